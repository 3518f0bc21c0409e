import { describe, expect, test } from "vitest";
import type { Entry, LineMove } from "../live/standing";
import { checkedAt, entriesAt, numbered, positionAt, resultSign, stepped } from "./replay";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const LINE: LineMove[] = [
  { number: 1, by: "white", san: "e4", fen: START, way: { from: "e2", to: "e4" }, act: 4 },
  { number: 1, by: "black", san: "f6", record: "P-KB3", fen: AFTER, act: 9 },
];
const entries = [1, 2, 3, 4, 5, 8, 9, 10].map((act): Entry => ({ act, text: "", rulings: [] }));

test("positions are those from which the next move was made, and last the present one", () => {
  expect([0, 1, 2].map((made) => positionAt(LINE, made, "NOW"))).toEqual([START, AFTER, "NOW"]);
});

test("the acts of a move are those since the move before", () => {
  const acts = (made: number) => entriesAt(entries, LINE, made).map(({ act }) => act);
  expect([0, 1, 2, 3].map(acts)).toEqual([[], [1, 2, 3, 4], [5, 8, 9], []]);
});

test("a silent table does not tell at which act a move was made", () => {
  const silent = LINE.map(({ act: _, ...move }) => move);
  expect(entriesAt(entries, silent, 1)).toEqual([]);
});

describe("steps", () => {
  test.each([
    [null, "back", 4],
    [null, "first", 0],
    [null, "on", null],
    [3, "on", 4],
    [4, "on", null],
    [0, "back", 0],
    [2, "last", null],
  ] as const)("from %s %s", (spot, by, to) => {
    expect(stepped(spot, 5, by)).toBe(to);
  });

  test("there is nowhere to go before the first move", () => {
    expect(stepped(null, 0, "back")).toBeNull();
  });
});

test("a move is printed with its number, in the code’s own notation", () => {
  expect(LINE.map(numbered)).toEqual(["1. e4", "1… P-KB3"]);
});

test("a King in check is found from the sign of the move", () => {
  const fen = "rnb1kbnr/pppp1ppp/8/4p3/4PP1q/8/PPPP2PP/RNBQKBNR w KQkq - 1 3";
  const move = { ...LINE[1]!, san: "Qh4+" };
  expect(checkedAt(move, fen)).toBe("e1");
  expect(checkedAt({ ...move, san: "Qh4" }, fen)).toBeNull();
  expect(checkedAt(undefined, fen)).toBeNull();
});

test("results as a score has them", () => {
  expect(["1-0", "1/2-1/2", "*", "annulled"].map((result) => resultSign({ result }))).toEqual([
    "1–0",
    "½–½",
    "",
    "",
  ]);
});
