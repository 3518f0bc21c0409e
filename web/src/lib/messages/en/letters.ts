/** The letters of the pieces. */

export const LETTERED = {
  /** On a piece that is drawn as a letter. */
  men: {
    king: "K",
    queen: "Q",
    rook: "R",
    bishop: "B",
    knight: "N",
    pawn: "P",
    fers: "Fe",
    fil: "Fi",
  },
  /** A move in algebraic notation as the server writes it, or a text in which such moves stand, as it is read. */
  move: (text: string): string => text,
};
