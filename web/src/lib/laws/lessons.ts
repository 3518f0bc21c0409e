/** Chess from the beginning, in the order in which the printed laws begin. What moves are legal, the server says. */

import { LESSON_WORDS } from "../messages/lessons";

export type LessonId = keyof typeof LESSON_WORDS;

export type Lesson = {
  /** Its words stand in the messages. */
  id: LessonId;
  /** The position on the board of the lesson. */
  fen: string;
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
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    article: "2.3",
  },
  {
    id: "bishop",
    fen: "6k1/7p/8/8/3B4/8/8/1K6 w - - 0 1",
    shows: "d4",
    article: "3.2",
  },
  {
    id: "rook",
    fen: "6k1/8/3p4/8/3R4/8/8/K7 w - - 0 1",
    shows: "d4",
    article: "3.3",
  },
  {
    id: "queen",
    fen: "6k1/8/8/8/3Q4/8/8/K7 w - - 0 1",
    shows: "d4",
    article: "3.4",
  },
  {
    id: "knight",
    fen: "7k/8/2ppp3/2pPp3/3N4/2P1P3/8/K7 w - - 0 1",
    shows: "d4",
    article: "3.6",
  },
  {
    id: "king",
    fen: "4k3/8/8/8/3K4/8/8/4r3 w - - 0 1",
    shows: "d4",
    article: "3.8.1",
  },
  {
    id: "pawn",
    fen: "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1",
    shows: "e2",
    article: "3.7.1",
  },
  {
    id: "taking",
    fen: "4k3/8/1p3n2/8/3B4/2P5/8/4K3 w - - 0 1",
    shows: "d4",
    article: "3.1",
  },
  {
    id: "check",
    fen: "4k3/8/8/8/8/1N6/3P1PPP/r3K2R w - - 0 1",
    article: "3.9.1",
  },
  {
    id: "mate",
    fen: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    printed: "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1",
    article: "5.1.1",
  },
  {
    id: "stalemate",
    fen: "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1",
    printed: "k7/8/1QK5/8/8/8/8/8 b - - 1 1",
    article: "5.2.1",
  },
  {
    id: "castling",
    fen: "r3k2r/pppq1ppp/8/8/8/8/PPP2PPP/R3K2R w KQkq - 0 1",
    shows: "e1",
    article: "3.8.2",
  },
  {
    id: "en-passant",
    fen: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
    printed: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    shows: "e5",
    article: "3.7.3.1",
  },
  {
    id: "promotion",
    fen: "7k/3P4/8/8/8/8/8/4K3 w - - 0 1",
    shows: "d7",
    article: "3.7.3.3",
  },
];

/** What the pieces are worth, counted in Pawns. */
export const WORTH: readonly (readonly [letter: string, worth: string])[] = [
  ["Q", "9"],
  ["R", "5"],
  ["B", "3"],
  ["N", "3"],
  ["P", "1"],
];

export const lessonsOf = (...ids: string[]): Lesson[] =>
  ids.flatMap((id) => LESSONS.find((lesson) => lesson.id === id) ?? []);

/** The script of a lesson's board: at a guarded table illegal moves are not made. */
export const scriptOf = ({ fen }: Pick<Lesson, "fen">): string =>
  `code: ${CODE}\ntable: guarded\nstart: ${fen}\n\n`;
