import { expect, test } from "vitest";
import { readPlacement } from "../squares";
import { tell } from "./tell";

const START = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

test.each([
  ["white appeals It wasn't Black's phone", "White appeals: It wasn’t Black’s phone"],
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
  ["black proposes take-back 1", "Black proposes to take back the last move"],
  ["white proposes take-back 2", "White proposes to take back the last 2 moves"],
  ["white accepts take-back", "White agrees to take it back"],
  ["black gives-notice fifty-moves", "Black gives notice of fifty moves"],
  ["white says adjust", "White says “j’adoube”"],
  ["white presses other-hand", "White presses the clock with the other hand"],
  ["white stops-clocks for an illegal move", "White stops the clocks for an illegal move"],
  ["arbiter starts black", "The arbiter starts Black’s clock"],
  ["white drops g1 to f3", "White lets the Knight from g1 slip to f3"],
  ["black leaves area", "Black leaves the playing area"],
  ["arbiter reports white second-board", "The arbiter reports that White used a second board"],
  ["arbiter requires score black", "The arbiter requires Black to bring the score up to date"],
  ["white announces Springer Gustav eins Felix drei", "White announces: Springer Gustav eins Felix drei"],
  ["black-assistant copies g1f3", "Black’s assistant makes g1f3 on the player’s own board"],
  ["white asks count", "White asks how many moves were made, and for the times"],
  ["arbiter penalises black opponent-points +1/2", "The arbiter penalises Black: opponent’s points +1/2"],
  ["arbiter rules", "The arbiter rules on what was claimed"],
  ["arbiter finds resigned white", "The arbiter finds that White resigned"],
  ["arbiter finds square f3", "The arbiter finds that the piece stands on f3"],
  ["arbiter finds clock 0:05:00 0:04:00", "The arbiter finds that White has 0:05:00 left and Black 0:04:00"],
  ["arbiter finds decided the by-laws allow it", "The arbiter finds that the by-laws allow it"],
  ["players finds accident", "Both players find that it was an accident"],
  ["players finds board 8/8/8/8/8/8/8/8 w - - 0 1", "Both players find this position: 8/8/8/8/8/8/8/8"],
])("%s", (act, sentence) => {
  expect(tell(act, START)).toBe(sentence);
});
