import { describe, expect, it } from "vitest";
import { parts, settled, termLabel, valueLabel } from "./terms";

describe("what can be agreed", () => {
  it("is taken apart at its blanks", () => {
    expect(parts("mate-on SQ")).toEqual([{ text: "mate-on " }, { blank: "SQ" }]);
    expect(parts("TIME")).toEqual([{ blank: "TIME" }]);
    expect(parts("I, II, III")).toEqual([{ text: "I, II, III" }]);
    expect(parts("knight")).toEqual([{ text: "knight" }]);
  });

  it.each([
    ["odds", "knight", "Knight"],
    ["odds", "pawn-and-two", "Pawn and two moves"],
    ["odds", "rook SQ", "Rook …"],
    ["odds", "moves N", "several moves"],
    ["undertaking", "win", "to win"],
    ["undertaking", "mate-with-pawn", "to mate with a Pawn"],
    ["undertaking", "mate-with-pawn SQ", "to mate with the Pawn from …"],
    ["undertaking", "mate-with b1", "to mate with the piece from b1"],
    ["undertaking", "mate-on g8", "to mate on g8"],
    ["undertaking", "condition TEXT", "another condition"],
    ["undertaking", "condition without castling", "without castling"],
    ["close", "TIME", "as agreed"],
    ["notation", "code", "the code’s own"],
    ["arbiter", "absent", "none"],
    ["right", "black", "Black"],
  ])("%s: %s is told in words", (key, value, words) => {
    expect(valueLabel(key, value)).toBe(words);
  });

  it("has a label, and if there is none its key", () => {
    expect(["right", "undertaking", "some-day"].map(termLabel)).toEqual([
      "Has the first move",
      "Undertaking",
      "Some day",
    ]);
  });

  it("is told of a game in lines", () => {
    const header = { code: "x", table: "physical", giver: "black", undertaking: "mate-on g8", close: "240m" };
    expect(settled(header)).toEqual(["Black undertakes: to mate on g8", "Play ends after: 240m"]);
    expect(settled({ undertaking: "win", board: "proper", odds: null })).toEqual([
      "White undertakes: to win",
    ]);
  });
});
