import { expect, test } from "vitest";
import { readPlacement } from "../lib/squares";
import { reachWords, shadedBy, stillIn } from "./reach";

const men = readPlacement("4k3/8/8/8/8/p7/P7/K7");
const reach = { a2: ["a2"], a3: ["a3"], a1: ["a1", "b1"] };

test("pieces that never move are shaded, until one is looked at", () => {
  expect(stillIn(reach)).toEqual(["a2", "a3"]);
  expect([...shadedBy(reach, null)]).toEqual(["a2", "a3"]);
  expect([...shadedBy(reach, "a1")]).toEqual(["a1", "b1"]);
  expect(shadedBy(undefined, "a1").size).toBe(0);
});

test.each([
  [
    null,
    "2 pieces can never leave their squares (shaded). Choose a piece to see every square that it can ever reach.",
  ],
  ["a2", "The white Pawn on a2 can never leave its square."],
  ["a1", "The white King on a1 can only ever stand on 2 squares."],
])("%s is told in words", (looked, words) => {
  expect(reachWords(reach, looked, men)).toBe(words);
});

test("one piece is told of as one", () => {
  expect(reachWords({ a2: ["a2"] }, null, men)).toMatch(/^1 piece can never leave its square/);
});
