import { describe, expect, test } from "vitest";
import type { Chronicle, Move } from "../record/chronicle";
import { readPlacement } from "../squares";
import {
  actOf,
  askedOf,
  asking,
  choicesIn,
  atTempo,
  clocksAt,
  clocksLack,
  EMPTY_SHEET,
  fenAt,
  keepSheet,
  keptSheet,
  lineOf,
  nextTable,
  readClock,
  squaresOf,
  tapped,
  timeShown,
  timeTyped,
  type Line,
} from "./sheet";
import { positionIn, recordOf, refusedStart, USUAL_ARRAY } from "./pasted";

const move = (after: number | null, by: "white" | "black", san: string, clock_ms: number | null): Move => ({
  after,
  number: 1,
  by,
  san,
  from: "e2",
  to: "e4",
  fen: `after ${san}`,
  nags: [],
  before: [],
  comments: [],
  clock_ms,
});

const record: Chronicle = {
  game: 1,
  tags: [],
  result: null,
  start: USUAL_ARRAY,
  moves: [
    move(null, "white", "e4", 5_400_000),
    move(0, "black", "c5", 1),
    move(0, "black", "e5", null),
    move(1, "white", "Nf3", 2_467_000),
  ],
  cut: [],
  wrong: [],
};

const line: Line = lineOf(record);

const RAPID = { tempo: "rapid", regime: "ordinary" };

test("the main line is taken, as far as it was made", () => {
  expect(line.moves.map(({ san }) => san)).toEqual(["e4", "c5", "Nf3"]);
  expect(fenAt(line, 3)).toBe("after Nf3");
  expect(fenAt(line, 0)).toBe(USUAL_ARRAY);
  expect(clocksAt(line, 3)).toEqual({ white: "0:41:07", black: "0:00:00" });
  expect(clocksAt(line, 1)).toEqual({ white: "1:30:00", black: "" });
  const silent = { ...line, moves: [...line.moves, move(2, "black", "Nc6", null)] };
  expect(clocksAt(silent, 4)).toEqual({ white: "0:41:07", black: "" });
  const flag = { ...line, moves: [...line.moves, move(2, "black", "Nc6", -1000)] };
  expect(clocksAt(flag, 4)).toEqual({ white: "0:41:07", black: "0:00:00" });
});

test.each([
  ["8/8/4k3/8/8/3QK3/8/8 b - - 99 120", "8/8/4k3/8/8/3QK3/8/8 b - - 99 120"],
  [" 8/8/4k3/8/8/3QK3/8/8\n", "8/8/4k3/8/8/3QK3/8/8 w - - 0 1"],
  ["8/8/4k3/8/8/3QK3/8/8 b", "8/8/4k3/8/8/3QK3/8/8 b - - 0 1"],
  ["1. e4 e5", null],
  ["", null],
])("%s as a position", (pasted, fen) => {
  expect(positionIn(pasted)).toBe(fen);
});

test("a position is read as a record, so that it is refused at once", () => {
  expect(recordOf("1. e4 e5")).toBe("1. e4 e5");
  expect(recordOf("4k3/8/8/8/8/8/8/8 b")).toContain('[FEN "4k3/8/8/8/8/8/8/8 b - - 0 1"]');
  expect(recordOf("4k3/8/8/8/8 w")).toContain('[FEN "4k3/8/8/8/8 w"]');
  const place = { game: 1, line: 1, byte: 0 };
  const wrong = [
    { kind: "refused-start", fault: true, says: "White has no King", place, move: null },
    { kind: "no-result", fault: false, says: "no result", place, move: null },
  ];
  expect(refusedStart({ ...record, start: null, wrong })).toEqual(["White has no King"]);
  expect(refusedStart(record)).toEqual([]);
});

