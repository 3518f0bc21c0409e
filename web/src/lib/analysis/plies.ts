/** The positions of a game whose curve is drawn, each with the move that led to it. */

import type { Chronicle } from "../record/chronicle";
import type { Replayed } from "../record/replayed";
import { LETTERED } from "../messages/letters";
import { numbered } from "../record/replay";
import { nextOf, type Spot } from "../record/steps";
import { numberOf } from "../record/text";
import type { LineMove } from "../live/standing";
import type { Ply } from "./analysis";

/** The main line of a record, and where in the list of its moves each position stands. */
export function pliesOfRecord(
  { moves, start }: Pick<Chronicle, "moves" | "start">,
  beginning: string,
): { plies: Ply[]; spots: Spot[] } {
  if (start === null) return { plies: [], spots: [] };
  const [plies, spots]: [Ply[], Spot[]] = [[{ fen: start, name: beginning }], [null]];
  for (let at = nextOf(moves, null); at !== spots.at(-1); at = nextOf(moves, at)) {
    const move = moves[at!]!;
    plies.push({ fen: move.fen, name: `${numberOf(move)} ${LETTERED.move(move.san)}` });
    spots.push(at);
  }
  return { plies, spots };
}

/** The line of a game of this server. */
export const pliesOfLine = (line: readonly LineMove[], now: string, beginning: string): Ply[] =>
  [...line.map(({ fen }) => fen), now].map((fen, at) => ({
    fen,
    name: at === 0 ? beginning : numbered(line[at - 1]!),
  }));

/** The positions of a game that is replayed act by act, and after how many acts each of them stood first. */
export function pliesOfActs(
  { acts }: Pick<Replayed, "acts">,
  named: (act: number) => string,
): { plies: Ply[]; made: number[] } {
  const [plies, made]: [Ply[], number[]] = [[], []];
  acts.forEach(({ standing: { fen } }, at) => {
    if (fen === plies.at(-1)?.fen) return;
    plies.push({ fen, name: named(at + 1) });
    made.push(at + 1);
  });
  return { plies, made };
}
