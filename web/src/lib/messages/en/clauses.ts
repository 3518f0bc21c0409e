/** Parts of acts, the same in a sentence and on a button. */

/** What people can find. */
export const FACTS = {
  accident: "it was an accident",
  so: "it was so",
  "not-so": "it was not so",
  unascertainable: "nobody can tell",
  "condition-met": "the condition is met",
  drawn: "the game is drawn",
  postponed: "the decision is put off",
  "draw-agreed": "a draw was agreed",
  "mate-first": "checkmate came before the flag fell",
  "board-misplaced": "the board was placed wrongly",
  "men-misplaced": "the pieces were set up wrongly",
  "colours-reversed": "the players had each other’s pieces",
  repetition: "the position has been repeated often enough for a draw",
  "envelope-lost": "the envelope with the sealed move is lost",
  "transmission-error": "the message was changed on its way",
  "seventy-five": "enough moves have been played for a draw",
};

/** What people can find of a side, a square or the clocks. */
export const FACTS_ABOUT = {
  offence: (_clause: string, side: string): string => `${side} did so`,
  refused: (side: string, _second: string): string => `${side} refused`,
  resigned: (side: string, _second: string): string => `${side} resigned`,
  absent: (side: string, _second: string): string => `${side} is absent`,
  flag: (side: string, _second: string): string => `${side}’s flag has fallen`,
  "flag-first": (side: string, _second: string): string => `${side}’s flag fell first`,
  square: (square: string, _second: string): string => `the piece stands on ${square}`,
  withdrawn: (side: string, how: string): string =>
    `${side} has withdrawn${how === "silently" ? " without a word" : ""}`,
  "transmission-error": (side: string, _second: string): string => `${side}’s message was changed on its way`,
  clock: (white: string, black: string): string => `White has ${white} left and Black ${black}`,
  postponed: (_delay: string, time: string): string =>
    `the decision is put off, on a clock with a delay of ${time}`,
  "move-counter": (white: string, black: string): string =>
    `White has made ${white} moves and Black ${black}`,
};

/** What one player requires of the other. */
export const REQUIREMENTS = {
  release: "the hand to be taken off",
  replace: "the piece to be put back",
  "complete-castling": "castling to be completed",
  "rook-move": "the Rook’s move to stand alone",
  annulment: "the move to be undone",
};

export const REQUIRED = {
  piece: (man: string, square: string): string => `the ${man} itself on ${square}`,
  substitute: (square: string): string => `a substitute on ${square}`,
};

/** What is exacted: in a sentence with its article, on a button without. */
export const EXACTED = {
  king: "a move of the King",
  move: (man: string, square: string): string => `a move of the ${man} from ${square}`,
  capture: (man: string, square: string): string => `the capture of the ${man} on ${square}`,
  rook: "a move of the Rook",
  penalty: (letter: string): string => `Penalty ${letter}`,
  /** At the beginning of what is exacted, and not on a button. */
  article: "a |the ",
};

/** What can be claimed. */
export const CLAIMS = {
  repetition: "repetition",
  "fifty-moves": "fifty moves",
  "perpetual-check": "perpetual check",
  "no-normal-means": "no win by normal means",
  "illegal-move": "illegal move",
  touched: "touched piece",
  removed: "removed piece",
  released: "released piece",
  adjusted: "“j’adoube” was said of the piece",
  "board-misplaced": "board placed wrongly",
  "men-misplaced": "pieces set up wrongly",
  "men-displaced": "pieces displaced",
  "colours-reversed": "colours reversed",
  "clock-wrongly-set": "clock set wrongly",
  "wrong-first-move": "wrong player moved first",
  "wrongly-resumed": "position resumed wrongly",
  "two-hands": "two hands used",
  time: "time",
  "odds-not-given": "odds not given",
  "false-check": "false check",
  "in-check": "in check",
  resigned: "opponent resigned",
  "draw-offered": "opponent offered a draw",
  "boards-differ": "the two boards differ",
  "tablebase-win": "tablebase win",
  "tablebase-draw": "tablebase draw",
  "draw-agreed": "draw agreed",
};

export const CLAIMED = {
  forfeiture: (clause: string): string => `forfeiture under clause (${clause})`,
  at: (claim: string, side: string, number: string): string => `${claim} at ${side}’s move ${number}`,
  on: (square: string): string => `on ${square}`,
};
