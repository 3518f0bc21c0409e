/** The main line: what is to be done now. `who` is "Sie", "Weiß" or "Schwarz"; `duty` a duty in words. */

import type * as EN from "../en/now";
import type { Said } from "../said";
import { acting, dem, den } from "./cases";

const must = (who: string): string => `${who} ${acting(who, "muss", "müssen")}`;
const has = (who: string): string => `${who} ${acting(who, "hat", "haben")}`;
const can = (who: string): string => `${who} ${acting(who, "kann", "können")}`;

export const NOW: Said<typeof EN.NOW> = {
  adjourned: "Die Partie ist vertagt.",
  /** The newest claim was refused. `whose` is "Ihre", "von Schwarz" or "des Schiedsrichters". */
  rejected: (whose) =>
    whose.includes(" ")
      ? `Die Reklamation ${whose} wurde abgewiesen.`
      : `${whose} Reklamation wurde abgewiesen.`,
  choice: "Sie verhängen eine Strafe: Bestimmen Sie, was sie verlangt, oder verzichten Sie darauf.",
  choiceOf: (side) => `${side} bestimmt, was eine Strafe verlangt.`,
  /** One of several moves is to be adopted. */
  adopts: "Wählen, welcher der Züge gelten soll.",
  adoptsAs: (side) => `${side} wählt, welcher der Züge gelten soll.`,
  chooses: (who) => `${has(who)} eine Wahl zu treffen.`,
  heard: "Die Reklamation wartet auf die Entscheidung des Schiedsrichters.",
  hearing: "Eine Reklamation ist zu entscheiden.",
  stopped: (who) =>
    `Die Partie ruht, bis festgestellt ist, was geschah. Am Zug ${acting(who, "war", "waren")} ${who}.`,
  promotes: (square) => `Wählen, was aus dem Bauern auf ${square} wird.`,
  castling: (who, from, to) => `${must(who)} die Rochade vollenden: Turm von ${from} nach ${to}.`,
  castlingKing: (who, from, to) => `${must(who)} die Rochade vollenden: König von ${from} nach ${to}.`,
  enPassant: (who, square) =>
    `${must(who)} das Schlagen en passant vollenden: den Bauern von ${square} nehmen.`,
  held: (man, square) => `Die Hand liegt noch auf ${dem(man)} auf ${square}: loslassen.`,
  must: (who, duty) => `${must(who)} ${duty}.`,
  touched: (man) => `Sie haben ${den(man)} berührt. Zielfeld antippen.`,
  touchedInVain: (man) =>
    `Sie haben ${den(man)} berührt. Einen erlaubten Zug gibt es für ${den(man)} nicht: eine andere Figur ziehen.`,
  /** The piece that is due was touched, and waits for its square. */
  whither: (due) => `${due} Zielfeld antippen.`,
  exacts: (who) => `${can(who)} eine Strafe fordern oder einfach weiterspielen.`,
  /** By post, the offender is to play. */
  exactsOrWaits: (who, other) => `${can(who)} eine Strafe fordern oder den Zug von ${other} abwarten.`,
  mayClaim: (what) => `Der Gewinn lässt sich reklamieren: ${what}. Reklamieren oder weiterspielen.`,
  mayHaveBack: (by) =>
    `${by} hat regelwidrig gezogen. Der Zug bleibt, wenn ihn niemand reklamiert: reklamieren oder weiterspielen.`,
  claimIt: "Regelwidrigen Zug reklamieren",
  sayCheck: "Sobald „Schach“ gesagt ist, muss es abgewehrt werden.",
  claimInCheck: "Reklamieren, dass der König im Schach stand",
  offered: (who) => `${who} bietet Remis an: annehmen, ablehnen oder ziehen.`,
  /** It cannot be accepted now; `why` is a sentence. */
  offeredInVain: (who, why) =>
    `${who} bietet Remis an, doch annehmen lässt es sich jetzt nicht. ${why}`.trimEnd(),
  awaits: {
    friend: (side) => `Sie warten auf ${side}: Schicken Sie den Link.`,
    anybody: () => "Sie warten auf einen Gegner: Der Platz steht auf der ersten Seite.",
    rematch: (side) => `Sie warten auf ${side}: Die Revanche ist angeboten.`,
    declined: (side) => `${side} hat die Revanche abgelehnt.`,
    absent: (side) => `${side} ist noch nicht da.`,
  },
  clockWaits: "Keine Uhr läuft.",
  showLink: "Link zeigen",
  yours: "Sie sind am Zug.",
  theirs: (who) => `${who} ist am Zug.`,

  /** The move is made, and the clock is not pressed. */
  press: "Der Zug ist ausgeführt: Uhr drücken.",
  /** At one board, the side is named. */
  pressAs: (side) => `Der Zug von ${side} ist ausgeführt. ${side}: Uhr drücken.`,
  /** The clock runs for somebody who is not to move and has made no move that waits for the press. */
  runs: (side) => `Ihre Uhr läuft, doch ${side} ist am Zug: Uhr drücken.`,
  runsAs: (running, side) =>
    `${side} ist am Zug, doch die Uhr von ${running} läuft. ${running}: Uhr drücken.`,
  /** The other player has replied before the press: the clock runs through both moves. */
  missedYours: "Sie sind am Zug. Nach dem letzten Zug wurde die Uhr nicht gedrückt; sie lief deshalb weiter.",
  missed: (side) =>
    `${side} ist am Zug. Nach dem letzten Zug hat ${side} die Uhr nicht gedrückt; sie läuft deshalb schon.`,

  illegal: (who, man, from, to) =>
    `${has(who)} ${den(man)} von ${from} nach ${to} gezogen: Das ist regelwidrig.`,
  replaces: (who, men) => `${must(who)} Verschobenes zurückstellen: ${men.join(", ")}.`,
  goneToo: (men) =>
    `Mehr als eine Figur wurde bewegt: Auch ${men.join(", ")} ${men.length > 1 ? "sind" : "ist"} fort.`,
  illegalPlain: "Das ist ein regelwidriger Zug.",
  putRight: (who, duty, clocked) => `${must(who)}${clocked ? ", bevor die Uhr gedrückt wird," : ""} ${duty}.`,
  putRightPlain: (clocked) => `Zug berichtigen${clocked ? ", bevor die Uhr gedrückt wird" : ""}.`,
  isOthers: "Was folgt, liegt bei Ihrem Gegner.",
  putRightBy: (who) => `${who} muss ihn berichtigen.`,
  against: {
    "against-touch": (who) => `${has(who)} eine andere Figur gezogen als die berührte.`,
    "against-requirement": (who) => `${has(who)} nicht gezogen, wie es verlangt war.`,
  },
  second: (who) => `${has(who)} zwei Züge hintereinander gemacht.`,
  secondBack: "Die zweite Figur zurückstellen.",
  secondBackBy: (who) => `${who} muss die zweite Figur zurückstellen.`,
  /** To the player who made it. */
  undo: (clocked) => `Dieser Zug gilt nicht: zurücknehmen${clocked ? ", bevor die Uhr gedrückt wird" : ""}.`,
  /** To everybody else. */
  undone: (who, claims) =>
    `${who} muss den Zug zurücknehmen.${claims ? " Reklamieren lässt er sich, solange Sie nichts berühren." : ""}`,
  excuses: (side) =>
    `Bis ${side} zustimmt, zählt Ihre Berührung. Ziehen Sie die berührte Figur, oder warten Sie die Antwort ab.`,
  gone: "Nicht mehr möglich:",
  claimFalseCheck: "Falsches Schachgebot reklamieren",
  follows: (from, to) =>
    `Die Rochade lässt sich noch ausführen: Ziehen Sie den König von ${from} nach ${to}.`,
  yourOffence: "Der Verstoß war Ihrer.",
  yourOffenceTheirs: (side) => `Der Verstoß war Ihrer: ${side} kann wählen, was folgt.`,
  /** The score of a game without an ending, read aloud. */
  nothingRuled: "Noch keine Entscheidung.",
};

export const PREMOVE: Said<typeof EN.PREMOVE> = {
  laid: (from, to) =>
    `Von ${from} nach ${to}: Sobald Sie am Zug sind, wird das gezogen, wenn es dann regelgerecht ist.`,
  dropped: "Der vorgemerkte Zug ist jetzt nicht regelgerecht und wurde nicht ausgeführt.",
};
