import { expect, test } from "vitest";
import { EMPTY } from "../lib/hand/hand";
import { readPlacement } from "../lib/squares";
import { dimmedBy, ghostsOf, lastOf, originOf, targetsOf } from "./marks";

const men = readPlacement("4k3/8/8/8/8/8/4P3/1N2K3");
const duty = (kind: string, ...squares: string[]) => ({ kind, squares, now: squares, articles: [] });

test("a piece in hand is known by where it came from", () => {
  expect(originOf(EMPTY)).toBeNull();
  expect(originOf({ is: "poised", square: "b1" })).toBe("b1");
  expect(originOf({ is: "resting", from: "b1", on: "c3" })).toBe("b1");
});

test("its targets are the legal moves from there", () => {
  const legal = ["b1a3", "b1c3", "e2e4"];
  expect([...targetsOf({ is: "poised", square: "b1" }, legal)]).toEqual(["a3", "c3"]);
  expect(targetsOf(EMPTY, legal).size).toBe(0);
});

test("the pieces that may not move stand back, where a duty is to move", () => {
  const dimmed = dimmedBy([duty("move", "b1")], new Set(["b1"]), "white", men);
  expect([...dimmed].toSorted()).toEqual(["e1", "e2"]);
  expect(dimmedBy([], new Set(), "white", men).size).toBe(0);
  expect(dimmedBy([duty("move", "b1"), duty("take", "e8")], new Set(["b1"]), "white", men).size).toBe(0);
});

test("an option shows the position that it leads to", () => {
  const option = { line: "x", says: "", articles: [], until: "" };
  expect(ghostsOf(option)).toBeNull();
  const leads_to = { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", legal: ["e1e2"] };
  expect(ghostsOf({ ...option, leads_to })?.men.size).toBe(2);
});

test("castling is marked by the way of the King, and what comes after it by its own", () => {
  const castled = { number: 9, by: "white", san: "O-O", fen: "", way: { from: "e1", to: "g1" } } as const;
  const marked = (last: { from: string; to: string } | null) => lastOf({ last, line: [castled] });
  expect(marked({ from: "h1", to: "f1" })).toEqual(castled.way);
  expect(marked({ from: "g8", to: "f6" })).toEqual({ from: "g8", to: "f6" });
  expect(marked(null)).toBeNull();
  expect(lastOf({ last: { from: "e1", to: "g1" }, line: [] })).toEqual({ from: "e1", to: "g1" });
});
