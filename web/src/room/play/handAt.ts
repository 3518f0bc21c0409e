/** Whose hand begins a gesture. */

import type { Role } from "../../lib/live/frames";
import type { Standing } from "../../lib/live/standing";
import { other, type Side } from "../../lib/men";
import type { Square } from "../../lib/squares";

/**
 * At one board the turn tells whose hand it is, but for a King that may still follow its Rook: that is moved by who has just moved
 * the Rook.
 */
export function handAt(
  square: Square | null,
  { role, side, standing }: { role: Role; side: Side; standing: Pick<Standing, "turn" | "follows"> | null },
): Side {
  const follows = role === "both" && square !== null && standing?.follows?.from === square;
  return follows ? other(standing.turn) : side;
}
