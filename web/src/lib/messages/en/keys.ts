/** The table of keys, and moves that are typed. */

export const KEYS: readonly (readonly [string, string])[] = [
  ["e4, Nf3, e2e4", "type a move: it is made on the board"],
  ["Arrows", "on the board: walk, and carry a piece; elsewhere: step through the game"],
  ["Home, End", "the start of the game, and back to it as it stands"],
  ["Enter", "touch, set down, release; make the move that was typed"],
  ["Esc", "put the piece back, close a panel, return to the game"],
  ["Delete", "remove an opponent’s piece"],
  ["Space", "press the clock"],
  ["j", "say j’adoube"],
  ["+", "say check"],
  ["l", "claim"],
  ["x", "spare pieces: put one on, take one off"],
  ["w", "say what else happened"],
  ["=", "offer a draw"],
  ["!", "resign"],
  ["o", "go to the penalties"],
  ["r", "hear the last ruling"],
  ["p", "hear the position"],
  [".", "go to the board"],
  ["t", "turn the board"],
  ["?", "this list"],
];
