import { expect, test } from "vitest";
import type { LineMove } from "../live/standing";
import { rowsOf, sheetRows, unusualStart, unwritten } from "./score";

const white = (number: number, san: string): LineMove => ({ number, by: "white", san, fen: "" });
const black = (number: number, san: string): LineMove => ({ number, by: "black", san, fen: "" });

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

test("a start other than the usual array is printed with the moves", () => {
  const usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const other = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1";
  expect(unusualStart([{ fen: usual }], other)).toBeNull();
  expect(unusualStart([{ fen: other }], usual)).toBe(other);
  expect(unusualStart([], other)).toBe(other);
  expect(unusualStart([], usual)).toBeNull();
});

test("a move stands as its code has it recorded", () => {
  const line: LineMove[] = [{ number: 1, by: "white", san: "Nf3", record: "Kt-KB3", fen: "" }];
  expect(rowsOf(line)[0]?.white).toBe("Kt-KB3");
  expect(unwritten({ line }, "white")).toBe("Kt-KB3");
});

test("what no notation writes stands in words", () => {
  expect(rowsOf([{ number: 1, by: "white", words: "the Bishop from c1 to e3" }])[0]?.white).toBe(
    "the Bishop from c1 to e3",
  );
});

test("a sheet keeps what was struck out in its place", () => {
  const line = (text: string, number: number, by: "white" | "black", struck = false) => {
    return { text, number, by, struck, offer: false, noted: "in-order" as const };
  };
  const lines = [line("d4", 1, "white", true), line("e4", 1, "white"), line("e5", 1, "black")];
  const written = (text: string, struck = false) => ({ text, struck, noted: "in-order" });
  expect(sheetRows({ lines: [...lines, line("Nf3", 2, "white")], signed: null })).toEqual([
    { number: 1, white: [written("d4", true), written("e4")], black: [written("e5")] },
    { number: 2, white: [written("Nf3")], black: [] },
  ]);
  expect(sheetRows({ lines: [], signed: null })).toEqual([]);

  const made = [
    { number: 1, by: "white" as const, san: "e4", fen: "" },
    { number: 1, by: "black" as const, san: "e5", fen: "" },
    { number: 2, by: "white" as const, san: "Nf3", fen: "" },
  ];
  const scores = { white: { lines, signed: null }, black: { lines: [], signed: null } };
  expect(unwritten({ line: made, scores }, "white")).toBe("Nf3");
  expect(unwritten({ line: made, scores, offer: "white" }, "white")).toBe("Nf3 (=)");
  expect(unwritten({ line: made, scores }, "black")).toBe("e4");
  expect(unwritten({ line: made }, "black")).toBe("e4");
  expect(unwritten({ line: made.slice(0, 2), scores }, "white")).toBe(null);
});
