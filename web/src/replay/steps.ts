/** A judged game, act by act, as it is shown. */

import { tableOf, type Table } from "../lib/hand/table";
import type { Group, LineMove, Ruling, Standing } from "../lib/live/standing";
import { numbered } from "../lib/record/replay";
import type { Replayed } from "../lib/record/replayed";
import { tell } from "../lib/words/tell";

/** One act: in words, with its rulings, and the board after it. */
export type Step = {
  said: string;
  rulings: readonly Ruling[];
  standing: Standing;
  table: Table;
  /** What the act belongs to, which says whether its rulings went as expected. */
  group?: Group;
};

/** The board before the first act. */
export const startOf = ({ start, acts }: Pick<Replayed, "start" | "acts">): Table =>
  tableOf({ board: start, hand: null, older: acts[0]?.standing.older });

/** A whole move, as a score has it. */
const PLAYED = /^(white|black) plays /;

/** The acts in order, each told as it found the board. A whole move that stands in the line is told as a score has it. */
export function stepsOf(replayed: Pick<Replayed, "start" | "acts"> & { standing?: Standing }): Step[] {
  let table = startOf(replayed);
  const made = new Map<number | undefined, LineMove>(
    (replayed.standing?.line ?? []).map((move) => [move.act, move]),
  );
  return replayed.acts.map(({ act, text, group, rulings, standing }) => {
    const line = text.replace(/^@\S+ /, "");
    const move = PLAYED.test(line) ? made.get(act) : undefined;
    const said = move ? numbered(move) : tell(line, table.men);
    table = tableOf(standing);
    return { said, rulings, standing, table, ...(group && { group }) };
  });
}
