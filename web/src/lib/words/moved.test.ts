import { expect, test } from "vitest";
import { moveWords } from "./moved";

const MEN = new Map([
  ["a7", "P"],
  ["b8", "r"],
  ["e1", "F"],
]);

test("a whole move is told with its man", () => {
  expect(moveWords("white moves e1d2", MEN)).toBe("White: fers from e1 to d2");
  expect(moveWords("white moves a7b8n", MEN)).toBe("White: Pawn from a7 takes on b8, promoted to a Knight");
  expect(moveWords("white moves a7a8q", MEN)).toBe("White: Pawn from a7 to a8, promoted to a fers");
  expect(moveWords("white moves a7a8p", MEN)).toBe("White: Pawn from a7 to a8, and stays a Pawn");
  expect(moveWords("white castles h1 f1", MEN)).toBe("White: King to h1, Rook to f1");
  expect(moveWords("white castles short", MEN)).toBe("White castles short");
  expect(moveWords("white castles", MEN)).toBeNull();
});
