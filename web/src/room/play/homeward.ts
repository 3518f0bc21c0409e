/** The way back of a piece that a guarded table did not let go where the hand set it down. */

import type { Entry, HandOnMan, Standing } from "../../lib/live/standing";
import { manOf, other, type Side } from "../../lib/men";

/** The acts, without their person: the piece goes home, and what it had taken comes back; none if nothing is held. */
export function homeward(
  hand: HandOnMan | null,
  acting: Side,
  entries: readonly Pick<Entry, "text">[],
  captured: Standing["captured"],
): string[] {
  if (!hand?.from || hand.side !== acting || !hand.over) return [];
  return [`places ${hand.from}`, ...comesBack(hand.over, acting, entries, captured), "releases"];
}

/** What the hand had just taken off the square comes back onto it. */
function comesBack(
  over: string,
  acting: Side,
  entries: readonly Pick<Entry, "text">[],
  captured: Standing["captured"],
): string[] {
  const took =
    entries.at(-2)?.text === `${acting} places ${over}` &&
    entries.at(-3)?.text === `${acting} removes ${over}`;
  const kind = manOf(captured?.[other(acting)].at(-1) ?? "")?.kind;
  return took && kind ? [`puts ${kind} ${over}`] : [];
}
