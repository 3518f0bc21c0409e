/**
 * Die häufigsten Entscheidungen auf Deutsch. Die Sätze sind die des Servers; was hier nicht steht, bleibt englisch, und von
 * mehreren Sätzen stehen entweder alle auf Deutsch oder keiner.
 */

import type * as EN from "../en/sentences";
import type { Said } from "../said";
import { dem, den } from "./cases";

const SIDES: Readonly<Record<string, string>> = { White: "Weiß", Black: "Schwarz" };

const MEN: Readonly<Record<string, string>> = {
  King: "König",
  Queen: "Dame",
  Rook: "Turm",
  Bishop: "Läufer",
  Knight: "Springer",
  Pawn: "Bauer",
};

const TIMES: Readonly<Record<string, string>> = {
  "one minute": "eine Minute",
  "two minutes": "zwei Minuten",
  "30 seconds": "30 Sekunden",
};

/** Wofür ein Spieler gemeldet wird. */
const CONDUCT: Readonly<Record<string, string>> = {
  "disturbing the opponent": "er hat den Gegner gestört",
  "offering or claiming a draw again and again": "er hat immer wieder Remis geboten oder reklamiert",
  "talking during play": "er hat während der Partie geredet",
};

const man = (name: string): string => den(MEN[name] ?? name);
const it = (name: string): string => (name === "Queen" ? "sie" : "ihn");
const goes = (name: string): string => (name === "Queen" ? "keine Dame" : `kein ${MEN[name] ?? name}`);

/** In einem Muster: S eine Seite, M eine Figur, Q ein Feld, N eine Zahl, T eine Zeit, C ein Verhalten, W ein Name von Regeln. */
const LETTERS: Readonly<Record<string, string>> = {
  S: "(White|Black)",
  M: "(King|Queen|Rook|Bishop|Knight|Pawn)",
  Q: "([a-h][1-8])",
  N: "(\\d+)",
  T: `(${Object.keys(TIMES).join("|")})`,
  C: `(${Object.keys(CONDUCT).join("|")})`,
  W: "([^:.]+)",
};

type Pattern = [english: string, german: (...found: string[]) => string];

const PATTERNS: readonly Pattern[] = [
  [
    "{S} moved the {M} from {Q} to {Q}; the move is made.",
    (s, m, from, to) => `${s} hat ${man(m!)} von ${from} nach ${to} gezogen; der Zug ist ausgeführt.`,
  ],
  [
    "{S} took the {M} on {Q} with the {M} from {Q}; the move is made.",
    (s, m, on, by, from) =>
      `${s} hat ${man(m!)} auf ${on} geschlagen (${MEN[by!]} von ${from}); der Zug ist ausgeführt.`,
  ],
  [
    "{S} castled on the King's side; the move is made.",
    (s) => `${s} hat kurz rochiert; der Zug ist ausgeführt.`,
  ],
  [
    "{S} castled on the Queen's side; the move is made.",
    (s) => `${s} hat lang rochiert; der Zug ist ausgeführt.`,
  ],
  ["{S}'s move is complete.", (s) => `Der Zug von ${s} ist abgeschlossen.`],
  [
    "{S} touched the {M} on {Q} and must move it.",
    (s, m, on) => `${s} hat ${man(m!)} auf ${on} berührt und muss ${it(m!)} ziehen.`,
  ],
  [
    "{S} touched {S}'s {M} on {Q} and must take it.",
    (s, other, m, on) => `${s} hat ${man(m!)} von ${other} auf ${on} berührt und muss ${it(m!)} schlagen.`,
  ],
  [
    "{S} touched the {M} on {Q}, and is not bound by the touch.",
    (s, m, on) => `${s} hat ${man(m!)} auf ${on} berührt und ist dadurch zu nichts verpflichtet.`,
  ],
  [
    "{S} touched {S}'s {M} on {Q}, and is not bound by the touch.",
    (s, other, m, on) =>
      `${s} hat ${man(m!)} von ${other} auf ${on} berührt und ist dadurch zu nichts verpflichtet.`,
  ],
  [
    "{S} touched the {M} on {Q} out of turn: {W} does not say what follows.",
    (s, m, on, code) =>
      `${s} hat ${man(m!)} auf ${on} berührt, ohne am Zug zu sein: Was daraus folgt, sagen die Regeln (${code}) nicht.`,
  ],
  [
    "{S} touched the {M} on {Q} out of turn.",
    (s, m, on) => `${s} hat ${man(m!)} auf ${on} berührt, ohne am Zug zu sein.`,
  ],
  [
    "{S}'s touch has no consequence: it was an accident.",
    (s) => `Die Berührung von ${s} hat keine Folgen: Sie war ein Versehen.`,
  ],
  [
    "{S}'s touch has no consequence: he has the move, he said so first.",
    (s) => `Die Berührung von ${s} hat keine Folgen: Er ist am Zug und hat es vorher gesagt.`,
  ],
  [
    "{S} displaced the {M} from {Q}, by accident as stated; it may be put right.",
    (s, m, from) =>
      `${s} hat ${man(m!)} von ${from} verschoben, aus Versehen, wie es heißt; das darf berichtigt werden.`,
  ],
  [
    "The position before {S}'s move {N} stands again, and {S} is to play.",
    (s, number, turn) => `Die Stellung vor dem ${number}. Zug von ${s} steht wieder; ${turn} ist am Zug.`,
  ],
  ["{S} has completed an illegal move.", (s) => `${s} hat einen regelwidrigen Zug abgeschlossen.`],
  [
    "{S}'s illegal move is completed, and stands until it is found.",
    (s) => `Der regelwidrige Zug von ${s} ist abgeschlossen und bleibt stehen, bis er bemerkt wird.`,
  ],
  [
    "{S} moved the {M} on {Q} to {Q} illegally: a {M} does not go from {Q} to {Q}.",
    (s, m, from, to) =>
      `${s} hat ${man(m!)} regelwidrig von ${from} nach ${to} gezogen: So zieht ${goes(m!)}.`,
  ],
  [
    "{S} is given {T} for an illegal move by {S}.",
    (s, time, by) => `${s} bekommt ${TIMES[time!]} für einen regelwidrigen Zug von ${by}.`,
  ],
  [
    "{S} is given {T} for a wrong claim by {S}.",
    (s, time, by) => `${s} bekommt ${TIMES[time!]} für eine falsche Reklamation von ${by}.`,
  ],
  ["{S} is given {T}.", (s, time) => `${s} bekommt ${TIMES[time!]}.`],
  ["There is no clock to set: it is noted.", () => "Eine Uhr ist nicht zu stellen: Es wird vermerkt."],
  ["Another one ends the game.", () => "Ein weiterer beendet die Partie."],
  [
    "It is another illegal move by {S}: {S} has won.",
    (s, won) => `Es ist ein weiterer regelwidriger Zug von ${s}: ${won} hat gewonnen.`,
  ],
  [
    "{S} has made a move with both hands, which counts as an illegal move.",
    (s) => `${s} hat mit beiden Händen gezogen; das zählt als regelwidriger Zug.`,
  ],
  ["{S} used both hands for the move.", (s) => `${s} hat mit beiden Händen gezogen.`],
  [
    "{S} has pressed the clock without making a move, which counts as an illegal move.",
    (s) => `${s} hat die Uhr gedrückt, ohne zu ziehen; das zählt als regelwidriger Zug.`,
  ],
  ["{S} is checkmated: {S} has won.", (s, won) => `${s} ist matt: ${won} hat gewonnen.`],
  ["{S} is stalemated: the game is drawn.", (s) => `${s} ist patt: Die Partie ist remis.`],
  ["{S} resigns, and {S} has won.", (s, won) => `${s} gibt auf; ${won} hat gewonnen.`],
  [
    "{S} has exceeded the time: {S} has won.",
    (s, won) => `${s} hat die Zeit überschritten: ${won} hat gewonnen.`,
  ],
  ["{S} offers a draw.", (s) => `${s} bietet Remis.`],
  [
    "{S} cannot win by normal means: the game is drawn.",
    (s) => `${s} kann mit normalen Mitteln nicht gewinnen: Die Partie ist remis.`,
  ],
  [
    "That {S} cannot win by normal means is for the arbiter to decide.",
    (s) => `Ob ${s} mit normalen Mitteln nicht gewinnen kann, entscheidet der Schiedsrichter.`,
  ],
  [
    "The rules that were announced for this game give no such claim.",
    () => "Nach den angekündigten Bestimmungen kann man das in dieser Partie nicht reklamieren.",
  ],
  [
    "The arbiter sees nothing that calls for action without a claim.",
    () => "Der Schiedsrichter sieht nichts, wobei er ohne Reklamation einschreiten müsste.",
  ],
  [
    "{S} is reported for {C}: what follows is for the arbiter to decide.",
    (s, what) =>
      `${s} wird gemeldet, denn ${CONDUCT[what!]}: Was daraus folgt, entscheidet der Schiedsrichter.`,
  ],
];

