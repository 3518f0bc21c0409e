/** Looking back at a game, and what is saved of it. */

export const REPLAY = {
  start: "The start",
  looking: (move: string): string => `You are looking at ${move}.`,
  lookingStart: "You are looking at the start.",
  back: "Back to the game",
  goesOn: "The game goes on meanwhile.",
  replay: "Replay the game",
  look: "Look back",
  step: (move: string): string => `Show the position after ${move}`,
  none: "There are no moves yet.",
  startedFrom: (fen: string): string => `Start: ${fen}`,
  notFinished: "Not finished.",
  /** On a printed score. */
  paper: {
    white: "White",
    black: "Black",
    date: "Date",
    chess960: "Chess960",
    incidents: "What was ruled",
    atTheStart: "Before the first move:",
    after: (move: string): string => `After ${move}:`,
  },
};

export const SAVING = {
  pgn: "As PGN",
  pgnSays: "For other chess programs.",
  moves: "The moves and the clock times",
  acts: "With every act and ruling, as comments",
  tags: "Names and event",
  /** The computer as a player of a PGN. */
  computer: (level: number): string => `Jadoube, level ${level}`,
  engine: (level: number): string => `Engine, level ${level}`,
  save: "Save the PGN",
  copy: "Copy it",
  copied: "Copied",
  notCopied: "This browser did not allow copying.",
  script: "As a script",
  scriptSays: "Every act on a line of its own, ready to be judged again.",
  saveScript: "Save the script",
  print: "Print the score",
};
