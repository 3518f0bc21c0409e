import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY } from "../../lib/hand/hand";
import type { Square } from "../../lib/squares";
import { Gesture, type Seat } from "./gesture.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A seat with a piece of its own on e2, and one on h1. */
function seated(some: Partial<Seat> = {}) {
  const said: string[] = [];
  const told: (Square | null)[] = [];
  const gesture = new Gesture({
    hears: () => "now",
    side: () => "white",
    feel: () => ({
      at: (square) => (["e2", "h1"].includes(square) ? "own" : null),
      joins: () => false,
      besides: () => null,
      again: () => false,
      adjusting: false,
    }),
    settings: () => ({ ring: 180, hold: false }),
    say: (lines) => void said.push(lines.join(", ")),
    touched: () => undefined,
    occupied: (at) => void told.push(at),
    ...some,
  });
  const down = (square: Square, kind: "mouse" | "touch" = "mouse") =>
    gesture.does({ is: "down", square, kind, at: { x: 0, y: 0 }, time: performance.now() });
  return { gesture, said, told, down };
}

test("acts are said for the side that acts, those of one event together", () => {
  const { gesture, said } = seated();
  gesture.does({ is: "enter", square: "e2" });
  gesture.does({ is: "carry", to: "e4" });
  gesture.does({ is: "enter", square: "e4" });
  expect(said).toEqual(["white touches e2", "white lifts e2", "white places e4, white releases"]);
  expect(gesture.hand).toEqual(EMPTY);
});

test("a ring closes by itself", () => {
  const { said, down } = seated();
  down("e2", "touch");
  expect(said).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(["white touches e2"]);
});

test("an accident may be spoken of for a while, and until the piece goes on", () => {
  const { gesture, down } = seated();
  down("e2");
  expect(gesture.touched).toBe("e2");
  vi.advanceTimersByTime(6000);
  expect(gesture.touched).toBeNull();
  gesture.does({ is: "up", square: "e2", tray: false });
  down("h1");
  gesture.act("lifts h1");
  expect(gesture.touched).toBe("h1");
  gesture.act("places h2");
  expect(gesture.touched).toBeNull();
});

test("who has said j'adoube touches nothing by accident", () => {
  const feel: Seat["feel"] = () => ({
    at: (square) => (square === "e2" ? "own" : null),
    joins: () => false,
    besides: () => null,
    again: () => false,
    adjusting: true,
  });
  const { gesture, said, down } = seated({ feel });
  down("e2");
  expect(said).toContain("white touches e2");
  expect(gesture.touched).toBeNull();
});

test("nothing happens where the board does not answer", () => {
  const { said, down } = seated({ hears: () => "never" });
  down("e2");
  expect(said).toEqual([]);
});

test("a piece carried onto one of its own is told at its square", () => {
  const { gesture, told } = seated();
  gesture.does({ is: "enter", square: "e2" });
  gesture.does({ is: "carry", to: "h1" });
  gesture.does({ is: "enter", square: "h1" });
  expect(told).toEqual(["h1"]);
});

test("a piece that another took away is no longer poised", () => {
  let there = true;
  const { gesture } = seated({
    feel: () => ({
      at: () => (there ? "own" : null),
      again: () => false,
      joins: () => false,
      besides: () => null,
      adjusting: false,
    }),
  });
  gesture.does({ is: "enter", square: "e2" });
  expect(gesture.stillHas()).toBe(true);
  there = false;
  expect(gesture.stillHas()).toBe(false);
});

test("after a reload the hand holds what it held", () => {
  const { gesture, said } = seated({ side: () => "black" });
  gesture.adopt({ side: "black", man: "black knight", from: "g8", over: null });
  expect(gesture.hand).toEqual({ is: "walking", from: "g8", over: "g8" });
  gesture.does({ is: "escape" });
  expect(said).toEqual(["black places g8, black releases"]);
});

test("a quick hand is kept until the board can answer, and then done in order", () => {
  let settled = false;
  const { gesture, said, down } = seated({
    hears: (event) => (event.is === "down" && !settled ? "later" : "now"),
  });
  down("e2");
  gesture.does({ is: "move", square: "e3", tray: false, at: { x: 0, y: 20 } });
  gesture.does({ is: "move", square: "e4", tray: false, at: { x: 0, y: 40 } });
  gesture.does({ is: "up", square: "e4", tray: false });
  expect(said).toEqual([]);
  settled = true;
  gesture.settles();
  expect(said).toEqual(["white touches e2", "white lifts e2", "white places e4, white releases"]);
  gesture.settles();
  expect(said).toHaveLength(3);
});

test("a piece that the board gave back is still in the hand", () => {
  const { gesture, said, down } = seated();
  gesture.poises("e2");
  expect(gesture.hand).toEqual({ is: "poised", square: "e2" });
  down("e4");
  expect(said.at(-1)).toBe("white lifts e2, white places e4, white releases");
  gesture.poises("e5");
  expect(gesture.hand).toEqual(EMPTY);
});

test("what stood wrong goes back at the touch with which a gesture begins: that gesture is still about its piece", () => {
  const { gesture, down } = seated();
  down("e2");
  expect(gesture.began("white touches e2")).toBe(true);
  expect(gesture.began("white touches h1")).toBe(false);
  expect(gesture.began("black touches e2")).toBe(false);
  gesture.does({ is: "move", square: "e4", tray: false, at: { x: 0, y: 90 } });
  expect(gesture.began("white lifts e2")).toBe(true);
  const restored = (text: string) => [
    { text, rulings: [{ articles: [], kind: "restored" as const, says: "It stands again." }] },
  ];
  expect(gesture.isUndone(restored("white touches e2"))).toBe(false);
  expect(gesture.isUndone(restored("black claims illegal-move"))).toBe(true);
  expect(gesture.isUndone([{ text: "black presses", rulings: [] }])).toBe(false);
  gesture.does({ is: "up", square: "e4", tray: false });
  expect(gesture.began("white touches e2")).toBe(false);
});
