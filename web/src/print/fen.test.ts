import { expect, test } from "vitest";
import { isBoard } from "./fen";

test.each([
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", true],
  ["  8/8/8/8/3N4/8/8/8 w - - 0 1 ", true],
  ["8/8/8/8/8/8/8", false],
  ["8/8/8/8/8/8/8/9", false],
  ["8/8/8/8/8/8/8/7", false],
  ["8/8/8/8/8/8/8/7X", false],
  ["", false],
])("%s: %s", (fen, board) => {
  expect(isBoard(fen)).toBe(board);
});
