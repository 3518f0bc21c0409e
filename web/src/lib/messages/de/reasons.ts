/** Die Wörter der Entscheidungen: Seiten, Figuren, Zeiten, und warum ein Zug regelwidrig ist. */

import { dem, den, der, des, einen, SIDES } from "./cases";

export const MEN: Readonly<Record<string, string>> = {
  King: "König",
  Queen: "Dame",
  Rook: "Turm",
  Bishop: "Läufer",
  Knight: "Springer",
  Pawn: "Bauer",
  fers: "Fers",
  fil: "Fil",
};

const SPANS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  second: ["eine Sekunde", "Sekunden"],
  minute: ["eine Minute", "Minuten"],
  hour: ["eine Stunde", "Stunden"],
  day: ["einen Tag", "Tage"],
  month: ["einen Monat", "Monate"],
  year: ["ein Jahr", "Jahre"],
};

const NUMBERS: Readonly<Record<string, string>> = {
  one: "1",
  two: "zwei",
  three: "drei",
  four: "vier",
  five: "fünf",
};

/** "eine Minute", "zwei Minuten", "1,5 Sekunden" */
export const time = (english: string): string =>
  english
    .split(" and ")
    .map((span) => {
      const [many = "", name = ""] = span.split(" ");
      const [one, more] = SPANS[name.replace(/s$/, "")] ?? [span, span];
      const number = NUMBERS[many] ?? many.replace(".", ",");
      return number === "1" ? one : `${number} ${more}`;
    })
    .join(" und ");

/** Wofür ein Spieler gemeldet wird. */
export const CONDUCT: Readonly<Record<string, string>> = {
  "disturbing the opponent": "er hat den Gegner gestört",
  "offering or claiming a draw again and again": "er hat immer wieder Remis geboten oder reklamiert",
  "talking during play": "er hat während der Partie geredet",
  "a second board": "er hatte ein zweites Brett",
  "advice from another person": "er hat sich von jemandem beraten lassen",
  "an electronic device": "er hatte ein elektronisches Gerät",
  "covering his score": "er hat seine Mitschrift verdeckt",
  "leaving the place of play": "er hat den Spielort verlassen",
  "leaving the playing area": "er hat den Spielbereich verlassen",
  "refusing to observe the laws": "er weigert sich, die Regeln einzuhalten",
  "written or printed notes": "er hatte schriftliche oder gedruckte Notizen",
};

export const man = (name: string): string => den(MEN[name] ?? name);
export const it = (name: string): string => (name === "Queen" ? "sie" : "ihn");
const und = (squares: string): string => squares.replace(" and ", " und ");
const goes = (name: string): string => (name === "Queen" ? "keine Dame" : `kein ${MEN[name] ?? name}`);

export const nominative = (name: string): string => der(MEN[name] ?? name);
export const genitive = (name: string): string => des(MEN[name] ?? name);
export const dative = (name: string): string => dem(MEN[name] ?? name);
export const becomes = (name: string): string => einen(MEN[name] ?? name);
/** "kurz" für die Seite des Königs */
export const wing = (name: string): string => (name === "King" ? "kurz" : "lang");
export const named = (name: string): string => MEN[name] ?? name;

