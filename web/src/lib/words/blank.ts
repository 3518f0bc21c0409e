/** A square that an act still has to name. */

import type { Placement, Square } from "../squares";

/** It has a man on it, has none, or may be any. */
export type SquareBlank = "man" | "free" | "square";

/** Whether a hand can do it there: a man is needed, or an empty square. */
export const fitsBlank = (blank: SquareBlank, square: Square, men: Placement): boolean =>
  blank === "square" || men.has(square) === (blank === "man");
