/** The acts of a game, put together from what the page had and what a snapshot brings. */

import type { Snapshot } from "../../lib/live/frames";
import type { Entry } from "../../lib/live/standing";

/** A snapshot brings all acts, or those after the ones that the page has. */
export function continued(
  known: readonly Entry[],
  { entries, version }: Pick<Snapshot, "entries" | "version">,
): readonly Entry[] {
  const kept = known.filter(({ act }) => act < (entries[0]?.act ?? Infinity));
  return kept.length + entries.length === version ? [...kept, ...entries] : entries;
}

/** An act of the hand that the law refused. */
export const isRefusedHand = ({ group, rulings }: Entry): boolean =>
  group === "hand" && rulings.some(({ kind }) => kind === "refused");

/** The hand came down on a piece. */
export const isTouch = ({ text }: Entry): boolean => text.split(" ").includes("touches");
