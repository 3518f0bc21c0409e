/** What a screen reader says of a square. */

import type { Square } from "../lib/squares";
import { squareLabel } from "../lib/words/men";
import { curled } from "../lib/curled";
import type { Marks, Scene } from "./types";
import { MEN } from "../lib/messages/men";

type Seen = Pick<Scene, "men" | "names" | "standIns">;
type Said = Pick<Marks, "bound" | "targets" | "shaded" | "checked"> & { poised: Square | null };

/** "e2, white Pawn, bound, touched". */
export function labelOf(square: Square, { men, names, standIns }: Seen, marks: Said): string {
  const said = [
    curled(squareLabel(square, men.get(square), names?.[square])),
    square in (standIns ?? {}) && MEN.standIn,
    marks.checked === square && MEN.inCheck,
    marks.bound.has(square) && MEN.bound,
    marks.poised === square && MEN.touched,
    marks.targets.has(square) && MEN.canGo,
    marks.shaded.has(square) && MEN.shaded,
  ];
  return said.filter(Boolean).join(", ");
}
