import { describe, expect, it } from "vitest";
import type { Entry, Ruling } from "../live/standing";
import { answered, beginning, called, comesBack, goTo, endShown, heard, type Step } from "./evidence";

const START = "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1";
const step = (san: string, way: string, fen: string, by: "white" | "black" = "white", number = 1): Step => ({
  number,
  by,
  san,
  from: way.slice(0, 2),
  to: way.slice(2),
  fen,
});
const CHECK = step("Qe8+", "h5e8", "4Q1k1/6p1/5p2/8/8/8/rr6/6K1 b - - 1 1");
const REPLY = step("Kh7", "g8h7", "4Q3/6pk/5p2/8/8/8/rr6/6K1 w - - 2 2", "black");
const AGAIN = step("Qh5+", "e8h5", "8/6pk/5p2/7Q/8/8/rr6/6K1 b - - 3 2", "white", 2);
const HOME = step("Kg8", "h7g8", "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 4 3", "black", 2);
const PART = { says: "", start: START, moves: [], dialogue: { check: CHECK, replies: [REPLY] } };

describe("a way through evidence", () => {
  it("begins with the check, and goes on with reply and check", () => {
    const first = beginning(PART);
    expect([first.steps.length, first.made]).toEqual([1, 1]);
    const second = answered(first, REPLY, AGAIN);
    expect(second.steps.map(({ san }) => san)).toEqual(["Qe8+", "Kh7", "Qh5+"]);
    expect(second.made).toBe(3);
  });

  it("drops what was known to follow when another reply is chosen", () => {
    const third = answered(answered(beginning(PART), REPLY, AGAIN), HOME, CHECK);
    const other = answered(goTo(third, 1), REPLY, AGAIN);
    expect(other.steps).toHaveLength(3);
  });

  it("keeps to its ends", () => {
    const line = beginning({ says: "", start: START, moves: [CHECK, REPLY] });
    expect([goTo(line, -1).made, goTo(line, 9).made]).toEqual([0, 2]);
  });

  it("knows a position that comes back by men, turn and rights", () => {
    const way = answered(answered(beginning(PART), REPLY, AGAIN), HOME, CHECK);
    expect(comesBack(goTo(way, 3), START)).toBe(false);
    expect(comesBack(goTo(way, 4), START)).toBe(true);
    expect(comesBack(way, START)).toBe(true);
  });
});

describe("a move", () => {
  it.each<[Step, string, string]>([
    [CHECK, "1. Qe8+", "White: Queen from h5 to e8, check"],
    [REPLY, "1… Kh7", "Black: King from g8 to h7"],
    [
      step("bxa1=N#", "b2a1", "", "black", 9),
      "9… bxa1=N#",
      "Black: Pawn from b2 takes on a1, promoted to a Knight, mate",
    ],
    [step("O-O-O+", "e1c1", ""), "1. O-O-O+", "White castles long, check"],
    [step("O-O-O-O#", "e1e3", ""), "1. O-O-O-O#", "White castles up the file, mate"],
  ])("is called and heard", (move, printed, aloud) => {
    expect(called(move)).toBe(printed);
    expect(heard(move)).toBe(aloud);
  });
});

describe("what can be shown", () => {
  const ruling = (asks?: string): Ruling => ({
    articles: [],
    kind: "result",
    says: "",
    ...(asks ? { evidence: { asks, says: "" } } : {}),
  });
  const entry = (act: number, ...rulings: Ruling[]): Entry => ({ act, text: "", rulings });

  it("is the ruling that ended the game, where that asks", () => {
    const note: Ruling = { ...ruling("Why?"), kind: "note" };
    const entries = [entry(1, note), entry(2, note, ruling("Why not?")), entry(3, note)];
    expect(endShown(entries, [])).toEqual({ act: 2, ruling: 2, asks: "Why not?" });
    expect(endShown([], [ruling(), ruling("Why?")])).toEqual({ act: 0, ruling: 2, asks: "Why?" });
  });

  it("is not that of an earlier ruling: a resignation rests on nothing", () => {
    const note: Ruling = { ...ruling("Why?"), kind: "note" };
    expect(endShown([entry(1, note), entry(2, ruling())], [])).toBeNull();
  });
});
