import { expect, test } from "vitest";
import { plain } from "./plain";

test.each([
  [
    "line 1: expected games in PGN, found `hello world`",
    "Line 1: “hello world” is not a game. Paste a PGN or moves, such as 1. e4 e5 2. Nf3.",
  ],
  [
    "`Nf9` is not a move in algebraic notation: `f9` is not a square, a1 to h8",
    "“Nf9” is not a move: there is no square f9. The squares are a1 to h8.",
  ],
  [
    "`Sf6` is not a move in algebraic notation: `S` is neither a piece nor its origin",
    "“Sf6” is not a move: “S” stands for no piece. The letters are K, Q, R, B and N.",
  ],
  [
    "line 3, column 7: expected an act: touches, lifts or places, found `dances`",
    "Line 3: “dances” is not an act. Write one act a line, such as “white plays e4”.",
  ],
  [
    "line 1, column 7: expected a code: walker-1832 or bcf-1912, found `fide-2099`",
    "Line 1: “fide-2099” is the name of no laws. Write, for instance, “code: fide-2023”.",
  ],
  [
    "time: expected periods of time, as in `40/90m+30s`, or `none`, found `soon`: `soon` is not a time",
    "Time: “soon” is not a time. Write, for instance, 90m+30s, 10m or 40/90m, 30m.",
  ],
  [
    "no game can be played from `8/8/8 w`: expected four fields (pieces, turn, castling, en passant), six or seven, found 2",
    "This is not a whole FEN. It has the pieces, whose turn it is, castling and the en-passant square.",
  ],
  [
    "`Ke3` is not a legal move for White: the King on e1: a King does not go from e1 to e3",
    "“Ke3” is not a legal move for White: a King does not go from e1 to e3.",
  ],
  ["clocks: expected what both clocks show now", "What the clocks show: expected what both clocks show now"],
  ["White has no King", "White has no King"],
])("%s", (said, told) => expect(plain(said)).toBe(told));
