/** Die Wörter der Entscheidungen: Seiten, Figuren, Zeiten, und warum ein Zug regelwidrig ist. */

import { dem, den, der, des, einen } from "./cases";

export const SIDES: Readonly<Record<string, string>> = { White: "Weiß", Black: "Schwarz" };

export const MEN: Readonly<Record<string, string>> = {
  King: "König",
  Queen: "Dame",
  Rook: "Turm",
  Bishop: "Läufer",
  Knight: "Springer",
  Pawn: "Bauer",
};

export const TIMES: Readonly<Record<string, string>> = {
  "one minute": "eine Minute",
  "two minutes": "zwei Minuten",
  "30 seconds": "30 Sekunden",
};

/** Wofür ein Spieler gemeldet wird. */
export const CONDUCT: Readonly<Record<string, string>> = {
  "disturbing the opponent": "er hat den Gegner gestört",
  "offering or claiming a draw again and again": "er hat immer wieder Remis geboten oder reklamiert",
  "talking during play": "er hat während der Partie geredet",
};

export const man = (name: string): string => den(MEN[name] ?? name);
export const it = (name: string): string => (name === "Queen" ? "sie" : "ihn");
const goes = (name: string): string => (name === "Queen" ? "keine Dame" : `kein ${MEN[name] ?? name}`);

export const nominative = (name: string): string => der(MEN[name] ?? name);
export const genitive = (name: string): string => des(MEN[name] ?? name);
export const dative = (name: string): string => dem(MEN[name] ?? name);
export const becomes = (name: string): string => einen(MEN[name] ?? name);
export const named = (name: string): string => MEN[name] ?? name;

/** Warum ein Zug regelwidrig ist. */
const REASONS: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [/^a (\w+) does not go from \w\d to \w\d$/, (m) => `so zieht ${goes(m!)}`],
  [/^it leaves the King in check from (\w\d)$/, (from) => `der König bleibt im Schach von ${from}`],
  [/^it exposes the King to check from (\w\d)$/, (from) => `der König kommt ins Schach von ${from}`],
  [/^it leaves the King in check$/, () => "der König bleibt im Schach"],
  [/^the piece on (\w\d) stands in the way$/, (on) => `die Figur auf ${on} steht im Weg`],
  [/^a piece of the same side stands on (\w\d)$/, (on) => `auf ${on} steht eine eigene Figur`],
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
  [/^more than one man was moved$/, () => "mehr als eine Figur wurde gezogen"],
  [/^a Pawn does not become a King$/, () => "ein Bauer wird kein König"],
  [
    /^castling on the (King|Queen)'s side: (.+)$/,
    (side, why) => {
      const said = WHY_NOT[why!.replace(/[a-h][1-8]/, "SQ")];
      const wing = side === "King" ? "kurze" : "lange";
      return said === undefined
        ? null
        : `${wing} Rochade: ${said.replace("SQ", /[a-h][1-8]/.exec(why!)?.[0] ?? "")}`;
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
};

/** Alle Gründe auf Deutsch, oder keiner. */
function why(reasons: string): string | null {
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
