import { afterEach, expect, test } from "vitest";
import { speak } from "../language.svelte";
import { readPlacement } from "../squares";
import { named, positionWords, squareLabel, takenThen } from "./men";

afterEach(() => speak("en"));

const START = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

test("squares are named as they are spoken of", () => {
  expect(squareLabel("e4", undefined)).toBe("e4, empty");
  expect(squareLabel("e2", "P")).toBe("e2, white Pawn");
  expect(squareLabel("b1", "N", "Queen's Knight")).toBe("b1, white Knight (Queen's Knight)");
});

test.each([
  ["Queen's Knight", "Damenspringer"],
  ["King's Rook", "Königsturm"],
  ["Queen's Pawn", "Damenbauer"],
  ["King's Bishop's Pawn", "Königsläuferbauer"],
])("%s is %s in German", async (english, german) => {
  await speak("de");
  expect(squareLabel("c3", "N", english)).toBe(`c3, weißer Springer (${german})`);
});

test("a man is called by its name", () => {
  expect(named("move the man on g1, or take the man on e5", START)).toBe(
    "move the Knight on g1, or take the piece on e5",
  );
});

test("a position is read out", () => {
  const men = new Map([
    ["e1", "K"],
    ["h1", "R"],
    ["a1", "R"],
    ["e8", "k"],
  ]);
  expect(positionWords(men)).toBe("White: King e1, Rooks a1 h1. Black: King e8.");
});

const FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test.each([
  [FIRST, []],
  ["rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", ["p"]],
  ["rnb1kbnr/ppp1pppp/8/3N4/8/8/PPPP1PPP/R1BQKBNR b KQkq - 0 4", ["p", "q"]],
])("the men taken at an earlier position are those that were gone then: %s", (then, left) => {
  expect(takenThen(["p", "q", "b", "p", "p"], "white", { first: FIRST, then })).toEqual(left);
});
