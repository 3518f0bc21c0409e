/** Warum von einer Stellung aus keine Partie beginnt. Was hier nicht steht, bleibt englisch. */

import type * as EN from "../en/starts";
import type { Said } from "../said";
import { SIDES } from "./cases";

const of = (side: string): string => SIDES[side] ?? side;
const squares = (list: string): string => list.replace(" and ", " und ");
const wing = (name: string): string => (name.startsWith("King") ? "kurz" : "lang");

/** Wie ein Grund des Servers lautet, und was dafür steht; die Gruppen sind, was gefunden ist. */
const REASONS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^(White|Black) has no King$/, (side) => `${of(side)} hat keinen König`],
  [/^(White|Black) has (\d+) Kings$/, (side, many) => `${of(side)} hat ${many} Könige`],
  [/^a Pawn stands on (\w\d)$/, (on) => `auf ${on} steht ein Bauer`],
  [
    /^(White|Black) has (\d+) pieces and Pawns, more than sixteen$/,
    (side, many) => `${of(side)} hat ${many} Figuren und Bauern, mehr als sechzehn`,
  ],
  [
    /^(White|Black) has (\d+) Pawns, more than eight$/,
    (side, many) => `${of(side)} hat ${many} Bauern, mehr als acht`,
  ],
  [
    /^(White|Black) has at least (\d+) promoted pieces, but only (\d+) Pawns are missing$/,
    (side, many, missing) =>
      `mindestens ${many} Figuren von ${of(side)} sind umgewandelte Bauern, aber nur ${missing} Bauern fehlen`,
  ],
  [
    /^(White|Black) is in check from (.+), but is not to move$/,
    (side, by) => `${of(side)} steht im Schach von ${squares(by)} und ist nicht am Zug`,
  ],
  [/^more than two pieces give check: (.+)$/, (by) => `mehr als zwei Figuren geben Schach: ${squares(by)}`],
  [
    /^the check from (.+) cannot come from the double step$/,
    (by) => `das Schach von ${squares(by)} kann nicht aus dem Doppelschritt kommen`,
  ],
  [
    /^(White|Black) may castle on the (\w+)'s side, but does not have its one King on the first rank$/,
    (side, on) => `${of(side)} darf ${wing(on)} rochieren, hat aber nicht einen König auf der Grundreihe`,
  ],
  [
    /^(White|Black) may castle on the (\w+)'s side, but has no Rook on (\w\d)$/,
    (side, on, square) => `${of(side)} darf ${wing(on)} rochieren, hat aber auf ${square} keinen Turm`,
  ],
  [
    /^(White|Black) cannot castle on the (\w+)'s side with a Rook on (\w\d)$/,
    (side, on, square) => `${of(side)} kann mit einem Turm auf ${square} nicht ${wing(on)} rochieren`,
  ],
  [
    /^(White|Black) cannot castle on the (\w+)'s side under these laws$/,
    (side, on) => `${of(side)} kann nach diesen Regeln nicht ${wing(on)} rochieren`,
  ],
  [
    /^no Pawn can just have passed (\w\d): it is on the wrong rank$/,
    (on) => `über ${on} kann gerade kein Bauer gezogen sein: Die Reihe stimmt nicht`,
  ],
  [
    /^no Pawn can just have passed (\w\d): (\w\d) has none$/,
    (on, pawn) => `über ${on} kann gerade kein Bauer gezogen sein: Auf ${pawn} steht keiner`,
  ],
  [
    /^no Pawn can just have made a double step: (\w\d) is occupied$/,
    (on) => `gerade kann kein Bauer zwei Felder weit gezogen sein: ${on} ist besetzt`,
  ],
  [
    /^no Pawn can be captured en passant on (\w\d) under these laws$/,
    (on) => `nach diesen Regeln kann auf ${on} kein Bauer im Vorbeigehen geschlagen werden`,
  ],
  [/^moves are numbered from 1, not 0$/, () => "Züge werden von 1 an gezählt, nicht von 0"],
  [
    /^expected four fields \(.*, found (\d+)$/,
    (many) =>
      `ein FEN hat vier, sechs oder sieben Teile (Figuren, Zugrecht, Rochaden, En-passant-Feld, Zähler), hier ${many === "1" ? "ist es einer" : `sind es ${many}`}`,
  ],
  [
    /^expected w or b for the turn, found `(.*)`$/,
    (read) => `wer am Zug ist, sagt w oder b, und nicht „${read}“`,
  ],
  [
    /^expected - or the square that a Pawn has just passed, found `(.*)`$/,
    (read) => `als En-passant-Feld steht ein Feld oder „-“, und nicht „${read}“`,
  ],
  [/^expected a number up to \d+, found `(.*)`$/, (read) => `„${read}“ ist keine Zahl, die hier stehen kann`],
  [
    /^expected the square of a King or fers that may still leap, found `(.*)`$/,
    (read) => `„${read}“ ist kein Feld eines Königs oder Fers, der noch springen darf`,
  ],
  [/^expected eight ranks, found (\d+)$/, (many) => `ein FEN hat acht Reihen, und dieses hat ${many}`],
  [
    /^expected a piece after a number, found `(.*)`$/,
    (read) => `nach einer Zahl steht eine Figur, und nicht „${read}“`,
  ],
  [
    /^expected a piece \(\w+\) or 1 to 8, found `(.*)`$/,
    (read) => `„${read}“ steht in einem FEN für keine Figur`,
  ],
  [
    /^expected eight squares in rank (\d), found (\d+)$/,
    (rank, many) => `Reihe ${rank} hat acht Felder, und hier sind es ${many}`,
  ],
  [
    /^expected - or letters from KQkqA-Ha-h, found `(.*)`$/,
    (read) => `„${read}“ steht für keine Rochade: Es sind K, Q, k, q, oder „-“`,
  ],
  [
    /^`(.*)` cannot name a Rook: (White|Black)'s King stands on (\w\d)$/,
    (read, side, on) => `„${read}“ nennt keinen Turm: Auf ${on} steht der König von ${of(side)}`,
  ],
  [
    /^`(.*)` gives (White|Black) a second right on the (\w+)'s side$/,
    (read, side, on) => `„${read}“ gibt ${of(side)} ein zweites Recht, ${wing(on)} zu rochieren`,
  ],
];

