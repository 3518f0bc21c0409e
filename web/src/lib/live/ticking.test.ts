import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ticking } from "./ticking";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shows at once, and again after each wait", () => {
  const shown: number[] = [];
  const stop = ticking(() => (shown.push(Date.now()), 1_000));
  const first = Date.now();
  vi.advanceTimersByTime(2_500);
  expect(shown.map((at) => at - first)).toEqual([0, 1_000, 2_000]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(shown).toHaveLength(3);
});

test("goes on where the time that is shown has not changed, and after less than a millisecond", () => {
  let shown = 0;
  ticking(() => ((shown += 1), 0.3));
  vi.advanceTimersByTime(10);
  expect(shown).toBe(11);
});

test("ends where nothing is to come", () => {
  let shown = 0;
  ticking(() => ((shown += 1), shown < 3 ? 5 : null));
  vi.advanceTimersByTime(1_000);
  expect(shown).toBe(3);
});
