import { expect, test } from "vitest";
import { readPlacement } from "../squares";
import { tell } from "./tell";

const START = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

test.each([
  ["black touches g8", "Black touches the Knight on g8"],
  ["white touches a1 and a7", "White touches the Rook on a1 and the Pawn on a7"],
  ["white lifts g1", "White lifts the Knight from g1"],
  ["white places f3", "White sets it down on f3"],
  ["white releases", "White releases it"],
  ["white removes d7", "White removes the Pawn on d7"],
  ["white names queen", "White names a Queen"],
  ["black claims illegal-move", "Black claims: illegal move"],
  ["black exacts move c1", "Black exacts a move of the Bishop from c1"],
  ["black exacts king", "Black exacts a move of the King"],
  ["black exacts leave", "Black lets the move stand as played"],
  ["players finds flag white", "Both players find that White’s flag has fallen"],
  ["white signs 1-0", "White signs the score sheet: 1-0"],
  ["black declines draw", "Black declines the draw"],
  ["black gives-notice fifty-moves", "Black gives notice of fifty moves"],
  ["white says adjust", "White says “j’adoube”"],
  ["players finds accident", "Both players find that it was an accident"],
  ["players finds board 8/8/8/8/8/8/8/8 w - - 0 1", "Both players find this position: 8/8/8/8/8/8/8/8"],
])("%s", (act, sentence) => {
  expect(tell(act, START)).toBe(sentence);
});
