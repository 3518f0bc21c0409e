/** What a screen reader says of a square. */

import type { Square } from "../lib/squares";
import { squareLabel } from "../lib/words/men";
import type { Marks, Scene } from "./types";

type Seen = Pick<Scene, "men" | "names" | "standIns">;
type Said = Pick<Marks, "bound" | "targets" | "shaded" | "checked"> & { poised: Square | null };

/** "e2, white Pawn, bound, touched". */
export function labelOf(square: Square, { men, names, standIns }: Seen, marks: Said): string {
  const said = [
    squareLabel(square, men.get(square), names?.[square]),
    square in (standIns ?? {}) && "a Pawn stands for it",
    marks.checked === square && "in check",
    marks.bound.has(square) && "bound",
    marks.poised === square && "touched",
    marks.targets.has(square) && "can go here",
    marks.shaded.has(square) && "shaded",
  ];
  return said.filter(Boolean).join(", ");
}
