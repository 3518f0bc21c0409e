/** How a hand looks on the board: which piece rises, which floats, and which square lights up. */

import type { Hand, Point } from "../lib/hand/hand";
import type { Drawn } from "../lib/hand/identity";
import type { Side } from "../lib/men";
import type { Square } from "../lib/squares";
import type { Held } from "../lib/hand/table";
import { floating, spot, type Box } from "./view";

export type Carried = Extract<Hand, { is: "carrying" }>;

export type Pose = {
  /** In the air under the pointer. */
  carried: Carried | null;
  /** Touched, and still on its square. */
  poised: Square | null;
  /** Where a piece that is walked by keyboard hovers. */
  walked: Square | null;
  /** The square under what is in the air. */
  over: Square | null;
  /** Where the ring of a press is filling. */
  pressed: Square | null;
};

export function poseOf(hand: Hand): Pose {
  const carried = hand.is === "carrying" ? hand : null;
  const walked = hand.is === "walking" ? hand.over : null;
  return {
    carried,
    poised: hand.is === "poised" || hand.is === "touching" ? hand.square : null,
    walked,
    over: carried?.over ?? walked,
    pressed: hand.is === "pressing" && hand.until > 0 ? hand.square : null,
  };
}

/** An adverse piece is dragged before it is lifted, so it still counts as standing. */
export function isCarried({ carried }: Pose, man: Drawn): boolean {
  return carried !== null && (carried.lifted ? man.held : man.square === carried.from);
}

/** The men in the order in which they are drawn: what is in the air comes last, over everything. */
export const stacked = (drawn: readonly Drawn[], pose: Pose): Drawn[] =>
  drawn.toSorted((a, b) => Number(a.held || isCarried(pose, a)) - Number(b.held || isCarried(pose, b)));

/** Where a man is drawn, in units of the drawing. */
export function whereIs(man: Drawn, pose: Pose, own: boolean, turned: boolean, box: () => Box): Point {
  const { carried, walked } = pose;
  if (carried !== null && isCarried(pose, man)) return floating(carried.at, carried.kind, box());
  return spot(man.held && walked !== null && own ? walked : man.square, turned);
}

/** Where the chain of a bound piece is drawn: it goes with the piece in the hand. */
export function chainOn(square: Square, pose: Pose, held: Held | null): Square {
  return held?.from === square ? (pose.walked ?? held.on ?? square) : square;
}

/** The side whose hand is drawn on a man; null if none. */
export function handOn(
  man: Drawn,
  pose: Pose,
  side: Side,
  held: Held | null,
  resting: { side: Side; square: Square } | null,
): Side | null {
  if (man.held && held !== null) return held.side;
  if (pose.poised === man.square) return side;
  return resting?.square === man.square ? resting.side : null;
}
