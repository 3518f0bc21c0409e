import { expect, test, vi } from "vitest";
import type { Wire } from "../live/wire";
import { following } from "./following";

const wire: Wire = {
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
};
const around = {
  connect: () => wire,
  later: (run: () => void, wait: number) => {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  id: () => "r",
  takeSeat: () => Promise.resolve(),
};

const hears = (frame: object): void => wire.onmessage?.({ data: JSON.stringify(frame) });
const update = (version: number, result = "*"): object => ({
  type: "update",
  version,
  entries: [{ act: version, text: "white plays e4", rulings: [] }],
  line: { after: 0, moves: [] },
  standing: { result },
  now_ms: null,
  stamp_ms: null,
  pending: null,
});

test("the script is read again after every change, once for what comes together, until the game is over", async () => {
  vi.useFakeTimers();
  const told: [string, boolean][] = [];
  const scripts = ["two acts", "four acts"];
  let fails = true;
  const read = (): Promise<string> => {
    if (fails && told.length === 1) return ((fails = false), Promise.reject(new Error("busy")));
    return Promise.resolve(scripts[told.length] ?? "");
  };
  following("7k2m9q", "KEY", (script, over) => told.push([script, over]), around, read);
  wire.onopen?.();
  hears({ type: "snapshot", role: "watch", version: 0, standing: { result: "*", line: [] }, entries: [] });
  hears(update(1));
  hears(update(2));
  await vi.advanceTimersByTimeAsync(1100);
  expect(told).toEqual([["two acts", false]]);
  hears(update(3));
  hears(update(4, "1-0"));
  await vi.advanceTimersByTimeAsync(1100);
  expect(told.length, "the server had no time for it").toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([
    ["two acts", false],
    ["four acts", true],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.length, "nothing comes after the end").toBe(2);
  vi.useRealTimers();
});
