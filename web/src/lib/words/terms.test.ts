import { describe, expect, it } from "vitest";
import { blankOf, parts, settled, termLabel, together, unchosenLabel, valueLabel } from "./terms";

describe("what can be agreed", () => {
  it("is taken apart at its blanks", () => {
    expect(parts("mate-on SQ")).toEqual([{ text: "mate-on " }, { blank: "SQ" }]);
    expect(parts("TIME")).toEqual([{ blank: "TIME" }]);
    expect(parts("I, II, III")).toEqual([{ text: "I, II, III" }]);
    expect(parts("knight")).toEqual([{ text: "knight" }]);
  });

  it.each([
    ["time", "120m", "120 minutes"],
    ["time", "90m+30s", "90 minutes and 30 seconds a move"],
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
    ["tempo", "blitz", "blitz"],
    ["regime", "full", "one arbiter for this board"],
    ["guidelines", "III", "III: games without increment"],
    ["guidelines", "I, III", "I: adjourned games; III: games without increment"],
    ["variation", "10I-1, blitz-king", "10I: castling begun with the Rook; Blitz: an illegal move loses"],
    ["draw-odds", "black", "Black"],
    ["default-time", "none", "as the code says"],
    ["hearing", "heard", "heard, then ruled on"],
    ["guidelines", "D", "D: players who cannot see the board"],
    ["points", "none", "one for a win, half a point for a draw"],
    ["points", "3 1 0", "three for a win, one for a draw"],
    ["points", "2 1 0", "2 1 0"],
    ["electronic-scores", "none", "neither player"],
    ["electronic-scores", "white", "White"],
    ["visually-disabled", "both", "both players"],
    ["letters-white", "none", "English: K Q R B N"],
    ["letters-black", "K D T L S", "German: K D T L S"],
    ["letters-black", "TEXT", "other names"],
    ["letters-black", "V D B F H", "V D B F H"],
    ["scores", "missing N N", "pairs of moves, of White’s and of Black’s"],
    ["colours", "reversed", "each player has the other’s pieces"],
  ])("%s: %s is told in words", (key, value, words) => {
    expect(valueLabel(key, value)).toBe(words);
  });

  it.each([
    ["odds", "rook SQ", 1, "square", "d5"],
    ["points", "TEXT", 0, "for a win, a draw, a loss", "2 1 0"],
    ["letters-white", "TEXT", 0, "King, Queen, Rook, Bishop, Knight", "V D B F H"],
    ["undertaking", "condition TEXT", 1, "in words", ""],
    ["sides", "white N, black N", 1, "players, White", "2"],
    ["scores", "missing N N", 1, "number, White", "30"],
    ["scores", "missing N N", 3, "number, Black", "30"],
  ])("%s: %s asks in its blank %i for: %s", (key, value, at, says, example) => {
    expect(blankOf(key, value, at)).toEqual({ says, example });
  });

  it("has a label, and if there is none its key", () => {
    expect(["right", "undertaking", "some-day"].map(termLabel)).toEqual([
      "Has the first move",
      "Undertaking",
      "Some day",
    ]);
  });

  it("is announced one beside the other, or one alone", () => {
    const values = ["none", "I", "II", "I, II"].map((value) => ({ value }));
    expect(together("guidelines", values)).toEqual(["I", "II"]);
    expect(together("tempo", values)).toBeNull();
  });

  it("says what holds if nothing is chosen", () => {
    expect([unchosenLabel("tempo"), unchosenLabel("arbiter")]).toEqual(["by the time", "as the code says"]);
  });

  it("is told of a game in lines", () => {
    const header = { code: "x", table: "physical", giver: "black", undertaking: "mate-on g8", close: "240m" };
    expect(settled(header)).toEqual(["Black undertakes: to mate on g8", "Play ends after: 240m"]);
    expect(settled({ undertaking: "win", board: "proper", odds: null })).toEqual([
      "White undertakes: to win",
    ]);
  });
});
