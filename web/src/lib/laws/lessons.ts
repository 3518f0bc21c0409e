/** Chess from the beginning, in the order in which the printed laws begin. What moves are legal, the server says. */

export type Lesson = {
  id: string;
  title: string;
  says: readonly string[];
  /** The position on the board of the lesson. */
  fen: string;
  /** What to try on it. */
  tries: string;
  /** The square of the piece whose moves the leaflet shows. */
  shows?: string;
  /** The position that the leaflet shows, where it is another. */
  printed?: string;
  /** The article of FIDE's Laws of 2023. */
  article: string;
};

/** The code under which the boards of the lessons are judged. */
export const CODE = "fide-2023";

export const LESSONS: readonly Lesson[] = [
  {
    id: "board",
    title: "The board and the pieces",
    says: [
      "Two players sit at a board of sixty-four squares. Turn the board so that each has a light square in the corner at the right hand.",
      "Each side has sixteen pieces. In the first row, from the left as White sees it: Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook. The Queen stands on a square of her own colour. The eight Pawns stand in front.",
      "White moves first. Then the players move in turn, one move each. Nobody may pass.",
    ],
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    tries: "Make the first moves: a Pawn, then one for Black.",
    article: "2.3",
  },
  {
    id: "bishop",
    title: "The Bishop",
    says: [
      "The Bishop moves along the slanting lines, as far as they are free. It stays on squares of one colour for the whole game.",
    ],
    fen: "6k1/7p/8/8/3B4/8/8/1K6 w - - 0 1",
    tries: "Move the Bishop from corner to corner.",
    shows: "d4",
    article: "3.2",
  },
  {
    id: "rook",
    title: "The Rook",
    says: ["The Rook moves straight ahead, back, or to the side, as far as the way is free."],
    fen: "6k1/8/3p4/8/3R4/8/8/K7 w - - 0 1",
    tries: "Move the Rook. Take the Pawn with it.",
    shows: "d4",
    article: "3.3",
  },
  {
    id: "queen",
    title: "The Queen",
    says: ["The Queen moves like a Rook or like a Bishop. She is the strongest piece."],
    fen: "6k1/8/8/8/3Q4/8/8/K7 w - - 0 1",
    tries: "Count the squares that she can reach.",
    shows: "d4",
    article: "3.4",
  },
  {
    id: "knight",
    title: "The Knight",
    says: [
      "The Knight jumps: two squares straight and one to the side. It lands on a square of the other colour, and may jump over any piece.",
    ],
    fen: "7k/8/2ppp3/2pPp3/3N4/2P1P3/8/K7 w - - 0 1",
    tries: "The Knight stands in a crowd. Jump out of it.",
    shows: "d4",
    article: "3.6",
  },
  {
    id: "king",
    title: "The King",
    says: ["The King moves one square in any direction, but never to a square that the other side attacks."],
    fen: "4k3/8/8/8/3K4/8/8/4r3 w - - 0 1",
    tries: "Which squares does the Rook take from the King?",
    shows: "d4",
    article: "3.8.1",
  },
  {
    id: "pawn",
    title: "The Pawn",
    says: [
      "The Pawn moves one square ahead, never back. For its first move it may go two. It takes differently: one square slantwise ahead.",
    ],
    fen: "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1",
    tries: "Move the Pawn, or take with it.",
    shows: "e2",
    article: "3.7.1",
  },
  {
    id: "taking",
    title: "Taking",
    says: [
      "If a piece of the other side stands where yours can go, you may take it: it leaves the board, and your piece stands in its place. You never take your own pieces, and you need not take.",
    ],
    fen: "4k3/8/1p3n2/8/3B4/2P5/8/4K3 w - - 0 1",
    tries: "Take the Knight with the Bishop, or leave it.",
    shows: "d4",
    article: "3.1",
  },
  {
    id: "check",
    title: "Check",
    says: [
      "A King that is attacked is in check. You must end it at once: move the King away, take the attacker, or put something in between.",
    ],
    fen: "4k3/8/8/8/8/1N6/3P1PPP/r3K2R w - - 0 1",
    tries: "White is in check. Find every way out.",
    article: "3.9.1",
  },
  {
    id: "mate",
    title: "Checkmate",
    says: ["If there is no way out of check, it is checkmate, and the game is won."],
    fen: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    tries: "White mates in one move.",
    printed: "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1",
    article: "5.1.1",
  },
  {
    id: "stalemate",
    title: "Stalemate",
    says: [
      "If you have no legal move, but your King is not in check, it is stalemate: a draw. Nobody has won.",
    ],
    fen: "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1",
    tries: "Play the Queen to b6, and see what happens. Then find a better move.",
    printed: "k7/8/1QK5/8/8/8/8/8 b - - 1 1",
    article: "5.2.1",
  },
  {
    id: "castling",
    title: "Castling",
    says: [
      "Once in a game the King may move together with a Rook. The King goes two squares towards the Rook, and the Rook jumps to the square that he crossed.",
      "Neither may have moved before. The squares between them are empty. The King is not in check, crosses no attacked square, and does not end on one.",
    ],
    fen: "r3k2r/pppq1ppp/8/8/8/8/PPP2PPP/R3K2R w KQkq - 0 1",
    tries: "Castle: take the King two squares to the right. Why not to the left?",
    shows: "e1",
    article: "3.8.2",
  },
  {
    id: "en-passant",
    title: "Taking in passing",
    says: [
      "If a Pawn goes two squares and lands beside an enemy Pawn, that Pawn may take it as if it had gone only one. This is called en passant. It can be done only at once.",
    ],
    fen: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
    tries: "Move Black’s Pawn two squares. Then take it with White’s.",
    printed: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    shows: "e5",
    article: "3.7.3.1",
  },
  {
    id: "promotion",
    title: "Promotion",
    says: [
      "A Pawn that reaches the last row becomes a Queen, Rook, Bishop or Knight, whatever you choose. You may have two Queens.",
    ],
    fen: "7k/3P4/8/8/8/8/8/4K3 w - - 0 1",
    tries: "Move the Pawn to the last row, and choose.",
    shows: "d7",
    article: "3.7.3.3",
  },
];

/** What the pieces are worth, counted in Pawns. */
export const WORTH: readonly (readonly [string, string, string])[] = [
  ["Q", "Queen", "9"],
  ["R", "Rook", "5"],
  ["B", "Bishop", "3"],
  ["N", "Knight", "3"],
  ["P", "Pawn", "1"],
];

export const lessonsOf = (...ids: string[]): Lesson[] =>
  ids.flatMap((id) => LESSONS.find((lesson) => lesson.id === id) ?? []);

/** The script of a lesson's board: at a guarded table illegal moves are not made. */
export const scriptOf = ({ fen }: Pick<Lesson, "fen">): string =>
  `code: ${CODE}\ntable: guarded\nstart: ${fen}\n\n`;
