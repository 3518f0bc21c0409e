import { describe, expect, test } from "vitest";
import type { Option } from "../live/standing";
import { readPlacement } from "../squares";
import { nowOf, type AtTable } from "./now";

const FEN = "4k3/6p1/8/8/8/8/8/4K2R w K - 0 1";

const STANDING = {
  result: "*",
  reason: null,
  phase: "to-move",
  turn: "white",
  must: [] as string[],
  duty: [],
  fen: FEN,
  hand: null,
  offer: null,
  may: [] as string[],
  options: [] as Option[],
  besides: { e1g1: { rook: ["h1", "f1"] as [string, string] } },
} as const;

const AT: AtTable = {
  role: "white",
  men: readPlacement(FEN),
  held: null,
  touched: null,
  promotes: null,
  presses: null,
};

const option = (line: string): Option => ({ line, says: "", articles: [], until: "" });

describe("one line says what now", () => {
  test.each([
    ["one's own move", {}, {}, "It is your move."],
    ["the other's", { turn: "black" }, {}, "Black is to move."],
    ["for whoever watches", {}, { role: "watch" }, "White is to move."],
    ["a duty", { turn: "black", must: ["move the man on g7"] }, {}, "Black must move the Pawn on g7."],
    ["one's own duty", { must: ["move the man on h1"] }, {}, "You must move the Rook on h1."],
    ["a hand that lies there", {}, { held: "h1" }, "Your hand is still on the Rook on h1: release it."],
    [
      "a piece that was touched",
      {},
      { touched: "h1" },
      "You have touched the Rook. Tap the square where it goes.",
    ],
    ["a promotion", {}, { promotes: "a8" }, "Choose what the Pawn on a8 becomes."],
    ["the clock", { turn: "black" }, { presses: "white" }, "Your move is made: press the clock."],
    ["the end", { result: "1-0", reason: "checkmate" }, {}, "White wins: checkmate."],
    ["an adjourned game", { phase: "adjourned" }, {}, "The game is adjourned."],
    [
      "what the arbiter is asked",
      { phase: "stopped", may: ["arbiter rules"] },
      { role: "arbiter" },
      "A claim waits for your ruling.",
    ],
    ["an offer", { offer: "black" }, {}, "Black offers a draw: accept, decline, or move."],
    [
      "a right",
      { options: [option("white exacts king")] },
      {},
      "You may exact a penalty, or simply play on.",
    ],
    [
      "the other's right",
      { options: [option("black exacts king")] },
      {},
      "Black may exact a penalty, or simply play on.",
    ],
  ] as [string, object, Partial<AtTable>, string][])("%s", (_name, some, at, says) => {
    expect(nowOf({ ...STANDING, ...some } as never, { ...AT, ...at }).says).toBe(says);
  });

  test("castling that is half done", () => {
    const men = readPlacement("4k3/6p1/8/8/8/8/8/6KR");
    expect(nowOf(STANDING as never, { ...AT, men })).toEqual({
      is: "must",
      says: "You must complete the castling: move the Rook from h1 to f1.",
    });
  });
});
