/** The tour. */

export type SceneId = "touch" | "illegal" | "penalty" | "claim" | "rook-fide" | "rook-american";

export type SceneWords = {
  title: string;
  says: string;
  /** One for each goal of the scene. */
  tasks: readonly string[];
  /** What one has seen. */
  after: string;
};

export const TOUR = {
  title: "Two minutes under the laws",
  lead: "Every board here is judged by the real laws. Do what you like on it.",
  link: "New here? Take the two-minute tour",
  step: (number: number, all: number): string => `${number} of ${all}`,
  scenes: "Steps of the tour",
  under: (name: string): string => `Under ${name}`,
  tasks: "What to do",
  done: "done:",
  now: "now:",
  later: "later:",
  ruled: "What the laws say",
  nothing: "Nothing yet.",
  again: "Begin again",
  next: "Next",
  last: "Back",
  mayExact: (side: string): string => `${side} may exact`,
  maySay: (side: string): string => `${side} may say`,
  press: "Press the clock",
  clocks: (white: string, black: string): string => `White ${white}, Black ${black}`,
  article: (no: string): string => `Read Article ${no}`,
  end: "That is the tour.",
  play: "Play a game",
  laws: "Read the laws",
  learn: "Learn the moves of the pieces",
};

export const TOUR_SCENES: Readonly<Record<SceneId, SceneWords>> = {
  touch: {
    title: "If you touch a piece, you must move it",
    says: "You are White. On this board you can do whatever a hand can do. Tap a piece to touch it, then tap the square where it goes; or drag it.",
    tasks: [
      "Touch the Bishop on c4.",
      "You would rather move the Knight. Move it from g1 to f3.",
      "So the Bishop it is. Move it.",
    ],
    after:
      "A touch binds. To set a piece straight, say “j’adoube” first: I adjust. There is a button for it in every game.",
  },
  illegal: {
    title: "An illegal move, today",
    says: "The board does not stop you. Your clock runs, and your move is complete when you press it.",
    tasks: ["Take the Pawn on e5 with the Rook on a1, as a Bishop would.", "Press the clock."],
    after:
      "The position stands again as it was. Black has two minutes more, and you must move the Rook that you touched. A second illegal move would lose the game.",
  },
  penalty: {
    title: "An illegal move, in 1912",
    says: "The same board under the British laws of 1912. No clock, no arbiter: the opponent chooses what it costs you.",
    tasks: [
      "Take the Pawn on e5 with the Rook on a1 again.",
      "Now be Black: choose a penalty.",
      "Be White again, and do what Black requires.",
    ],
    after: "Until 1912 and long after, an illegal move put your own move in the opponent’s hands.",
  },
  claim: {
    title: "A draw is claimed",
    says: "You are both players. White checks from c8 and from c3 in turn. Each of these positions has come up twice.",
    tasks: [
      "Check again: move the Queen from c3 to c8.",
      "Black moves the King to g7.",
      "That was the third time. Nobody tells you: claim the draw.",
    ],
    after:
      "The third time does not end the game. A player has to see it and say it; a wrong claim costs two minutes.",
  },
  "rook-fide": {
    title: "Castling with the Rook first, today",
    says: "In castling the King moves first. Do it the other way round, and see.",
    tasks: ["Move the Rook from h1 to f1, as if to castle.", "Now the King from e1 to g1."],
    after: "Whoever moves the Rook first has moved the Rook, and that was the move.",
  },
  "rook-american": {
    title: "The same in America in 1897",
    says: "The laws of the American chess congress see it otherwise.",
    tasks: ["Move the Rook from h1 to f1.", "Now the King from e1 to g1."],
    after:
      "This is castling. But Black may require that the Rook’s move be the whole move, if he says so before he touches a piece. Try that too.",
  },
};
