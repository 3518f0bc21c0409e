/** The acts of a game, put together from what the page had and what a snapshot brings. */

import type { Seat, Snapshot } from "../../lib/live/frames";
import type { Entry } from "../../lib/live/standing";
import type { Side } from "../../lib/men";

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

/** Whether what the hand of a side holds is in the hand of this seat: where several play on a side, each has a hand of his own. */
export function isOwnHand(entries: readonly Pick<Entry, "who" | "group">[], side: Side, seat: Seat): boolean {
  const office = (who: string | undefined): string | undefined => who?.split("#")[0];
  const last = entries.findLast(({ who, group }) => group === "hand" && office(who) === side);
  return last?.who === undefined ? seat === side : last.who === seat;
}
