/** How far each piece can ever go from a position, in squares and in words. */

import type { Placement, Square } from "../lib/squares";
import { manName } from "../lib/words/men";
import { REACH } from "../lib/messages/evidence";

/** The squares on which the piece of each square can ever stand. */
export type Reach = Readonly<Record<Square, readonly Square[]>>;

/** The squares of the pieces that can never move. */
export const stillIn = (reach: Reach): Square[] =>
  Object.keys(reach).filter((square) => reach[square]?.length === 1);

/** The squares to shade: the reach of the piece that is looked at, or the pieces that never move. */
export function shadedBy(reach: Reach | undefined, looked: Square | null): ReadonlySet<Square> {
  if (reach === undefined) return new Set();
  return new Set((looked && reach[looked]) || stillIn(reach));
}

/** What the shading says. */
export function reachWords(reach: Reach, looked: Square | null, men: Placement): string {
  const squares = looked && reach[looked];
  if (!squares) {
    return REACH.shaded(REACH.still(stillIn(reach).length));
  }
  const man = manName(men.get(looked) ?? "");
  return squares.length === 1 ? REACH.stays(man, looked) : REACH.only(man, looked, squares.length);
}
