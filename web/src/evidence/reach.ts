/** How far each piece can ever go from a position, in squares and in words. */

import type { Placement, Square } from "../lib/squares";
import { manName } from "../lib/words/men";

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
    const still = stillIn(reach).length;
    const never =
      still === 1 ? "1 piece can never leave its square" : `${still} pieces can never leave their squares`;
    return `${never} (shaded). Choose a piece to see every square that it can ever reach.`;
  }
  const man = `The ${manName(men.get(looked) ?? "")} on ${looked}`;
  if (squares.length === 1) return `${man} can never leave its square.`;
  return `${man} can only ever stand on ${squares.length} squares.`;
}