/** Dasselbe, wie es nur manche Regeln kennen. */
const OLDER: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [
    /^a Pawn becomes a man of its side that is off the board, and no (\w+) is$/,
    (m) => `ein Bauer wird zu einer Figur seiner Seite, die nicht auf dem Brett ist, und das ist ${goes(m!)}`,
  ],
  [/^a Pawn does not become a (\w+)$/, (m) => `ein Bauer wird ${goes(m!)}`],
  [
    /^a Pawn does not capture straight ahead, and (\w\d) is occupied$/,
    (on) => `ein Bauer schlägt nicht geradeaus, und ${on} ist besetzt`,
  ],
  [
    /^a Pawn does not remain a Pawn on its last rank$/,
    () => "ein Bauer bleibt auf seiner letzten Reihe kein Bauer",
  ],
  [
    /^a Pawn reaches its last rank, and no promotion is named(?: \([^)]*\))?$/,
    () => "ein Bauer erreicht die letzte Reihe, und keine Umwandlung ist genannt",
  ],
  [
    /^a (\w+) is named, but no Pawn reaches its last rank$/,
    (m) => `genannt ist ${named(m!)}, aber kein Bauer erreicht die letzte Reihe`,
  ],
  [
    /^a Bishop on (\w\d) would be the second on squares of that colour$/,
    (on) => `ein Läufer auf ${on} wäre der zweite auf Feldern dieser Farbe`,
  ],
  [
    /^a fers goes one square diagonally, and not from (\w\d) to (\w\d)$/,
    (from, to) => `ein Fers zieht ein Feld schräg und nicht von ${from} nach ${to}`,
  ],
  [
    /^a fil leaps two squares diagonally, and does not go from (\w\d) to (\w\d)$/,
    (from, to) => `ein Fil springt schräg auf das übernächste Feld und zieht nicht von ${from} nach ${to}`,
  ],
  [
    /^a leap leads to an empty square, and (\w\d) is occupied$/,
    (on) => `ein Sprung führt auf ein leeres Feld, und ${on} ist besetzt`,
  ],
  [
    /^by these laws no Queen takes a Queen, as that on (\w\d)$/,
    (on) => `nach diesen Regeln schlägt keine Dame eine Dame wie die auf ${on}`,
  ],
  [/^it would stalemate, which these laws forbid$/, () => "es wäre patt, was diese Regeln verbieten"],
  [
    /^only the Pawns of the Rooks, the King and the Queen advance two squares, and not that on (\w\d)$/,
    (on) =>
      `nur die Bauern der Türme, des Königs und der Dame ziehen zwei Felder weit, und nicht der auf ${on}`,
  ],
  [
    /^the Pawns of King and Queen advance two squares only until a man has been captured: that on (\w\d) no longer does$/,
    (on) =>
      `die Bauern von König und Dame ziehen nur zwei Felder weit, bis eine Figur geschlagen ist: der auf ${on} nicht mehr`,
  ],
  [/^that side has no Rook on (\w\d)$/, (on) => `auf ${on} hat diese Seite keinen Turm`],
  [
    /^the King does not leap out of check, from (\w\d)$/,
    (from) => `der König springt nicht aus dem Schach von ${from}`,
  ],
  [
    /^the King would leap across (\w\d), which is attacked$/,
    (on) => `der König spränge über das angegriffene Feld ${on}`,
  ],
  [
    /^the King would reach (\w\d), which is attacked$/,
    (on) => `der König käme auf das angegriffene Feld ${on}`,
  ],
  [
    /^the (\w+) on (\w\d) has moved, and leaps only as its first move$/,
    (m, on) => `${nominative(m!)} auf ${on} hat schon gezogen und springt nur als ersten Zug`,
  ],
  [
    /^the Pawn that waits on (\w\d) would take the name of what is captured$/,
    (on) => `der Bauer, der auf ${on} wartet, nähme den Namen dessen an, was geschlagen wird`,
  ],
  [/^the piece ends on (\w\d), where it started$/, (on) => `die Figur endet auf ${on}, wo sie begann`],
  [/^there is no piece on (\w\d)$/, (on) => `auf ${on} steht keine Figur`],
  [
    /^there is nothing that a Pawn could become on (\w\d), so it may not go there$/,
    (on) => `auf ${on} gibt es nichts, was ein Bauer werden könnte: er darf nicht dorthin`,
  ],
  [
    /^these laws do not allow a Pawn's double step$/,
    () => "den Doppelschritt des Bauern kennen diese Regeln nicht",
  ],
  [
    /^these laws do not allow a capture en passant$/,
    () => "das Schlagen im Vorbeigehen kennen diese Regeln nicht",
  ],
  [
    /^(\w\d) lies beyond the fourth rank of the player who moves$/,
    (on) => `${on} liegt jenseits der vierten Reihe des Ziehenden`,
  ],
];

