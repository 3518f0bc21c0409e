/** The form of a new game. */

export const FORM = {
  masthead: "Chess, judged. Play under a real code of laws: if you touch a piece, you must move it.",
  more: "More: older laws, a board that allows only legal moves, your colour, a match, Chess960, a head start for one player",
  table: "Table",
  tables: {
    physical: { label: "Physical", says: "You can do whatever a hand can do. The laws judge it." },
    guarded: { label: "Guarded", says: "The board refuses what the laws forbid." },
  },
  rulings: "Rulings",
  notices: {
    all: { label: "Announced", says: "Both players hear every ruling." },
    silent: {
      label: "Silent",
      says: "You hear only about what you did, saw or rightly claimed. You must notice the rest yourself.",
    },
  },
  colour: "Your colour, with a friend, anyone or the computer",
  random: "Random",
  agreed: "Also agreed",
  mistakes: "Mistakes in the set-up",
  mistakesSays:
    "The game begins with a mistake that nobody has noticed yet. To put pieces on wrong squares, start from a FEN.",
  marked: "The fields marked above need correcting.",
  laws: "Laws",
  olderLaws: "Laws of the older game",
  readThem: "Read them",
  /** The address asks for laws that nobody knows. */
  unknown: (asked: string, instead: string): string =>
    `No laws are called “${asked}” here. Chosen for now: ${instead}.`,
  badName: "Your name has signs in it that are not seen, or too many on one letter. Write it otherwise.",
  chooseLaws: "Choose among all laws",
  host: "Host",
  guest: "Guest",
  position: "Starting position",
  positions: { usual: "Standard", fen: "From a FEN", chess960: "Chess960" },
  number: "Chess960 position number, 0 to 959",
  shuffled:
    "The pieces behind the Pawns stand in another order, the same for both sides. One of the 960 was drawn by lot; type the number of another if you like.",
};

export const FEN_FIELD = {
  /** What a FEN leaves out, as it is read: "w - - 0 1". */
  left: (rest: string): string =>
    `The rest is read as “${rest}”${rest.startsWith("w ") ? ": White is to move, and nobody may castle" : ""}. Write it yourself if it is otherwise.`,
  rest: (text: string): string => `The FEN ends before “${text}”.`,
};

/** Where else one can go from the door. */
export const DOORS = {
  learn: "How chess is played",
  laws: "The laws",
  pgn: "Read a PGN",
  pgnSays: "its moves checked",
  /** Beside “Replay a game”. */
  replaySays: "with the rulings of any laws",
  desk: "The arbiter’s desk",
};

export const CLOCK_FIELD = {
  title: "Clock",
  usual: "Usual times",
  byLaws: "Set by the laws",
  another: "Another time",
  hint: "or 10+5, 10 min",
  how: "How to write a time",
  unread: (typed: string): string =>
    `“${typed}” cannot be read as a time. Write, for instance, 10+5 or 10 min.`,
  /** `laws`: a code under which every game is played by post. */
  days: (laws: string): string => `Days are for a game by post: choose ${laws} among the laws.`,
  nothing:
    "A clock has to begin with some time. Write, for instance, 1+2, or 5s+2s for five seconds and two a move.",
  each: (time: string): string => `${time}, for each player.`,
  examples: {
    "10+5": "ten minutes each, with five seconds added for every move",
    "40/90m+30s, 30m+30s": "40 moves in 90 minutes, then 30 minutes, with 30 seconds added for every move",
    "20/60m*": "20 moves an hour, hour after hour",
    "5m d5s": "five minutes, with a delay of five seconds",
    "5m b5s": "five minutes, with a Bronstein delay of five seconds",
    "90m+30s from move 1": "90 minutes, and 30 seconds before every move, the first included",
    "each 2m": "two minutes for each move; unused time is lost",
    "hourglass 1m": "an hourglass: the time that one player uses, the other gains",
    "white 5m; black 4m": "five minutes for White, four for Black",
  },
};

export const ODDS_FIELD = {
  title: "Odds",
  says: "A head start for the weaker player: the other begins without a piece, or lets him move more than once.",
  inWords: "Odds in words",
  given: "Given by",
  undertaken: "Undertaken by",
  list: "Choose from the list",
  several: "Several odds",
  how: "Separate odds with commas: pawn, pawn-and-two, knight, rook h1, moves 2. Add “by black” if both players give odds. Add “not-removed” if the piece was forgotten and still stands on the board.",
};
