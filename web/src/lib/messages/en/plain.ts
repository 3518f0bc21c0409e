/** Why a text cannot be read, in words for people who know no grammar of PGN, FEN or scripts. `read` is what was found. */

export const PLAIN = {
  /** What the server says first, as it says it. */
  says: {
    "There is no game in this text.": "There is no game in this text.",
    "This script cannot be read.": "These acts cannot be read.",
    "This cannot be answered as it was asked.": "This cannot be answered as it was asked.",
  },
  /** In which line of the text. */
  inLine: (line: string, says: string): string => `Line ${line}: ${says}`,
  /** Which field of a form. */
  inField: (field: string, says: string): string => `${field}: ${says}`,
  fields: {
    time: "Time",
    moves: "Moves",
    clocks: "What the clocks show",
    clocks_then: "What the clocks showed then",
    clocks_right: "What the clocks should show",
    act: "What happened",
    replies: "The replies",
    squares: "Squares",
    start: "Position",
    code: "Laws",
    question: "Question",
    assumed: "Assumed",
    terms: "Terms",
  },
  noGame: (read: string): string => `“${read}” is not a game. Paste a PGN or moves, such as 1. e4 e5 2. Nf3.`,
  noMove: (read: string): string => `“${read}” is not a move. Write moves as e4, Nf3, exd5 or O-O.`,
  /** Letters of another language for the men. */
  noMoveByLetter: (read: string, letter: string): string =>
    `“${read}” is not a move: “${letter}” stands for no piece. The letters are K, Q, R, B and N.`,
  noMoveBySquare: (read: string, square: string): string =>
    `“${read}” is not a move: there is no square ${square}. The squares are a1 to h8.`,
  noAct: (read: string): string => `“${read}” is not an act. Write one act a line, such as “white plays e4”.`,
  noCode: (read: string): string =>
    `“${read}” is the name of no laws. Write, for instance, “code: fide-2023”.`,
  noTime: (read: string): string =>
    `“${read}” is not a time. Write, for instance, 90m+30s, 10m or 40/90m, 30m.`,
  noTag: (read: string): string => `A quotation mark or a bracket is missing at the end of ${read}.`,
  fenFields:
    "This is not a whole FEN. It has the pieces, whose turn it is, castling and the en-passant square.",
  fenPiece: (read: string): string =>
    `“${read}” stands for no piece in a FEN. The letters are K, Q, R, B, N and P, small for Black, and 1 to 8 for empty squares.`,
};
