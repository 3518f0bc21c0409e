import { expect, test } from "vitest";
import { readFen } from "./fen";

const BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test.each([
  [`${BOARD} w KQkq - 0 1`, `${BOARD} w KQkq - 0 1`, null, null],
  [` ${BOARD}  w KQkq -\n`, `${BOARD} w KQkq -`, null, null],
  [BOARD, `${BOARD} w - - 0 1`, "w - - 0 1", null],
  [`${BOARD} b KQkq`, `${BOARD} b KQkq - 0 1`, "- 0 1", null],
  [`${BOARD} w KQkq - 0 1 extra`, `${BOARD} w KQkq - 0 1 extra`, null, "extra"],
  [`${BOARD} w - - 0 1 e1e8`, `${BOARD} w - - 0 1 e1e8`, null, null],
  [`${BOARD} w - - 0 1 - more of it`, `${BOARD} w - - 0 1 - more of it`, null, "more of it"],
  ["8/8/8", "8/8/8", null, null],
  ["", "", null, null],
])("%s as a FEN", (typed, fen, left, rest) => {
  expect(readFen(typed)).toEqual({ fen, left, rest });
});
