import { expect, test } from "vitest";
import type { Side } from "../men";
import { stoppedBy } from "./stopped";

const reading = (running: Side | null, at: number | null = 0) => ({
  at,
  clock: {
    white_ms: 60_000,
    black_ms: 60_000,
    running,
    delay_ms: 0,
    fallen: [],
    period: { white: 0, black: 0 },
    moves: { white: 1, black: 1 },
  },
});
const acts = (...texts: string[]) => texts.map((text) => ({ text }));
const PLAYED = { result: "*", phase: "to-move" } as const;

test("the arbiter stops the clocks, and everybody is told that it was he", () => {
  const entries = acts("white presses", "arbiter stops-clocks");
  expect(stoppedBy(PLAYED, reading(null), entries)).toBe("arbiter");
  expect(stoppedBy(PLAYED, reading(null), acts("black stops-clocks for a fallen piece"))).toBe("black");
});

test("nothing has stopped while a clock runs, before the first touch, and once it was started again", () => {
  expect(stoppedBy(PLAYED, reading("white"), acts("arbiter stops-clocks"))).toBeNull();
  expect(stoppedBy(PLAYED, reading(null, null), acts("arbiter stops-clocks"))).toBeNull();
  expect(stoppedBy(PLAYED, reading(null), acts("arbiter stops-clocks", "arbiter starts white"))).toBeNull();
  expect(stoppedBy(PLAYED, null, acts("arbiter stops-clocks"))).toBeNull();
});

test("a game that is over or adjourned is told so, and not by its clocks", () => {
  const entries = acts("arbiter stops-clocks");
  expect(stoppedBy({ result: "1-0", phase: "over" }, reading(null), entries)).toBeNull();
  expect(stoppedBy({ result: "*", phase: "adjourned" }, reading(null), entries)).toBeNull();
});
