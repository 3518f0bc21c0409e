/** How a game is played, in one line. */

import type { Manner } from "../live/frames";
import { wordOf } from "../messages/said";
import { TIME } from "../messages/time";
import { timeShort, timeWords } from "../time/words";
import { capital } from "./capital";

function arbiterWords({ regime, arbiter }: Manner): string | null {
  if (regime === null || arbiter !== "present") return TIME.arbiters[arbiter];
  return TIME.regime[regime === "full" ? "full" : "ordinary"];
}

/** "Blitz 3+2", for where there is little room. */
export function mannerShort({ tempo }: Manner, time: unknown): string {
  const timed = typeof time === "string" && time !== "none";
  const parts = [timed && tempo && (wordOf(TIME.tempo, tempo) ?? tempo), timed ? timeShort(time) : TIME.none];
  return capital(parts.filter(Boolean).join(" "));
}

/** "Blitz, 3 minutes and 2 seconds a move, one arbiter for this board" */
export function mannerWords(manner: Manner, time: unknown): string {
  const parts = [
    manner.tempo && (wordOf(TIME.tempo, manner.tempo) ?? manner.tempo),
    typeof time === "string" && time !== "none" ? timeWords(time) : TIME.none,
    arbiterWords(manner),
  ];
  return capital(parts.filter(Boolean).join(", "));
}
