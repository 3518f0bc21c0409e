import { describe, expect, it } from "vitest";
import { beforeOf, beforeWrong, besideOf, endOf, nextOf, stepBy } from "./steps";
import { known, type Move } from "./chronicle";
import { partsOf } from "./text";

/** A move by what it follows and how it is written: "0 1b e5". */
function move(text: string, said: Partial<Move> = {}): Move {
  const [after = "", number = "", san = ""] = text.split(" ");
  const by = number.endsWith("b") ? ("black" as const) : ("white" as const);
  const what = { number: parseInt(number), by, san, from: "e2", to: "e4", fen: "", clock_ms: null };
  return {
    after: after === "-" ? null : Number(after),
    nags: [],
    before: [],
    comments: [],
    ...what,
    ...said,
  };
}

/** 1. e4! e5 (1… c5 {sharp} 2. Nf3) 2. Qh5 */
const MOVES = [
  move("- 1w e4", { nags: [1], before: ["before"] }),
  move("0 1b e5"),
  move("0 1b c5", { comments: ["[%clk 0:01:00] sharp"] }),
  move("2 2w Nf3"),
  move("1 2w Qh5", { comments: ["[%act @0:00:01.5 black touches\ne7] [%act black says 50%25]"] }),
];

const text = (moves: Move[], cut: Parameters<typeof partsOf>[0]["cut"] = []): string =>
  partsOf({ moves, cut })
    .map((part) => {
      if (part.is === "move") return part.number + part.san;
      if (part.is === "cut") return `<${part.rest.join(" ")}: ${part.why}>`;
      if (part.is === "words") return `{${part.text}}`;
      if (part.is === "act") return `[${part.text}]`;
      return part.is === "open" ? "(" : ")";
    })
    .join(" ");

describe("a record as text", () => {
  it("has variations behind the move that they replace, and numbers where they are needed", () => {
    expect(text(MOVES)).toBe(
      "{before} 1.e4! e5 ( 1…c5 {sharp} 2.Nf3 ) 2.Qh5 [black touches e7] [black says 50%]",
    );
  });

  it("tells what cannot be played where it stands", () => {
    const cut = [
      { after: 1, rest: ["Ke3", "Nc6"], why: "no" },
      { after: null, rest: ["x"], why: null },
    ];
    expect(text(MOVES.slice(0, 2), cut)).toBe("<x: null> {before} 1.e4! e5 <Ke3 Nc6: no>");
  });

  it("has several first moves", () => {
    expect(text([move("- 1w e4"), move("- 1w d4"), move("0 1b e5")])).toBe("1.e4 ( 1.d4 ) 1…e5");
  });

  it("of nothing is nothing", () => expect(text([])).toBe(""));
});

describe("stepping", () => {
  it("goes on along the main line and back the way it came", () => {
    expect([null, 0, 1, 4].map((spot) => nextOf(MOVES, spot))).toEqual([0, 1, 4, 4]);
    expect([4, 3, 2, 0, null].map((spot) => beforeOf(MOVES, spot))).toEqual([1, 2, 0, null, null]);
    expect([endOf(MOVES, null), endOf(MOVES, 2)]).toEqual([4, 3]);
  });

  it("goes to what might have been played instead", () => {
    expect([besideOf(MOVES, 1, 1), besideOf(MOVES, 2, 1), besideOf(MOVES, 2, -1)]).toEqual([2, 2, 1]);
    expect(besideOf(MOVES, null, 1)).toBe(null);
  });
});

describe("keys and places", () => {
  it("lead through the record", () => {
    const keys = ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "End", "Home"];
    let spot: number | null = null;
    const spots = keys.map((key) => (spot = stepBy(key, MOVES, spot)!.to));
    expect(spots).toEqual([0, 1, 2, 0, 4, null]);
    expect(stepBy("x", MOVES, null)).toBeNull();
  });

  it("show what stands before a wrong move, and the end where it is not played", () => {
    expect(beforeWrong(MOVES, { number: 1, by: "black" })).toBe(0);
    expect(beforeWrong(MOVES, { number: 9, by: "white" })).toBe(4);
  });

  it("tell tags as far as they are known", () => {
    expect(["1912.??.??", "1912.05.??", "????.??.??", "?", "London", null].map(known)).toEqual([
      "1912",
      "1912.05",
      "",
      "",
      "London",
      "",
    ]);
  });
});
