/** Acts as sentences. What follows "Weiß": "berührt den Springer auf g1". */

import type * as EN from "../en/acts";
import { wordOf, type Said } from "../said";
import { den, einen, YOU } from "./cases";

/** What is exacted without a move, as an act of the player who exacts it. */
export const STANDS_TOLD: Said<typeof EN.STANDS_TOLD> = {
  leave: "lässt den Zug gelten",
  replace: "lässt den zweiten Zug zurücknehmen",
  both: "lässt beide Züge gelten",
};

/** Conduct that the arbiter reports, as an act of the player. */
export const CONDUCT: Said<typeof EN.CONDUCT> = {
  device: "hatte ein Telefon oder ein anderes Gerät",
  notes: "benutzte Notizen",
  advice: "ließ sich beraten",
  "second-board": "benutzte ein zweites Brett",
  "left-venue": "verließ das Turnierareal",
  "left-area": "verließ den Spielbereich",
  talk: "redete",
  "repeated-offers": "bot immer wieder Remis an",
  noise: "machte Lärm",
  refusal: "weigerte sich, die Regeln einzuhalten",
  "covered-score": "verdeckte das Partieformular",
};

/** What is asked, where its word says too little. */
export const ASKED: Said<typeof EN.ASKED> = {
  count: "fragt nach der Zahl der Züge und nach den Zeiten",
  boards: "bittet um zwei Bretter",
  increment: "bittet um Zeitzuschlag je Zug",
  score: "bittet um Einsicht in die Mitschrift",
  explanation: "fragt nach dem Wortlaut der Regeln",
};

/** Unusual ways to press a clock. */
export const PRESSED: Said<typeof EN.PRESSED> = {
  "other-hand": "drückt die Uhr mit der anderen Hand",
  back: "setzt die Uhr des Gegners wieder in Gang, statt beide anzuhalten",
};

/** Penalties by their words in a script. */
const PENALTIES: readonly (readonly [RegExp, string])[] = [
  [/^warning/, "Verwarnung"],
  [/^opponent-points /, "Punkte des Gegners "],
  [/^points /, "Punkte "],
  [/^opponent /, "Zeit des Gegners "],
  [/^own /, "eigene Zeit "],
  [/^loss opponent /, "Partieverlust, Punkte des Gegners "],
  [/^loss/, "Partieverlust"],
  [/^both-lose/, "Partieverlust für beide"],
  [/^fine/, "Geldbuße"],
  [/^exclusion (\d+)/, "Ausschluss, Runden: $1"],
  [/^expulsion/, "Ausschluss vom Turnier"],
];

function penalty(how: string): string {
  const [form, words] = PENALTIES.find(([one]) => one.test(how)) ?? [/^$/, ""];
  return how.replace(form, words).replace(" for ", ", Artikel ");
}

/** What stands after a verb and has no word of its own elsewhere. */
const OBJECTS = { "fifty moves": "fünfzig Züge", "score sheet": "das Partieformular" };
const object = (what: string): string => wordOf(OBJECTS, what) ?? what;

/** Verbs that change more than their end. */
const CHANGED = {
  gibt: "geben",
  hat: "haben",
  hält: "halten",
  lässt: "lassen",
  nimmt: "nehmen",
  sieht: "sehen",
  verlässt: "verlassen",
  wirft: "werfen",
};

/** An act of several: "stellen fest" for "stellt fest". */
const plural = (act: string): string =>
  act.replace(
    /^\S+t(?=\s|$)/,
    (one) =>
      wordOf(CHANGED, one) ?? (/[^i]e[lr]t$/.test(one) ? one.replace(/t$/, "n") : one.replace(/e?t$/, "en")),
  );

const both = (act: string): string => `Beide Spieler ${plural(act)}`;

/** How a player resigns. */
export const RESIGNED: Said<typeof EN.RESIGNED> = {
  saying: "erklärt die Partie für verloren und gibt auf",
  writing: "gibt schriftlich auf",
  circling: "gibt auf und kreist dazu das Ergebnis ein",
  "writing-result": "gibt auf und notiert dazu das Ergebnis",
  "tipping-king": "legt den König um und gibt auf",
};

