import { expect, test } from "vitest";
import { after, tableOf, type Table } from "./table";
import { isAhead, neighbour, place, readPlacement, squareAt, SQUARES } from "../squares";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** The first field of a FEN, to compare by eye. */
function picture({ men }: Table): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
    SQUARES.slice(row * 8, row * 8 + 8)
      .map((square) => men.get(square) ?? "1")
      .join("")
      .replace(/1+/g, (gap) => String(gap.length)),
  );
  return rows.join("/");
}

const played = (board: string, ...acts: string[]) => acts.reduce(after, tableOf({ board, hand: null }));

test.each([
  ["a lift", ["white lifts g1"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R"],
  [
    "a move",
    ["white lifts g1", "white places f3", "white releases"],
    "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R",
  ],
  ["a touch changes nothing", ["white touches g1", "white says check"], START],
  ["a man taken off", ["white removes g8"], "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"],
  ["a man from the box", ["black puts queen e4"], "rnbqkbnr/pppppppp/8/8/4q3/8/PPPPPPPP/RNBQKBNR"],
  ["what both do together moves nothing", ["players finds accident"], START],
  ["a lift from an empty square", ["white lifts e4"], START],
  ["setting down nothing", ["white places e4"], START],
])("%s", (_name, acts, expected) => {
  expect(picture(played(START, ...acts))).toBe(expected);
});

test("the hand remembers where its man came from when it changes its mind", () => {
  const table = played(START, "white lifts g1", "white places f3", "white lifts f3");
  expect(table.hand).toEqual({ side: "white", letter: "N", from: "g1", on: null });
});

test("a man set down and still held stands on its square", () => {
  const hand = { side: "white", man: "white knight", from: "g1", over: "f3" } as const;
  expect(tableOf({ board: "8/8/8/8/8/8/8/4K3", hand }).men.get("f3")).toBe("N");
});

test("the board reads the same from both sides", () => {
  for (const square of SQUARES)
    for (const turned of [false, true]) {
      const { column, row } = place(square, turned);
      expect(squareAt(column, row, turned)).toBe(square);
    }
  expect(squareAt(8, 0, false)).toBeNull();
});

test("walking stops at the edge", () => {
  expect(neighbour("h1", 1, 0, false)).toBe("h1");
  expect(neighbour("e4", 0, -1, false)).toBe("e5");
  expect(neighbour("e4", 0, -1, true)).toBe("e3");
});

test("the half of the board that lies ahead is the right one, whichever way it lies", () => {
  expect(isAhead("e1", false)).toBe(true);
  expect(isAhead("d8", false)).toBe(false);
  expect(isAhead("d8", true)).toBe(true);
});

test("a placement is read as printed", () => {
  expect(readPlacement(START).get("d8")).toBe("q");
  expect(readPlacement(START).has("e4")).toBe(false);
});

test("a man is put back in its own colour where that is named", () => {
  const table = { men: new Map(), hand: null };
  expect(after(table, "black puts rook h1").men.get("h1")).toBe("r");
  expect(after(table, "black puts white rook h1").men.get("h1")).toBe("R");
});
