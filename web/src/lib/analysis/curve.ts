/** The evaluations of a game, move by move: where they swung, and the line through them. */

import { shareOf, type Evaluation } from "./analysis";

/** The evaluation after so many half-moves; null where it is not known. */
export type Values = readonly (Evaluation | null)[];

/** A move that lost much: the half-move, and the evaluations before and after it. */
export type Swing = { at: number; from: Evaluation; to: Evaluation };

/** What a move loses at least to be a swing, of all that a game is worth. */
const MUCH = 0.18;

/** The moves after which the game was worth much less to the side that made them. A value that is missing begins anew. */
export function swingsOf(values: Values, whiteMade: (at: number) => boolean): Swing[] {
  const swings: Swing[] = [];
  for (let at = 1; at < values.length; at += 1) {
    const [from, to] = [values[at - 1], values[at]];
    if (!from || !to) continue;
    const gain = shareOf(to) - shareOf(from);
    if ((whiteMade(at) ? -gain : gain) >= MUCH) swings.push({ at, from, to });
  }
  return swings;
}

/** A place of the curve in a field of a width and a height; White's side is above. */
export const placeOf = (
  at: number,
  value: Evaluation,
  { length, width, height }: { length: number; width: number; height: number },
): { x: number; y: number } => ({
  x: length < 2 ? 0 : (at / (length - 1)) * width,
  y: (1 - shareOf(value)) * height,
});

/** The curve as the `d` of a path; it is broken where nothing is known. */
export function pathOf(values: Values, width: number, height: number): string {
  let [path, pen] = ["", "M"];
  values.forEach((value, at) => {
    if (!value) {
      pen = "M";
      return;
    }
    const { x, y } = placeOf(at, value, { length: values.length, width, height });
    path += `${pen}${x.toFixed(1)} ${y.toFixed(1)}`;
    pen = "L";
  });
  return path;
}
