/** What a reader is told before the game, where its clock would run while he reads. */

import type { Kept } from "../lib/games/kept";

/** A first game against the computer, with a clock, in which the computer begins: it does so as soon as somebody comes. */
export const readsFirst = (kept: Pick<Kept, "asked" | "role" | "result"> | null, taught: boolean): boolean =>
  !taught &&
  kept?.asked?.seating === "computer" &&
  kept.asked.time !== null &&
  kept.role === "black" &&
  kept.result === "*";
