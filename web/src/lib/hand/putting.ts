/** What a hand does with the man in it at the end of its way. */

import type { Besides } from "../live/standing";
import type { Square } from "../squares";
import { EMPTY, type Feel, type Hand, type Step } from "./hand";

/** The next state, with the acts that lead there. */
export const to = (hand: Hand, ...acts: string[]): Step => ({ hand, acts });

/** The same step, after other acts. */
export const following = (acts: readonly string[], next: Step): Step => ({
  ...next,
  acts: [...acts, ...next.acts],
});

/** The act by which a hand comes down on a piece; none where it has not left it. */
export const touched = (square: Square, feel: Feel): string[] =>
  feel.again(square) ? [] : [`touches ${square}`];

export const putBack = (from: Square): Step => to(EMPTY, `places ${from}`, "releases");

/** A King set upon its Rook, where squares overlap: one hand cannot do it man by man. */
const joined = (from: Square, square: Square): Step =>
  to(EMPTY, `places ${from}`, "releases", `moves ${from}${square}`);

/** Sets the man in hand down, taking off an adverse man that stands there. */
export function setDown(from: Square, square: Square | null, feel: Feel, hold: boolean): Step {
  if (square === null || square === from) return putBack(from);
  const there = feel.at(square);
  if (there === "own")
    // It is back on its square, still touched: the next square that is pointed to is where it goes.
    return feel.joins(from, square)
      ? joined(from, square)
      : { ...putBack(from), hand: { is: "poised", square: from }, says: "occupied" };
  const acts = [...(there === "adverse" ? [`removes ${square}`] : []), `places ${square}`];
  const besides = feel.besides(from, square);
  if (besides) return whole(acts, besides);
  return hold ? to({ is: "resting", from, on: square }, ...acts) : to(EMPTY, ...acts, "releases");
}

/** A whole move: the Pawn that is captured en passant goes off first, the Rook of a castling follows its King. */
function whole(acts: readonly string[], { takes, rook }: Besides): Step {
  const first = takes ? [`removes ${takes}`] : [];
  const then = rook ? [`touches ${rook[0]}`, `lifts ${rook[0]}`, `places ${rook[1]}`, "releases"] : [];
  return to(EMPTY, ...first, ...acts, "releases", ...then);
}
