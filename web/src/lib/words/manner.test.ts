import { expect, test } from "vitest";
import { mannerWords } from "./manner";

test.each([
  ["blitz", "full", "present", "3m+2s", "Blitz, 3 minutes and 2 seconds a move, one arbiter for this board"],
  [
    "rapid",
    "ordinary",
    "present",
    "15m+10s",
    "Rapid, 15 minutes and 10 seconds a move, one arbiter for several boards",
  ],
  [
    "standard",
    null,
    "called",
    "90m+30s",
    "Standard chess, 90 minutes and 30 seconds a move, an arbiter who comes when called",
  ],
  [null, null, "absent", undefined, "No clock, no arbiter"],
] as const)("%s, %s, %s, %s", (tempo, regime, arbiter, time, words) => {
  expect(mannerWords({ tempo, regime, arbiter }, time)).toBe(words);
});
