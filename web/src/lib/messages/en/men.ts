/** Pieces, sides and squares. `man` is a piece by its name: "Knight", or "piece" where the page sees none. */

export const SIDES = {
  white: "White",
  black: "Black",
  arbiter: "Arbiter",
  players: "Players",
  you: "You",
  your: "Your",
  both: "Both",
  /** "White’s" */
  of: (side: string): string => `${side}’s`,
  /** Whose claim it is, where no player made it. */
  ofArbiter: "The arbiter’s",
  ofComputer: (side: string): string => `The computer’s (${side}’s)`,
};

export const MEN = {
  kinds: {
    king: "King",
    queen: "Queen",
    rook: "Rook",
    bishop: "Bishop",
    knight: "Knight",
    pawn: "Pawn",
    fers: "fers",
    fil: "fil",
  },
  plurals: {
    king: "Kings",
    queen: "Queens",
    rook: "Rooks",
    bishop: "Bishops",
    knight: "Knights",
    pawn: "Pawns",
    fers: "fers",
    fil: "fils",
  },
  some: "piece",
  /** A piece by its own name, as the code calls it: "Queen’s Knight". */
  proper: (name: string): string => name,
  white: (man: string): string => `white ${man}`,
  black: (man: string): string => `black ${man}`,
  empty: (square: string): string => `${square}, empty`,
  on: (man: string, square: string): string => `the ${man} on ${square}`,
  stoodOn: (man: string, square: string): string => `the ${man} that stood on ${square}`,
  from: (man: string, square: string): string => `the ${man} from ${square}`,
  and: " and ",
  /** What is said of a square. */
  board: "Chessboard",
  standIn: "a Pawn stands for it",
  inCheck: "in check",
  bound: "bound",
  touched: "touched",
  canGo: "can go here",
  shaded: "shaded",
  /** Between two duties. */
  andMust: ", and ",
};

/** A move as it is heard. */
export const HEARD = {
  mate: ", mate",
  check: ", check",
  castlesLong: (side: string): string => `${side} castles long`,
  castlesUp: (side: string): string => `${side} castles up the file`,
  castlesShort: (side: string): string => `${side} castles short`,
  goes: (side: string, man: string, from: string, to: string): string =>
    `${side}: ${man} from ${from} to ${to}`,
  takes: (side: string, man: string, from: string, to: string): string =>
    `${side}: ${man} from ${from} takes on ${to}`,
  promoted: (man: string): string => `, promoted to a ${man}`,
  stays: ", and stays a Pawn",
  castlesTo: (side: string, king: string, rook: string): string =>
    `${side}: King to ${king}, Rook to ${rook}`,
};

/** How the pieces of an older game go. */
export const OLD_MEN = { title: "How the pieces move" };
