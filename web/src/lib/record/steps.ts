/** Ways through a tree of moves. */

import type { Move } from "./chronicle";

/** Where one stands in a record: behind a move, or (null) at the start. */
export type Spot = number | null;

const indices = new WeakMap<readonly Move[], Map<Spot, number[]>>();

function indexOf(moves: readonly Move[]): Map<Spot, number[]> {
  const known = indices.get(moves);
  if (known) return known;
  const index = new Map<Spot, number[]>();
  moves.forEach(({ after }, at) => {
    const known = index.get(after);
    if (known) known.push(at);
    else index.set(after, [at]);
  });
  indices.set(moves, index);
  return index;
}

/** The moves that follow, the one of the main line first. */
export const following = (moves: readonly Move[], spot: Spot): readonly number[] =>
  indexOf(moves).get(spot) ?? [];

export const nextOf = (moves: readonly Move[], spot: Spot): Spot => following(moves, spot)[0] ?? spot;

export const beforeOf = (moves: readonly Move[], spot: Spot): Spot =>
  spot === null ? null : (moves[spot]?.after ?? null);

export function endOf(moves: readonly Move[], spot: Spot): Spot {
  let end = spot;
  for (let next = nextOf(moves, end); next !== end; next = nextOf(moves, end)) end = next;
  return end;
}

/** The next or the previous of the moves that were considered in the same place. */
export function besideOf(moves: readonly Move[], spot: Spot, way: 1 | -1): Spot {
  if (spot === null) return null;
  const all = following(moves, beforeOf(moves, spot));
  return all[all.indexOf(spot) + way] ?? spot;
}

/** Where a key leads from a spot; null: it is no key of the record. */
export function stepBy(key: string, moves: readonly Move[], spot: Spot): { to: Spot } | null {
  switch (key) {
    case "ArrowRight":
      return { to: nextOf(moves, spot) };
    case "ArrowLeft":
      return { to: beforeOf(moves, spot) };
    case "ArrowDown":
      return { to: besideOf(moves, spot, 1) };
    case "ArrowUp":
      return { to: besideOf(moves, spot, -1) };
    case "Home":
      return { to: null };
    case "End":
      return { to: endOf(moves, spot) };
    default:
      return null;
  }
}

/** The spot from which something is wrong with a move: what stands before it, or the end if it is not played. */
export function beforeWrong(moves: readonly Move[], { number, by }: Pick<Move, "number" | "by">): Spot {
  const at = moves.findIndex((one) => one.number === number && one.by === by);
  return at < 0 ? endOf(moves, null) : beforeOf(moves, at);
}
