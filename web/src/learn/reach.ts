/** Where the pieces of the lessons can go, as the server says. */

import { scriptOf, type Lesson } from "../lib/laws/lessons";
import { patiently } from "../lib/live/patience";
import { judgedScript } from "../lib/live/requests";
import type { Square } from "../lib/squares";

export type Reach = ReadonlyMap<string, ReadonlySet<Square>>;

async function reachOf({ fen, printed = fen, shows }: Lesson): Promise<ReadonlySet<Square>> {
  if (!shows) return new Set();
  const { standing } = await patiently(() => judgedScript(scriptOf({ fen: printed })));
  return new Set(standing.legal.filter((move) => move.startsWith(shows)).map((move) => move.slice(2, 4)));
}

/** By the id of each lesson: one after the other, so that nobody else waits. */
export async function reaches(lessons: readonly Lesson[]): Promise<Reach> {
  const found = new Map<string, ReadonlySet<Square>>();
  for (const lesson of lessons) found.set(lesson.id, await reachOf(lesson));
  return found;
}
