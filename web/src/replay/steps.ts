/** A judged game, act by act, as it is shown. */

import { tableOf, type Table } from "../lib/hand/table";
import type { Ruling, Standing } from "../lib/live/standing";
import type { Replayed } from "../lib/record/replayed";
import { tell } from "../lib/words/tell";

/** One act: in words, with its rulings, and the board after it. */
export type Step = { said: string; rulings: readonly Ruling[]; standing: Standing; table: Table };

/** The board before the first act. */
export const startOf = ({ start, acts }: Pick<Replayed, "start" | "acts">): Table =>
  tableOf({ board: start, hand: null, older: acts[0]?.standing.older });

/** The acts in order, each told as it found the board. */
export function stepsOf(replayed: Pick<Replayed, "start" | "acts">): Step[] {
  let table = startOf(replayed);
  return replayed.acts.map(({ text, rulings, standing }) => {
    const said = tell(text.replace(/^@\S+ /, ""), table.men);
    table = tableOf(standing);
    return { said, rulings, standing, table };
  });
}
