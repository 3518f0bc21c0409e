/** What the arbiter pasted, as the server reads it: a score, or a position alone. */

import { positionIn } from "../fen";
import { readRecord, type Chronicle } from "../record/chronicle";

export { positionIn } from "../fen";
export { USUAL_ARRAY } from "../squares";

/** A text that was meant as a position, whether it is one or not. */
const IS_MEANT = /^\s*[1-8pnbrqk]+\/[1-8pnbrqk]*\/\S*(\s[^\n]*)?$/i;

/** The text as a record: a position is one without moves, so that the server says what is wrong with it. */
export function recordOf(pasted: string): string {
  if (!IS_MEANT.test(pasted)) return pasted;
  const fen = (positionIn(pasted) ?? pasted.trim()).replaceAll(/["\\\n]/g, "");
  return `[SetUp "1"]\n[FEN "${fen}"]\n\n*\n`;
}

export const readPasted = async (pasted: string): Promise<Chronicle> =>
  (await readRecord(new Blob([recordOf(pasted)]), 1)).record;

/** Why no game goes from the start that was pasted; nothing where one does. */
export const refusedStart = (record: Chronicle | null): string[] =>
  (record?.wrong ?? []).filter(({ kind }) => kind === "refused-start").map(({ says }) => says);
