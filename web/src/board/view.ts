/** The drawn board: where each square lies in the drawing, 100 units wide, and which one is under a pointer. */

import type { Point, Pointer } from "../lib/hand/hand";
import { place, squareAt, type Square } from "../lib/squares";

/** Where the board lies in the window, in pixels. */
export type Box = Pick<DOMRect, "left" | "top" | "width">;

/** Half the width of a square, in units of the drawing. */
const HALF = 50;

/** How far above the finger a carried piece floats, in pixels, so that the finger does not hide it. */
const ABOVE = 56;

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** The upper left corner of a square, in units of the drawing. */
export function spot(square: Square, turned: boolean): Point {
  const { column, row } = place(square, turned);
  return { x: column * 100, y: row * 100 };
}

/** The squares row by row, as the reader sees them. */
export const rows = (turned: boolean): Square[][] =>
  EIGHT.map((row) => EIGHT.map((column) => squareAt(column, row, turned)!));

/** The square under a point of the window; null if the point is off the board. */
export function squareUnder(at: Point, box: Box, turned: boolean): Square | null {
  const side = box.width / 8;
  return squareAt(Math.floor((at.x - box.left) / side), Math.floor((at.y - box.top) / side), turned);
}

/** The corner of a piece that a pointer carries, in units of the drawing. */
export function floating(at: Point, kind: Pointer, box: Box): Point {
  const unit = 800 / box.width;
  const above = kind === "touch" ? ABOVE : 0;
  return { x: (at.x - box.left) * unit - HALF, y: (at.y - above - box.top) * unit - HALF };
}
