/** What a player can do to have an arbiter at the board. */

import type { Manner } from "../../lib/live/frames";
import type { Clock } from "../../lib/live/standing";

type Read = {
  arbiter: Manner["arbiter"];
  clock: Pick<Clock, "running"> | null;
  /** A move has been made. */
  made: boolean;
  /** Somebody sits in the arbiter's seat. */
  seated: boolean;
  /** This browser has the link to that seat. */
  own: boolean;
};

/** Null where the game has no arbiter. A clock that runs is stopped for him; both players together start it again. */
export function arbiterOf({ arbiter, clock, made, seated, own }: Read): {
  seat: "seated" | "link" | "elsewhere";
  does: "stops" | "starts" | null;
} | null {
  if (arbiter === "absent") return null;
  const seat = seated ? "seated" : own ? "link" : "elsewhere";
  if (clock === null) return { seat, does: null };
  return { seat, does: clock.running !== null ? "stops" : made ? "starts" : null };
}
