/** A move that is to be sent: who sends it, and what a Pawn becomes in it. */

import type { Side } from "../../lib/men";
import { isSquare, type Square } from "../../lib/squares";

/** The side for which this seat sends a move: that which is to play, where the seat may speak for it. */
export const sender = (sides: readonly Side[], turn: Side): Side =>
  sides.includes(turn) ? turn : (sides[0] ?? turn);

/** The sides that may send a move, by the forms that the seat has. */
export const senders = (forms: readonly string[]): Side[] =>
  forms
    .filter((line) => line.endsWith(" sends TEXT"))
    .map((line) => (line.startsWith("white") ? "white" : "black"));

const PIECES = [
  { letter: "q", name: "Queen" },
  { letter: "r", name: "Rook" },
  { letter: "b", name: "Bishop" },
  { letter: "n", name: "Knight" },
] as const;

/** What the Pawn of a move from square to square can become; empty where the move says it, or is none of a Pawn's last. */
export const becomesOf = (move: string, legal: readonly string[]): (typeof PIECES)[number][] =>
  PIECES.filter(({ letter }) => legal.includes(move + letter));

/** The squares of a move, as it is marked on the board before it is sent. */
export type Draft = { from: Square; to: Square };

/** The squares of a move that was pointed to; null where it is written in another way. */
export function draftOf(move: string): Draft | null {
  const [, from = "", to = ""] = /^([a-h][1-8])([a-h][1-8])[qrbn]?$/.exec(move) ?? [];
  return isSquare(from) && isSquare(to) ? { from, to } : null;
}
