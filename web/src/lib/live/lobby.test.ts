import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EVERY, LobbyWatch, SELDOM } from "./lobby.svelte";
import type { LobbyTold } from "./open";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function lobby() {
  const state = { asked: 0, seen: true, fails: false, here: null as number | null };
  const watch = new LobbyWatch({
    ask: (): Promise<LobbyTold> => {
      state.asked += 1;
      return state.fails
        ? Promise.reject(new Error("away"))
        : Promise.resolve({ here: state.here ?? state.asked, seats: [] });
    },
    seen: () => state.seen,
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { state, watch };
}

test("the list is asked for again and again, once at a time", async () => {
  const { state, watch } = lobby();
  await watch.looks();
  expect(watch.told).toEqual({ here: 1, seats: [] });
  await watch.looks();
  await vi.advanceTimersByTimeAsync(EVERY * 2);
  expect(state.asked).toBe(4);
  expect(watch.told?.here).toBe(4);
  watch.stops();
  await vi.advanceTimersByTimeAsync(EVERY * 3);
  expect(state.asked).toBe(4);
});

test("nobody looks at a page that is not seen", async () => {
  const { state, watch } = lobby();
  state.seen = false;
  await watch.looks();
  await vi.advanceTimersByTimeAsync(EVERY * 2);
  expect(state.asked).toBe(0);
  state.seen = true;
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(state.asked).toBe(1);
  watch.stops();
});

test("an old list is not shown while the server cannot be reached", async () => {
  const { state, watch } = lobby();
  await watch.looks();
  state.fails = true;
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(watch.told).toBeNull();
  state.fails = false;
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(watch.told?.here).toBe(3);
  watch.stops();
});

test("what is new is told within a second", async () => {
  const { watch } = lobby();
  await watch.looks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.told?.here).toBe(2);
  watch.stops();
});

test("where nothing happens it is asked for less often, until something does", async () => {
  const { state, watch } = lobby();
  state.here = 1;
  await watch.looks();
  await vi.advanceTimersByTimeAsync(EVERY * 60);
  expect(state.asked).toBe(61);
  await vi.advanceTimersByTimeAsync(SELDOM * 10);
  expect(state.asked).toBe(71);
  state.here = 2;
  await vi.advanceTimersByTimeAsync(SELDOM);
  await vi.advanceTimersByTimeAsync(EVERY * 10);
  expect(state.asked).toBe(82);
  watch.stops();
});