export const ACTS: Said<typeof EN.ACTS> = {
  /** Pieces with their squares: "Springer", "g1". */
  touches: (men) => `berührt ${men.map(([man, square]) => `${den(man)} auf ${square}`).join(" und ")}`,
  lifts: (man, square) => `hebt ${den(man)} von ${square} auf`,
  places: (square) => `stellt die Figur auf ${square}`,
  releases: "lässt die Figur los",
  removes: (man, square) => `entfernt ${den(man)} von ${square}`,
  puts: (man, square) => `stellt ${einen(man)} auf ${square}`,
  substitute: "Ersatzfigur",
  putsOf: (side, man, square) => {
    const [article = "", ...name] = einen(man).split(" ");
    const ending = article === "einen" ? "en" : "e";
    return `stellt ${article} ${side === "white" ? "weiß" : "schwarz"}${ending} ${name.join(" ")} auf ${square}`;
  },
  putsInverted: (man, square) => `stellt ${einen(man)} umgedreht auf ${square}`,
  moves: (move) => `spielt ${move}`,
  movesTwoHanded: (move) => `spielt ${move} mit beiden Händen`,
  castles: "rochiert",
  castlesTwoHanded: "rochiert mit beiden Händen",
  displaces: (man, square) => `wirft ${den(man)} auf ${square} um`,
  upsets: "wirft das Brett um",
  restores: "stellt die verschobenen Figuren zurück",
  presses: "drückt die Uhr",
  holds: "lässt den Finger auf der Uhr",
  stopsClocks: (why) => `hält die Uhren an${why ? ` (${why})` : ""}`,
  starts: (side) => `setzt die Uhr von ${side} in Gang`,
  drops: (man, from, to) => `lässt ${den(man)} von ${from} nach ${to} gleiten`,
  gestures: (how) => `macht eine Geste: ${how}`,
  leavesArea: "verlässt den Spielbereich",
  leaves: "verlässt das Brett",
  arrives: "kommt ans Brett",
  reports: (side, what) => `meldet: ${side} ${what}`,
  observesMove: "hat die Handlung gesehen",
  observes: "sieht auf das Brett",
  /** A draw has no word here: the verb says it, as on a button. */
  declares: (what) => (what === "" ? "erklärt die Partie für remis" : `erklärt: ${what}`),
  penalises: (side, how) => `bestraft ${side}: ${penalty(how)}`,
  gives: (side, time) => `gibt ${side} ${time}`,
  rules: "entscheidet über die Reklamation",
  corrects: (result) => `berichtigt das Ergebnis: ${result}`,
  upholds: "bestätigt die Entscheidung",
  overturns: (result) =>
    result === "*" ? "hebt die Entscheidung auf" : `hebt die Entscheidung auf: ${result}`,
  appeals: (why) => `legt Berufung ein${why ? `: ${why}` : ""}`,
  names: (man) => `nennt ${einen(man)}`,
  adjusts: "sagt „j’adoube“",
  says: (what) => `sagt „${what === "check" ? "Schach" : what}“`,
  exacts: (what) => `fordert ${what}`,
  requiresScore: (side) => `fordert ${side} auf, die Mitschrift zu ergänzen`,
  requires: (what) => `verlangt: ${what}`,
  findsBoard: (fen) => `stellt diese Stellung fest: ${fen}`,
  finds: (fact) => `stellt fest: ${fact}`,
  claims: (what) => `reklamiert: ${what}`,
  writes: (what) => `schreibt ${what}`,
  strikes: "streicht den letzten Eintrag",
  announces: (what) => `sagt an: ${what}`,
  repeats: (what) => `wiederholt: ${what}`,
  copies: (what) => `führt ${what} auf dem Brett des Spielers aus`,
  asks: (what) => `bittet um ${object(what)}`,
  adjourns: "vertagt die Partie",
  seals: "gibt einen Zug verschlossen ab",
  signs: (result) => `unterschreibt das Partieformular: ${result}`,
  offers: "bietet Remis an",
  offersIf: (condition) => `bietet Remis unter einer Bedingung an: ${condition}`,
  accepts: "nimmt das Remis an",
  declines: "lehnt das Remis ab",
  proposesTakeBack: (moves) =>
    `schlägt vor, ${moves === 1 ? "den letzten Zug" : `die letzten ${moves} Züge`} zurückzunehmen`,
  acceptsTakeBack: "ist mit der Rücknahme einverstanden",
  givesNotice: (what) => `kündigt an: ${object(what)}`,
  resumes: "stellt die Figuren wieder auf",
  /** As of a draw: on a button the envelope stands before its verb. */
  opens: (what) => `öffnet ${what === "" ? "den Umschlag" : what}`,
  /** Verbs that are told by themselves. */
  others: {
    resigns: "gibt auf",
    sends: "schickt",
    plays: "spielt",
    adopts: "wählt",
    waives: "verzichtet",
    admits: "gibt es zu",
    "calls-off": "sagt die Partie ab",
    consents: "stimmt zu",
    refuses: "lehnt es ab",
    takes: "nimmt",
    ends: "beendet",
  },

  /** Who acts. The act is told as of one person. */
  one: (who, act) => `${who} ${act}`,
  both,
  assistant: (side) => `Der Assistent von ${side}`,
  arbiter: "Der Schiedsrichter",
  /** What one side asks both to do: "Vorschlag von Weiß – beide Spieler stellen fest: …" */
  asksBoth: (who, act) =>
    `${who === YOU ? "Ihr Vorschlag" : `Vorschlag von ${who}`} – beide Spieler ${plural(act)}.`,
};
