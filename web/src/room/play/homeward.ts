/** The way back of a piece that a guarded table did not let go where the hand set it down. */

import type { Entry, HandOnMan, Standing } from "../../lib/live/standing";
import { manOf, other, type Side } from "../../lib/men";
import { scriptName } from "../../lib/older";
import { isRefusedHand } from "./entries";

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
  // Its colour is named: on the last rank it could be read as what the Pawn becomes.
  return took && kind ? [`puts ${other(acting)} ${scriptName(kind)} ${over}`] : [];
}

/** The way home of one hand's pieces: no piece is sent there twice by itself, so that nothing is said for ever. */
export class WayHome {
  private sent: readonly string[] = [];

  /** The acts by which a refused piece goes home. */
  goes(...[hand, acting, entries, captured]: Parameters<typeof homeward>): string[] {
    const home = homeward(hand, acting, entries, captured);
    this.sent = home.map((act) => `${acting} ${act}`);
    return home;
  }

  /** Hears what came of one's own acts: whether a piece was not let go at home either, and stays in the hand. */
  hears(own: readonly Entry[]): boolean {
    const acts = own.filter(({ text }) => this.sent.includes(text));
    if (acts.length > 0) this.sent = [];
    return acts.some(isRefusedHand);
  }
}