describe("a score with an illegal move in it", () => {
  const moves = [{ ...move(null, "white", "e4", null), fen: "board b - - 0 1" }];
  const cut = [
    { after: null, rest: ["d5"], why: "of a variation" },
    { after: 0, rest: ["Ne5", "d4", "d6"], clocks_ms: [9000, null, 8000], why: "no such move" },
  ];
  const broken = lineOf({ ...record, moves, cut });
  const sheet = asking(EMPTY_SHEET, "illegal-move");

  test("is read up to it, and the move is what is asked about", () => {
    expect(broken.illegal).toEqual({
      written: "Ne5",
      by: "black",
      number: 1,
      replies: ["d4", "d6"],
      clocks_ms: [9000, null, 8000],
    });
    expect(clocksAt(broken, 1)).toEqual({ white: "", black: "0:00:08" });
    expect(clocksAt(broken, 0)).toEqual({ white: "", black: "" });
    expect(askedOf(sheet, broken, RAPID)).toMatchObject({ moves: ["e4"], act: "Ne5", replies: ["d4", "d6"] });
    const known = { ...sheet, whiteThen: "50:10", blackThen: "5820" };
    expect(askedOf(known, broken, RAPID)?.clocks_then).toEqual({ white: "0:50:10", black: "0:58:20" });
  });

  test("where it can mean several moves, one of them is chosen, and the replies stay", () => {
    const why = ["act: `Nd5` can mean b1d5 or f3d5"];
    expect(choicesIn(why)).toEqual(["b1d5", "f3d5"]);
    expect(choicesIn(["act: `Nd5` is not a legal move for White"])).toEqual([]);
    expect(askedOf({ ...sheet, meant: "f6e5" }, broken, RAPID)).toMatchObject({
      act: "f6e5",
      replies: ["d4", "d6"],
    });
  });

  test("another move that is tapped, or an earlier position, is asked about instead", () => {
    const other = askedOf({ ...sheet, squares: ["g8", "e5"] }, broken, RAPID);
    expect(other).toMatchObject({ act: "g8e5", replies: [] });
    expect(askedOf({ ...sheet, made: 0 }, broken, RAPID)).toBeNull();
    expect(askedOf(asking(sheet, "repetition"), broken, RAPID)).toMatchObject({ act: null, replies: [] });
  });

  test.each([
    ["hello", false],
    ["garbage", false],
    ["--", false],
    ["Ke3", true],
    ["Rh1xe1+", true],
    ["e7e8q", true],
    ["exd8=Q#", true],
    ["O-O-O", true],
    ["0-0", true],
    ["e5", true],
  ])("%s is a move: %s", (text, is) => {
    const cut = [{ after: null, rest: [text, "world"], why: "" }];
    const read = lineOf({ ...record, moves: [], cut });
    expect([read.illegal?.written ?? null, read.unread]).toEqual(is ? [text, null] : [null, text]);
    expect(askedOf(asking(EMPTY_SHEET, "repetition"), read, RAPID) === null).toBe(!is);
  });

  test("it may be the first move; a start that is refused has none", () => {
    expect(lineOf({ ...record, moves: [], cut: [{ after: null, rest: ["e5"], why: "" }] }).illegal?.by).toBe(
      "white",
    );
    expect(
      lineOf({ ...record, start: null, moves: [], cut: [{ after: null, rest: ["e5"], why: "" }] }).illegal,
    ).toBe(null);
  });
});

test.each([
  ["41:07", "0:41:07"],
  ["1:02:03", "1:02:03"],
  ["0.41.07", "0:41:07"],
  ["4107", "0:41:07"],
  ["10203", "1:02:03"],
  ["90:00", "1:30:00"],
  ["0:09", "0:00:09"],
  ["0", "0:00:00"],
  ["00", "0:00:00"],
  ["000", "0:00:00"],
  ["2 min", "0:02:00"],
  ["1m30s", "0:01:30"],
  ["1 h 5 min", "1:05:00"],
  ["41", null],
  ["1:99", null],
  ["soon", null],
  ["", null],
])("%s on a clock", (typed, read) => {
  expect(readClock(typed)).toBe(read);
});

test.each([
  ["", "", false],
  ["41:07", "38:55", false],
  ["41:07", "", true],
  ["41:07", "abc", true],
  ["41", "38", true],
])("clocks typed as “%s” and “%s” lack something: %s", (white, black, lacks) => {
  expect(clocksLack({ white, black })).toBe(lacks);
});

describe("taps", () => {
  const asked = asking(EMPTY_SHEET, "illegal-move");
  const taps = (...squares: string[]) => squares.reduce(tapped, asked);

  test("two make a move, a third begins anew, the same again takes back", () => {
    expect(taps("g1", "f4").squares).toEqual(["g1", "f4"]);
    expect(taps("g1", "f4", "b1").squares).toEqual(["b1"]);
    expect(taps("g1", "g1").squares).toEqual([]);
    expect(tapped(asking(EMPTY_SHEET, "flag"), "e4").squares).toEqual([]);
  });

  test("a Pawn on its last rank, and a King that goes two squares", () => {
    const pawn = readPlacement("8/P6k/8/8/8/8/8/4K2R w");
    expect(actOf(taps("a7", "a8"), pawn)).toBe("a7a8");
    expect(actOf({ ...taps("a7", "a8"), became: "q" }, pawn)).toBe("a7a8q");
    expect(actOf(taps("e1", "g1"), pawn)).toBe("O-O");
    expect(actOf({ ...taps("e1", "g1"), castled: false }, pawn)).toBe("e1g1");
    expect(actOf(taps("e1", "c1"), pawn)).toBe("O-O-O");
    expect(actOf(taps("h1"), pawn)).toBeNull();
  });

  test("another question begins without them", () => {
    const turned = { ...taps("g1", "f4"), assumed: { pressed: "no" } };
    expect(asking(turned, "illegal-move")).toBe(turned);
    expect(asking(turned, "touched")).toMatchObject({ squares: [], assumed: {} });
  });
});