const READ = PATTERNS.map(([english, german]): [RegExp, Pattern[1]] => {
  const parts = english.split(/\{([A-Z])\}/);
  const escaped = parts.map((part, i) => (i % 2 === 1 ? LETTERS[part]! : part.replace(/[.()]/g, "\\$&")));
  return [new RegExp(`^${escaped.join("")}$`), german];
});

function sentence(says: string): string | null {
  for (const [pattern, german] of READ) {
    const found = pattern.exec(says);
    if (found) return german(...found.slice(1).map((part) => SIDES[part] ?? part));
  }
  return null;
}

export const SENTENCES: Said<typeof EN.SENTENCES> = {
  own: (says) => {
    const own = says.split(/(?<=[.]) (?=[A-Z])/).map(sentence);
    return own.every((one) => one !== null) ? own.join(" ") : null;
  },
  duty: (says, kindOn, gone) => {
    const at = (square: string): string => `${square === gone ? "von" : "auf"} ${square}`;
    const the = (square: string): string => `${den(kindOn(square))} ${at(square)}`;
    const found = (pattern: RegExp): string[] | null => pattern.exec(says)?.slice(1) ?? null;
    const [moved] = found(/^move the (?:man|King) on ([a-h][1-8])$/) ?? [];
    if (moved) return `${the(moved)} ziehen`;
    const [taken] = found(/^take the man on ([a-h][1-8])$/) ?? [];
    if (taken) return `${the(taken)} schlagen`;
    const [prey, by] = found(/^take the man on ([a-h][1-8]) with the man on ([a-h][1-8])$/) ?? [];
    if (prey && by) return `${the(prey)} mit ${dem(kindOn(by))} ${at(by)} schlagen`;
    const [either, or] = found(/^move the man on ([a-h][1-8]), or take the man on ([a-h][1-8])$/) ?? [];
    if (either && or) return `${the(either)} ziehen oder ${the(or)} schlagen`;
    const [king, rook] = found(/^castle with the men on ([a-h][1-8]) and ([a-h][1-8])$/) ?? [];
    if (king && rook) return `mit den Figuren auf ${king} und ${rook} rochieren`;
    const [name = "", from, to] = found(/^move the ([A-Z][a-z]+) from ([a-h][1-8]) to ([a-h][1-8])$/) ?? [];
    return MEN[name] && from && to ? `${man(name)} von ${from} nach ${to} ziehen` : null;
  },
};
