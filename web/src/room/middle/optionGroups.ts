/** The penalties of one side, those of one kind together. */

import type { Option } from "../../lib/live/standing";
import { isSquare, type Square } from "../../lib/squares";

export type OptionGroup = {
  /** The line without what is to be chosen: `white exacts move`. */
  act: string;
  options: readonly Option[];
  /** The squares among which one is chosen; none where it is not one square that is to be chosen. */
  squares: readonly Square[];
};

const actOf = (line: string): string => line.split(" ").slice(0, 3).join(" ");

function squareOf(line: string): Square | null {
  const [, , , square, ...more] = line.split(" ");
  return square && isSquare(square) && more.length === 0 ? square : null;
}

/** So many choices of one kind are still shown one below the other. */
export const FEW = 3;

/** Lines of one kind together. */
export function groupsOf(lines: readonly string[]): { act: string; lines: readonly string[] }[] {
  const acts = [...new Set(lines.map(actOf))];
  return acts.map((act) => ({ act, lines: lines.filter((line) => actOf(line) === act) }));
}

/** In the order in which the standing lists them. */
export function optionGroups(options: readonly Option[]): OptionGroup[] {
  const acts = [...new Set(options.map(({ line }) => actOf(line)))];
  return acts.flatMap((act) => {
    const mine = options.filter(({ line }) => actOf(line) === act);
    if (mine.length <= FEW) return mine.map((one) => ({ act: one.line, options: [one], squares: [] }));
    const squares = mine.map(({ line }) => squareOf(line));
    const pointed = squares.every((square) => square !== null);
    return { act, options: mine, squares: pointed ? (squares as Square[]) : [] };
  });
}
