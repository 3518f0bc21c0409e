/** The letters of the pieces. What is sent, kept and exported has the English ones; these are for the reader alone. */

import type * as EN from "../en/letters";
import type { Said } from "../said";

const OWN: Readonly<Record<string, string>> = { K: "K", Q: "D", R: "T", B: "L", N: "S" };

/** A move of a piece, or a Pawn that becomes one; no part of a FEN, of a longer word, or of another notation. */
const MOVE = /(?<![\w/])(?:([KQRBN])([a-h]?[1-8]?x?[a-h][1-8])|((?:[a-h]x)?[a-h][18]=)([QRBN]))(?![\w/])/g;

/** What somebody wrote stays as he wrote it. */
const QUOTED = /("[^"]*"|“[^”]*”|„[^“]*“)/;

const lettered = (text: string): string =>
  text.replace(MOVE, (_move, man: string, way: string, pawn: string, becomes: string) =>
    man ? OWN[man] + way : pawn + OWN[becomes],
  );

export const LETTERED: Said<typeof EN.LETTERED> = {
  men: {
    king: "K",
    queen: "D",
    rook: "T",
    bishop: "L",
    knight: "S",
    pawn: "B",
    fers: "Fe",
    fil: "Fi",
  },
  move: (text) =>
    text
      .split(QUOTED)
      .map((part, i) => (i % 2 === 1 ? part : lettered(part)))
      .join(""),
};
