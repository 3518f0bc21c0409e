/** How often the page of a match asks how it stands. */

import type { Match } from "./match";

/** While the other player may do something at any moment: take the seat, pick a hand, agree, begin. */
const SOON = 1500;
/** While a game is being played elsewhere. */
const LATER = 6000;
/** After the server could not be asked. */
const AFTER_TROUBLE = 10_000;

/** Milliseconds until it is asked again; null: it is over, and nothing changes any more. */
export function paceOf(match: Match | null, troubled: boolean): number | null {
  if (match?.standing.over != null) return null;
  if (troubled) return AFTER_TROUBLE;
  return match?.standing.underway && match.pending === null ? LATER : SOON;
}