test("what is asked, once nothing is missing", () => {
  const sheet = {
    ...asking(EMPTY_SHEET, "illegal-move"),
    white: "41:37",
    black: "38:55",
    tempo: "rapid" as const,
  };
  expect(askedOf(EMPTY_SHEET, line, RAPID)).toBeNull();
  expect(askedOf(sheet, line, RAPID)).toBeNull();
  expect(askedOf({ ...sheet, squares: ["g1", "f4"], made: 2 }, line, RAPID)).toEqual({
    code: "fide-2023",
    question: "illegal-move",
    tempo: "rapid",
    regime: "ordinary",
    time: "90m+30s from move 1",
    start: null,
    moves: ["e4", "c5"],
    clocks: { white: "0:41:37", black: "0:38:55" },
    clocks_then: null,
    clocks_right: null,
    act: "g1f4",
    replies: [],
    squares: [],
    assumed: {},
  });
  expect(askedOf({ ...sheet, question: "touched", squares: ["g1"] }, line, RAPID)).toMatchObject({
    act: null,
    squares: ["g1"],
  });
  expect(askedOf({ ...sheet, question: "flag", black: "" }, line, RAPID)).toMatchObject({
    act: null,
    clocks: null,
  });
});

test("a wrong start is asked about once it is said what was wrong", () => {
  const start = asking(EMPTY_SHEET, "start");
  expect(askedOf(start, line, RAPID)).toBeNull();
  expect(askedOf({ ...start, began: "colours", made: 2 }, line, RAPID)).toMatchObject({
    question: "start",
    act: "colours",
    moves: ["e4", "c5"],
    squares: [],
  });
  expect(squaresOf(start)).toBe(0);
  expect(asking({ ...start, began: "men" }, "flag").began).toBeNull();
});

test("the clocks decide whose flag has fallen, once both are typed", () => {
  const flag = { ...asking(EMPTY_SHEET, "flag"), assumed: { fallen: "white", first: "black" } };
  expect(askedOf(flag, line, RAPID)?.assumed).toEqual({ fallen: "white", first: "black" });
  const before = askedOf({ ...flag, white: "12:34", black: "2:10" }, line, RAPID);
  expect(before).toMatchObject({ clocks: null, assumed: { fallen: "white", first: "black" } });
  const typed = { ...flag, white: "12:34", black: "0:00" };
  expect(askedOf(typed, line, RAPID)?.assumed).toEqual({ first: "black" });
});

test("the event stays, the table goes", () => {
  const sheet = { ...EMPTY_SHEET, table: "14", code: "us-chess", white: "1:00", question: "flag" as const };
  expect(nextTable(sheet)).toEqual({ ...EMPTY_SHEET, code: "us-chess" });
});

test("a usual time follows the tempo, one of the event's own stays", () => {
  expect(atTempo(EMPTY_SHEET, "blitz").time).toBe("3m+2s");
  expect(atTempo({ ...EMPTY_SHEET, time: "10m" }, "blitz").time).toBe("10m");
});

test("what was entered is found again", () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(keptSheet(shelf)).toEqual(EMPTY_SHEET);
  keepSheet({ ...EMPTY_SHEET, table: "14" }, shelf);
  expect(keptSheet(shelf).table).toBe("14");
  kept.set("jadoube desk", "{");
  expect(keptSheet(shelf)).toEqual(EMPTY_SHEET);
});

test("wrong times are asked about once it is known what they should be, or how the clock is set", () => {
  const wrong = { ...asking(EMPTY_SHEET, "clocks"), white: "1:00:00", black: "1:05:00" };
  expect(askedOf(wrong, line, RAPID)).toBeNull();
  const known = { ...wrong, whiteRight: "1:10:00", blackRight: "1:05:00" };
  expect(askedOf(known, line, RAPID)).toMatchObject({
    clocks_right: { white: "1:10:00", black: "1:05:00" },
    act: null,
    squares: [],
  });
  expect(askedOf({ ...known, white: "" }, line, RAPID)).toBeNull();
  const set = { ...known, bySetting: true };
  expect(askedOf(set, line, RAPID)).toBeNull();
  expect(askedOf({ ...set, clockSet: "80 min + 30 s" }, line, RAPID)).toMatchObject({
    clocks_right: null,
    act: "80m+30s",
  });
  expect(tapped(wrong, "e4").squares).toEqual([]);
});

test("the usual time stands in its field as people write it", () => {
  expect(timeShown(EMPTY_SHEET)).toBe("90+30");
  expect(timeTyped(EMPTY_SHEET, "90+30")).toBe(EMPTY_SHEET.time);
  expect(timeTyped(EMPTY_SHEET, "90+3")).toBe("90+3");
  expect(timeShown({ ...EMPTY_SHEET, time: "40/90, 30" })).toBe("40/90, 30");
  expect(timeShown(atTempo(EMPTY_SHEET, "blitz"))).toBe("3+2");
});
