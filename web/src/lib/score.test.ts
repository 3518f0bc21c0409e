import { expect, test } from "vitest";
import type { LineMove } from "./api";
import { rowsOf } from "./score";

const white = (number: number, san: string): LineMove => ({ number, by: "white", san });
const black = (number: number, san: string): LineMove => ({ number, by: "black", san });

test.each([
  ["a game", [white(1, "e4"), black(1, "e5"), white(2, "Nf3")], ["1 e4 e5", "2 Nf3 -"]],
  ["from a position with Black to play", [black(7, "e5"), white(8, "Nf3")], ["7 - e5", "8 Nf3 -"]],
  ["a second move in succession", [white(1, "e4"), white(1, "d4")], ["1 e4 -", "1 d4 -"]],
  ["nothing yet", [], []],
])("%s", (_name, line, rows) => {
  expect(rowsOf(line).map(({ number, white, black }) => `${number} ${white ?? "-"} ${black ?? "-"}`)).toEqual(
    rows,
  );
});

test("what no notation writes stands in words", () => {
  expect(rowsOf([{ number: 1, by: "white", words: "the Bishop from c1 to e3" }])[0]?.white).toBe(
    "the Bishop from c1 to e3",
  );
});
