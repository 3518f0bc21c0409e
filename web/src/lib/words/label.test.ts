import { describe, expect, it, test } from "vitest";
import { readPlacement } from "../squares";
import { label } from "./label";

const START = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

test.each([
  ["black exacts king", "Move of the King"],
  ["black exacts capture d2", "Capture of the Pawn on d2"],
  ["white claims fifty-moves", "Fifty moves"],
  ["white claims touched g8", "Touched piece on g8"],
  ["white waives", "Waive"],
  ["white accepts draw", "Accept draw"],
  ["white accepts take-back", "Let it be taken back"],
  ["white claims released g8", "Released piece on g8"],
  ["white claims adjusted g8", "“j’adoube” was said of the piece on g8"],
  ["white claims draw-offered", "Opponent offered a draw"],
  ["white claims illegal-move at 12b", "Illegal move at Black’s move 12"],
  ["arbiter finds so", "It was so"],
  ["arbiter finds postponed", "The decision is put off"],
  ["arbiter rules", "Rule on what was claimed"],
  ["white claims forfeiture a", "Forfeiture under clause (a)"],
])("the button of %s", (line, words) => {
  expect(label(line, START)).toBe(words);
});

test("a move to be adopted is written as the code records it", () => {
  expect(label("black adopts g1f3", START, { g1f3: "Kt-KB3" })).toBe("Adopt Kt-KB3");
});

describe("penalties that are known by a letter", () => {
  const men = new Map([
    ["g1", "N"],
    ["d5", "p"],
  ]);

  it("are told with the men that they name", () => {
    for (const [line = "", words] of [
      ["black exacts A", "Penalty A"],
      ["black exacts B g1", "Penalty B: the Knight on g1"],
      ["black exacts B g1 d5", "Penalty B: the Knight on g1 and the Pawn on d5"],
      ["black exacts rook", "Move of the Rook"],
      ["black exacts leave", "The move stands as played"],
      ["black requires piece g1", "Require the Knight itself on g1"],
      ["black requires substitute g1", "Require a substitute on g1"],
      ["black requires rook-move", "Require the Rook’s move to stand alone"],
      ["players finds offence d black", "Black did so"],
      ["players finds not-so", "It was not so"],
      ["white gives-notice fifty-moves", "Give notice of fifty moves"],
      ["white opens envelope", "Open the envelope"],
      ["white stops-clocks", "Stop both clocks"],
    ])
      expect(label(line, men)).toBe(words);
  });
});