/** Warum ein Zug regelwidrig ist. */
const REASONS: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [/^a (\w+) does not go from \w\d to \w\d$/, (m) => `so zieht ${goes(m!)}`],
  [
    /^it leaves the King in check from (\w\d(?:, \w\d)*(?: and \w\d)?)$/,
    (from) => `der König bleibt im Schach von ${und(from!)}`,
  ],
  [
    /^it exposes the King to check from (\w\d(?:, \w\d)*(?: and \w\d)?)$/,
    (from) => `der König kommt ins Schach von ${und(from!)}`,
  ],
  [/^it leaves the King in check$/, () => "der König bleibt im Schach"],
  [/^the piece on (\w\d) stands in the way$/, (on) => `die Figur auf ${on} steht im Weg`],
  [/^a piece of the same side stands on (\w\d)$/, (on) => `auf ${on} steht eine eigene Figur`],
  [
    /^the (\w+) on (\w\d) belongs on (\w\d)$/,
    (m, lies, on) => `${nominative(m!)} auf ${lies} gehört nach ${on}`,
  ],
  [/^the displaced (\w+) belongs on (\w\d)$/, (m, on) => `nach ${on} gehört ${nominative(m!)}`],
  [/^the King on (\w\d) cannot be captured$/, (on) => `der König auf ${on} kann nicht geschlagen werden`],
  [
    /^a Pawn moves diagonally only to capture, and there is nothing to capture on (\w\d)$/,
    (on) => `ein Bauer zieht nur schräg, wenn er schlägt, und auf ${on} ist nichts zu schlagen`,
  ],
  [
    /^a Pawn advances two squares only from its second rank, and this one stands on (\w\d)$/,
    (on) => `ein Bauer zieht nur von seinem Ausgangsfeld zwei Felder weit, und dieser steht auf ${on}`,
  ],
  [
    /^the Pawn on (\w\d) can be captured en passant only immediately after its double step$/,
    (on) => `der Bauer auf ${on} kann im Vorbeigehen nur sofort nach seinem Doppelschritt geschlagen werden`,
  ],
  [
    /^the piece on (\w\d) is (White|Black)'s, and it is (White|Black)'s turn$/,
    (on, of, turn) => `die Figur auf ${on} gehört ${SIDES[of!]}, und ${SIDES[turn!]} ist am Zug`,
  ],
  [
    /^(?:(White|Black)'s|the) (\w+) on (\w\d) was taken off, and the move does not take it$/,
    (of, m, on) =>
      `${der(named(m!))}${of ? ` von ${SIDES[of]}` : ""} auf ${on} wurde weggenommen, und der Zug schlägt ihn nicht`,
  ],
  [
    /^(?:(White|Black)'s|the) (\w+) on (\w\d) was taken on (\w\d), where it lay displaced$/,
    (of, m, on, lay) =>
      `${der(named(m!))}${of ? ` von ${SIDES[of]}` : ""}, der nach ${on} gehört, wurde auf ${lay} geschlagen, wo er verschoben lag`,
  ],
  [
    /^a (White|Black) (\w+) from the box was set on (\w\d)$/,
    (of, m, on) => `auf ${on} wurde ${nominative(m!)} von ${SIDES[of!]} aus der Schachtel gestellt`,
  ],
  [
    /^the (\w+) on (\w\d) was exchanged for a (White|Black) (\w+)$/,
    (m, on, of, into) =>
      `${nominative(m!)} auf ${on} wurde getauscht gegen ${becomes(into!)} von ${SIDES[of!]}`,
  ],
  [
    /^another man was moved before it in this turn, and not legally$/,
    () => "vorher wurde in diesem Zug eine andere Figur gezogen, und das regelwidrig",
  ],
  ...OLDER,
  [/^no law lets men move so$/, () => "keine Regel lässt Figuren so ziehen"],
  [/^more than one man was moved$/, () => "mehr als eine Figur wurde gezogen"],
  [
    /^castling (?:up the (file)|on the (King|Queen)'s side): (.+)$/,
    (file, side, why) => {
      const said = WHY_NOT[why!.replace(/[a-h][1-8]/, "SQ")];
      const castling = file ? "Rochade die Linie hinauf" : `${wing(side!)}e Rochade`;
      return said === undefined
        ? null
        : `${castling}: ${said.replace("SQ", /[a-h][1-8]/.exec(why!)?.[0] ?? "")}`;
    },
  ],
];

/** Warum man nicht rochieren darf; SQ ein Feld. */
const WHY_NOT: Readonly<Record<string, string>> = {
  "the King or the Rook has moved": "der König oder der Turm hat schon gezogen",
  "the King has moved": "der König hat schon gezogen",
  "the Rook has moved": "der Turm hat schon gezogen",
  "the King would cross SQ, which is attacked": "der König zöge über das angegriffene Feld SQ",
  "the King is in check from SQ": "der König steht im Schach von SQ",
  "the piece on SQ stands in the way": "die Figur auf SQ steht im Weg",
  "the King would reach SQ, which is attacked": "der König käme auf das angegriffene Feld SQ",
  "the King would leap across SQ, which is attacked": "der König spränge über das angegriffene Feld SQ",
  "that side has no Rook on SQ": "auf SQ hat diese Seite keinen Turm",
  "the King stood on SQ at the start": "der König stand zu Beginn auf SQ",
  "no Rook stood on SQ at the start": "auf SQ stand zu Beginn kein Turm",
  "an accident has left the King on SQ": "durch ein Versehen steht der König auf SQ",
  "an accident has left the Rook on SQ": "durch ein Versehen steht der Turm auf SQ",
  "an accident has taken the King off SQ": "durch ein Versehen fehlt der König auf SQ",
  "an accident has taken the Rook off SQ": "durch ein Versehen fehlt der Turm auf SQ",
  "the square of the Rook that was given has been occupied":
    "das Feld des vorgegebenen Turms war schon besetzt",
  "the square of the Rook that was given is occupied": "das Feld des vorgegebenen Turms ist besetzt",
  "these laws do not have it": "diese Regeln kennen sie nicht",
  "King or Rook would attack an adverse piece by it":
    "König oder Turm griffe dadurch eine gegnerische Figur an",
  "by these laws the Rook moves first, and the King in a later move":
    "nach diesen Regeln zieht zuerst der Turm und in einem späteren Zug der König",
  "it is not said where the Rook goes": "es ist nicht gesagt, wohin der Turm kommt",
};

/** Alle Gründe auf Deutsch, oder keiner. */
export function why(reasons: string): string | null {
  const said = reasons.split("; ").map((reason) => {
    for (const [english, german] of REASONS) {
      const found = english.exec(reason);
      if (found) return german(...found.slice(1));
    }
    return null;
  });
  const own = said.filter((one) => one !== null);
  return own.length < said.length ? null : own.join("; ");
}

/** Ein Satz mit seinen Gründen. */
export const because = (said: string, reasons: string): string | null => {
  const own = why(reasons);
  return own === null ? null : `${said}: ${own[0]!.toUpperCase()}${own.slice(1)}.`;
};
