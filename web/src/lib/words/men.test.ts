import { expect, test } from "vitest";
import { readPlacement } from "../squares";
import { named, positionWords, squareLabel } from "./men";

const START = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

test("squares are named as they are spoken of", () => {
  expect(squareLabel("e4", undefined)).toBe("e4, empty");
  expect(squareLabel("e2", "P")).toBe("e2, white Pawn");
  expect(squareLabel("b1", "N", "Queen's Knight")).toBe("b1, white Knight (Queen's Knight)");
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
