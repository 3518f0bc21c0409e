/** How a game is played, in one line. */

import type { Manner } from "../live/frames";
import { timeWords } from "../time/words";
import { capital } from "./capital";

const ARBITERS: Record<Manner["arbiter"], string | null> = {
  present: "an arbiter at this board",
  called: "an arbiter who comes when called",
  absent: "no arbiter",
};

function arbiterWords({ regime, arbiter }: Manner): string | null {
  if (regime === null || arbiter !== "present") return ARBITERS[arbiter];
  return regime === "full" ? "one arbiter for this board" : "one arbiter for several boards";
}

/** "Blitz, 3 minutes and 2 seconds a move, one arbiter for this board" */
export function mannerWords(manner: Manner, time: unknown): string {
  const parts = [
    manner.tempo && (manner.tempo === "standard" ? "standard chess" : manner.tempo),
    typeof time === "string" && time !== "none" ? timeWords(time) : "no clock",
    arbiterWords(manner),
  ];
  return capital(parts.filter(Boolean).join(", "));
}
