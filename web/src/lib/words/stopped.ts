/** Clocks that stand though the game goes on, and who has stopped them. */

import type { Reading } from "../live/clock";
import type { Entry, Standing } from "../live/standing";
import { verb } from "./line";

/** What sets a clock going. */
const STARTS: readonly string[] = ["starts", "presses"];

/**
 * Who has stopped the clocks: `white`, `black`, `arbiter`, and nothing where the acts do not tell it. Null while a clock
 * runs, before play has begun, and where the game is over or adjourned.
 */
export function stoppedBy(
  { result, phase }: Pick<Standing, "result" | "phase">,
  reading: Reading | null,
  entries: readonly Pick<Entry, "text" | "who">[],
): string | null {
  if (result !== "*" || phase === "adjourned" || phase === "over") return null;
  if (reading === null || reading.at === null || reading.clock.running !== null) return null;
  const last = entries.findLast(({ text }) => [...STARTS, "stops-clocks"].includes(verb(text)));
  if (last === undefined || verb(last.text) !== "stops-clocks") return null;
  return last.who ?? last.text.split(" ")[0] ?? "";
}