/** Wie der Server beginnt, bevor er die Gründe nennt. */
const HEADS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^(?:expected a start from which a game can be played, found|no game can be played from) `([^`]*)`(?:: (.*))?$/s,
    (fen) => `Von „${fen}“ aus kann keine Partie beginnen`,
  ],
  [/^expected a FEN(?: or `chess960 N`)?, found `([^`]*)`(?:: (.*))?$/s, (read) => `„${read}“ ist kein FEN`],
  [/^expected a FEN, found (the end of the line)(?:: (.*))?$/s, () => "Das FEN ist nicht zu Ende"],
  [
    /^no game can be played from the array (of these laws): (.*)$/s,
    () => "Von der Aufstellung dieser Regeln aus kann keine Partie beginnen",
  ],
];

const reason = (says: string): string | null => {
  for (const [pattern, own] of REASONS) {
    const found = pattern.exec(says);
    if (found) return own(...found.slice(1));
  }
  return null;
};

const reasons = (says: string): string | null => {
  const own = says.split("; ").map(reason);
  return own.every((one) => one !== null) ? own.join("; ") : null;
};

const capital = (says: string): string => `${says[0]?.toUpperCase()}${says.slice(1)}`;

export const STARTS: Said<typeof EN.STARTS> = {
  own: (says) => {
    for (const [pattern, head] of HEADS) {
      const [, found, why] = pattern.exec(says) ?? [];
      if (found === undefined) continue;
      const own = why === undefined ? "" : reasons(why);
      return own === null ? null : own === "" ? `${head(found)}.` : `${head(found)}: ${capital(own)}.`;
    }
    const own = reasons(says);
    return own === null ? null : `${capital(own)}.`;
  },
};
