/** The lessons: chess from the beginning. */

export const LESSON_WORDS = {
  board: {
    title: "The board and the pieces",
    says: [
      "Two players sit at a board of sixty-four squares. Turn the board so that each player has a light square in the right-hand corner.",
      "Each side has sixteen pieces. In the first row, from the left as White sees it: Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook. The Queen stands on a square of her own colour. The eight Pawns stand in front.",
      "White moves first. Then the players move in turn, one move each. Nobody may pass.",
    ],
    tries: "Make the first moves: a Pawn, then one for Black.",
  },
  bishop: {
    title: "The Bishop",
    says: [
      "The Bishop moves along the diagonals, the slanting lines, as far as they are free. It stays on squares of one colour for the whole game.",
    ],
    tries: "Move the Bishop from corner to corner.",
  },
  rook: {
    title: "The Rook",
    says: ["The Rook moves straight ahead, back, or to the side, as far as the way is free."],
    tries: "Move the Rook. Take the Pawn with it.",
  },
  queen: {
    title: "The Queen",
    says: ["The Queen moves like a Rook or like a Bishop. She is the strongest piece."],
    tries: "Count the squares that she can reach.",
  },
  knight: {
    title: "The Knight",
    says: [
      "The Knight jumps: two squares straight and one to the side. It lands on a square of the other colour, and may jump over any piece.",
    ],
    tries: "The Knight stands in a crowd. Jump out of it.",
  },
  king: {
    title: "The King",
    says: ["The King moves one square in any direction, but never to a square that the other side attacks."],
    tries: "Which squares does the Rook take from the King?",
  },
  pawn: {
    title: "The Pawn",
    says: [
      "The Pawn moves one square ahead, never back. For its first move it may go two. It takes differently: one square diagonally forward.",
    ],
    tries: "Move the Pawn, or take with it.",
  },
  taking: {
    title: "Taking",
    says: [
      "If a piece of the other side stands where yours can go, you may take it: it leaves the board, and your piece stands in its place. You never take your own pieces, and you need not take.",
    ],
    tries: "Take the Knight with the Bishop, or leave it.",
  },
  check: {
    title: "Check",
    says: [
      "A King that is attacked is in check. You must end it at once: move the King away, take the attacker, or put something in between.",
    ],
    tries: "White is in check. Find every way out.",
  },
  mate: {
    title: "Checkmate",
    says: ["If there is no way out of check, it is checkmate, and the game is won."],
    tries: "White mates in one move.",
  },
  stalemate: {
    title: "Stalemate",
    says: [
      "If you have no legal move, but your King is not in check, it is stalemate: a draw. Nobody has won.",
    ],
    tries: "Play the Queen to b6, and see what happens. Then find a better move.",
  },
  castling: {
    title: "Castling",
    says: [
      "Once in a game the King may move together with a Rook. The King goes two squares towards the Rook, and the Rook jumps to the square that he crossed.",
      "Neither may have moved before, and the squares between them must be empty. The King must not be in check, cross an attacked square, or end on one.",
    ],
    tries: "Castle: take the King two squares to the right. Why not to the left?",
  },
  "en-passant": {
    title: "Taking in passing",
    says: [
      "If a Pawn goes two squares and lands beside an enemy Pawn, that Pawn may take it as if it had gone only one. This is called en passant. It can be done only at once.",
    ],
    tries: "Move Black’s Pawn two squares. Then take it with White’s.",
  },
  promotion: {
    title: "Promotion",
    says: [
      "A Pawn that reaches the last row becomes a Queen, Rook, Bishop or Knight, whatever you choose. You may have two Queens.",
    ],
    tries: "Move the Pawn to the last row, and choose.",
  },
};
