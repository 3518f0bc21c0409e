/** What is left of a move of which a hand has made one part: castling, and capturing en passant. */

import type { Standing } from "../live/standing";
import { NOW } from "../messages/now";
import { menIn } from "../older";
import { readPlacement, type Placement, type Square } from "../squares";
import { kindAt } from "./men";

type Read = Pick<Standing, "besides" | "duty" | "fen" | "older">;

export type Rest = {
  is: "rook" | "king" | "pawn";
  /** Where the piece stands that is still to be moved or taken off. */
  from: Square;
  /** Where it goes; null: off the board. */
  to: Square | null;
};

/** Null where nothing is left, or nothing was begun. */
export function restOf({ besides, duty, fen, older }: Read, men: Placement): Rest | null {
  const before = menIn(readPlacement(fen), older);
  /** The piece that stood on one square stands on the other now. */
  const went = (from: Square, to: Square): boolean =>
    from !== to && before.has(from) && !men.has(from) && men.get(to) === before.get(from);
  const castles = duty.some(({ kind }) => kind === "castle");
  for (const [move, { rook, takes }] of Object.entries(besides ?? {})) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    if (rook && went(from, to)) return { is: "rook", from: rook[0], to: rook[1] };
    if (rook && castles && went(rook[0], rook[1]) && men.get(from) === before.get(from))
      return { is: "king", from, to };
    const isPrey = takes && kindAt(men, takes) === "pawn" && men.get(takes) === before.get(takes);
    if (isPrey && went(from, to)) return { is: "pawn", from: takes, to: null };
  }
  return null;
}

/** It as a sentence. `who` is "You", "White" or "Black". */
export const restWords = ({ is, from, to }: Rest, who: string): string =>
  to === null
    ? NOW.enPassant(who, from)
    : is === "king"
      ? NOW.castlingKing(who, from, to)
      : NOW.castling(who, from, to);
