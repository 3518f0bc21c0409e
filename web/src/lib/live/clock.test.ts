import { describe, expect, test } from "vitest";
import type { Clock } from "./standing";
import {
  dateOf,
  dial,
  gains,
  isDown,
  left,
  playedBy,
  reading,
  readingOf,
  runs,
  shows,
  toldAt,
  type Reading,
} from "./clock";

const CLOCK: Clock = {
  white_ms: 60_000,
  black_ms: 30_000,
  running: "white",
  delay_ms: 0,
  fallen: [],
  period: { white: 1, black: 1 },
  moves: { white: 0, black: 0 },
};

/** A clock that was read at 5 s of play, and came in a frame of 7 s when this page's own clock showed 100 s. */
const came = (clock: Partial<Clock> = {}): Reading =>
  reading({ ...CLOCK, ...clock }, { now_ms: 7_000, stamp_ms: 5_000 }, 100_000)!;

describe("the clock between two words of the server", () => {
  test("runs on for the side that is running, from when the dials were read", () => {
    expect(left(came(), "white", 100_000)).toBe(58_000);
    expect(left(came(), "white", 103_000)).toBe(55_000);
    expect(left(came(), "black", 103_000)).toBe(30_000);
    expect(runs(came(), "white")).toBe(true);
    expect(runs(came(), "black")).toBe(false);
  });

  test("lets the delay pass first", () => {
    expect(left(came({ delay_ms: 3_000 }), "white", 101_000)).toBe(60_000);
    expect(left(came({ delay_ms: 3_000 }), "white", 102_000)).toBe(59_000);
  });

  test("stops at nothing", () => {
    expect(left(came(), "white", 300_000)).toBe(0);
    expect(isDown(came(), "white", 157_999)).toBe(false);
    expect(isDown(came(), "white", 158_000)).toBe(true);
    expect(isDown(came({ fallen: ["black"] }), "black", 100_000)).toBe(true);
  });

  test("gives the one what the other uses, where there is an hourglass", () => {
    const sand = came({ hourglass: true });
    expect(left(sand, "white", 100_000)).toBe(58_000);
    expect(left(sand, "black", 100_000)).toBe(32_000);
    expect(left(sand, "black", 130_000)).toBe(62_000);
    expect([gains(sand, "black"), gains(sand, "white")]).toEqual([true, false]);
    expect(gains(came(), "black")).toBe(false);
    // The sand of the one side is through.
    expect(left(sand, "white", 300_000)).toBe(0);
    expect(left(sand, "black", 300_000)).toBe(90_000);
    expect(left(came({ hourglass: true, running: null }), "black", 300_000)).toBe(30_000);
  });

  test("goes down as the server reckons it, whatever comes with the press", () => {
    // 2 minutes for each move, 20 s of them used; a Bronstein delay shows its time only after the press.
    expect(left(came({ white_ms: 100_000 }), "white", 110_000)).toBe(88_000);
    expect(left(came({ white_ms: 298_000 }), "white", 101_500)).toBe(294_500);
  });

  test("stands still before play has begun, and while both are stopped", () => {
    const waits = reading(CLOCK, { now_ms: null, stamp_ms: null }, 100_000)!;
    expect(left(waits, "white", 900_000)).toBe(60_000);
    expect(runs(waits, "white")).toBe(false);
    expect(left(came({ running: null }), "white", 900_000)).toBe(60_000);
  });

  test("a side without a limit has no dial, a game without a clock no reading", () => {
    const { white_ms: _, ...unlimited } = CLOCK;
    expect(left({ clock: unlimited, at: 0 }, "white", 5_000)).toBe(null);
    expect(reading(null, { now_ms: null, stamp_ms: null }, 0)).toBe(null);
  });
});

test.each([
  [5_400_000, "1:30:00"],
  [3_600_000, "1:00:00"],
  [3_599_001, "1:00:00"],
  [172_799_000, "47:59:59"],
  [172_800_000, "2 days 0 h"],
  [50 * 86_400_000 - 1, "49 days 23 h"],
  [247_000, "4:07"],
  [246_001, "4:07"],
  [10_000, "0:10"],
  [9_901, "0:10"],
  [9_900, "0:09.9"],
  [9_350, "0:09.4"],
  [1, "0:00.1"],
  [0, "0:00"],
])("%i milliseconds are %s", (milliseconds, words) => expect(dial(milliseconds)).toBe(words));

test.each([
  [61_000, 1_000],
  [60_400, 400],
  [9_950, 50],
  [9_900, 100],
])("at %i the dial shows the same for %i", (milliseconds, same) => expect(shows(milliseconds)).toBe(same));

test.each([
  [61_000, 1],
  [61_001, 1_000],
  [60_400, 601],
  [9_950, 51],
  [9_900, 1],
  [0, 1],
])("at %i, going up, the dial shows the same for %i", (milliseconds, same) => {
  expect(shows(milliseconds, "up")).toBe(same);
  if (milliseconds > 0) expect(dial(milliseconds + same - 1)).toBe(dial(milliseconds));
  expect(dial(milliseconds + same)).not.toBe(dial(milliseconds));
});

test("a moment of play has its day in the calendar, once play has begun", () => {
  const heard = { now_ms: 5_000, stamp_ms: 2_000, here: 100_000 };
  const now = performance.timeOrigin + 100_000;
  expect(dateOf(heard, 5_000)?.getTime()).toBe(Math.trunc(now));
  expect(dateOf(heard, 65_000)?.getTime()).toBe(Math.trunc(now + 60_000));
  expect(playedBy(heard, 101_000)).toBe(6_000);
  expect(dateOf({ ...heard, now_ms: null }, 0)).toBeNull();
  expect(playedBy(null, 0)).toBeNull();
});

test("a frame that was long on its way does not set the clock late", () => {
  const heard = { now_ms: 5_000, stamp_ms: 2_000, at_ms: 1_000_000, here: 100_000 };
  const clock = { ...CLOCK, running: "white" as const };
  const shown = (ahead: number | null): number | null =>
    left(readingOf(clock, toldAt(heard, ahead))!, "white", 100_000);
  // The server is 913,000 ahead: the frame was made at 87,000, thirteen seconds before it came.
  expect(shown(null)! - shown(913_000)!).toBe(13_000);
  expect(shown(900_000)).toBe(shown(null));
  expect(toldAt({ now_ms: 5_000, stamp_ms: 2_000, here: 1 }, 7)?.here).toBe(1);
});
