import { expect, test } from "vitest";
import { homeward, WayHome } from "./homeward";

const hand = { side: "white", man: "white knight", from: "g1", over: "e5" } as const;
const acts = (...texts: string[]) => texts.map((text) => ({ text }));
const captured = { white: [], black: ["p"] };

test("a piece that was refused goes home", () => {
  const entries = acts("white lifts g1", "white places e5", "white releases");
  expect(homeward(hand, "white", entries, captured)).toEqual(["places g1", "releases"]);
});

test("and what it had taken comes back", () => {
  const entries = acts("white lifts g1", "white removes e5", "white places e5", "white releases");
  expect(homeward(hand, "white", entries, captured)).toEqual(["places g1", "puts black pawn e5", "releases"]);
});

test("nothing goes where this hand holds nothing", () => {
  expect(homeward(null, "white", [], captured)).toEqual([]);
  expect(homeward(hand, "black", [], captured)).toEqual([]);
  expect(homeward({ ...hand, over: null }, "white", [], captured)).toEqual([]);
});

test("a piece that is not let go at home either is sent there once", () => {
  const way = new WayHome();
  const entry = (text: string, ...kinds: string[]) =>
    ({ act: 1, text, group: "hand", rulings: kinds.map((kind) => ({ kind })) }) as never;
  expect(way.goes(hand, "white", [], captured)).toEqual(["places g1", "releases"]);
  expect(way.hears([entry("white touches g1")])).toBe(false);
  expect(way.hears([entry("white places g1"), entry("white releases", "refused")])).toBe(true);
  way.goes(hand, "white", [], captured);
  expect(way.hears([entry("white places g1"), entry("white releases")])).toBe(false);
  expect(way.hears([entry("white releases", "refused")])).toBe(false);
});
