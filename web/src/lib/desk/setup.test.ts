import { expect, test } from "vitest";
import { readPlacement } from "../squares";
import { USUAL_ARRAY } from "./pasted";
import { boardOf, castlingAtHome, NO_MEN, withCastling, withMan, withTurn } from "./setup";

test("a board is written as it is read", () => {
  for (const fen of [USUAL_ARRAY, NO_MEN, "4k3/8/8/8/3pP3/8/8/R3K2R"])
    expect(boardOf(readPlacement(fen))).toBe(fen.split(" ")[0]);
});

test("pieces are put on squares and taken away", () => {
  const one = withMan(`${NO_MEN} w - - 0 1`, "e1", "K");
  expect(one).toBe("8/8/8/8/8/8/8/4K3 w - - 0 1");
  expect(withMan(one, "e1", "q")).toBe("8/8/8/8/8/8/8/4q3 w - - 0 1");
  expect(withMan(one, "e1", null)).toBe("8/8/8/8/8/8/8/8 w - - 0 1");
  expect(withTurn(one, "black")).toBe("8/8/8/8/8/8/8/4K3 b - - 0 1");
});

test("castling goes with King and Rook at home, until it is said that it is gone", () => {
  expect(castlingAtHome(readPlacement(USUAL_ARRAY))).toBe("KQkq");
  const king = withMan(`${NO_MEN} w - - 0 1`, "e1", "K");
  const may = withMan(king, "h1", "R");
  expect(may).toBe("8/8/8/8/8/8/8/4K2R w K - 0 1");
  const gone = withCastling(may, false);
  expect(gone).toBe("8/8/8/8/8/8/8/4K2R w - - 0 1");
  expect(withMan(gone, "a1", "R")).toBe("8/8/8/8/8/8/8/R3K2R w - - 0 1");
  expect(withCastling(gone, true)).toBe(may);
  expect(withMan(USUAL_ARRAY, "h1", null)).toMatch(/ w Qkq - 0 1$/);
});
