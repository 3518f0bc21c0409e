/** A move that is to be sent: who sends it, and what a Pawn becomes in it. */

import type { MessageRead } from "../../lib/live/requests";
import type { Side } from "../../lib/men";
import { POST } from "../../lib/messages/post";
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
  { letter: "q", kind: "queen" },
  { letter: "r", kind: "rook" },
  { letter: "b", kind: "bishop" },
  { letter: "n", kind: "knight" },
] as const;

/** What the Pawn of a move from square to square can become; empty where the move says it, or is none of a Pawn's last. */
export const becomesOf = (move: string, legal: readonly string[]): (typeof PIECES)[number][] =>
  PIECES.filter(({ letter }) => legal.includes(move + letter));

/** A move as it is shown on the board before it is sent: its squares, and the position after it once that is known. */
export type Draft = { from: Square; to: Square; fen?: string };

/** The one move that a message means; null where it means several, or none. */
export function soleMove({ records }: MessageRead): MessageRead["records"][number]["moves"][number] | null {
  const moves = records.flatMap((one) => one.moves);
  const alike = moves.every(({ fen }) => fen === moves[0]?.fen);
  return records.every((one) => one.moves.length === 1) && alike ? (moves[0] ?? null) : null;
}

/** What a sender may not have meant, a sentence each: no move, several, records that would not count. */
export function warnings({ records, idle }: MessageRead): string[] {
  const unclear = records.flatMap(({ record, moves }) =>
    moves.length === 0
      ? [POST.meansNone(record)]
      : moves.length > 1
        ? [
            POST.meansSeveral(
              record,
              moves.map((move) => move.record),
            ),
          ]
        : [],
  );
  return [...unclear, ...idle.map(POST.idle)];
}

/** Whether a message is to be looked at twice: for what it means, or for what would be ruled on it. */
export const isDoubtful = (read: MessageRead): boolean =>
  warnings(read).length > 0 || read.rulings.some(({ kind }) => kind === "offence" || kind === "refused");

/** The squares of a move that was pointed to; null where it is written in another way. */
export function draftOf(move: string): Draft | null {
  const [, from = "", to = ""] = /^([a-h][1-8])([a-h][1-8])[qrbn]?$/.exec(move) ?? [];
  return isSquare(from) && isSquare(to) ? { from, to } : null;
}
