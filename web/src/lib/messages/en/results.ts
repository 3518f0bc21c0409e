/** How a game stands and how it ended. */

export const RESULTS = {
  "1-0": "White wins",
  "0-1": "Black wins",
  "1/2-1/2": "Drawn",
  "0-0": "Both lose",
  "1/2-0": "White as for a draw, Black nothing",
  "0-1/2": "Black as for a draw, White nothing",
  annulled: "Annulled",
  recommenced: "To be played again",
};

/** The same as an arbiter writes it. */
export const RULED_RESULTS = {
  "1-0": "White wins",
  "0-1": "Black wins",
  "1/2-1/2": "Drawn",
  "0-0": "Both lose",
  "1/2-0": "White scores as for a draw, Black nothing",
  "0-1/2": "White scores nothing, Black as for a draw",
  annulled: "The game is annulled",
  recommenced: "A new game is played",
};

/** What ended a game, after its result. */
export const ENDED_BY = {
  time: "on time",
  default: "by default: not at the board in time",
  "no-normal-means": "because it cannot be won by normal means",
  "fifty-moves": "by the count of moves",
  "draw-odds": "by draw odds",
  silence: "because of silence",
  withdrawal: "because the opponent withdrew",
  tablebase: "by a tablebase",
  "illegal-moves": "because of illegal moves",
  "dead-position": "in a dead position",
  "cannot-be-won": "because it cannot be won",
  "sealed-move": "because of the sealed move",
  undertaking: "by the undertaking",
  checkmate: "by checkmate",
  stalemate: "by stalemate",
  "half-win-by-stalemate": "by stalemate: half of what is at stake",
  "bare-king": "by the bare King",
  "half-win-by-bare-king": "by the bare King: half of what is at stake",
  agreement: "by agreement",
  repetition: "by repetition",
  "perpetual-check": "by perpetual check",
  resignation: "by resignation",
  forfeiture: "by forfeiture",
  decision: "by decision",
};

export const ENDING = {
  won: "You won.",
  lost: "You lost.",
  by: (what: string): string => `by ${what}`,
  points: (white: string, black: string): string => `Points: White ${white}, Black ${black}.`,
  count: (side: string, what: string, white: number, black: number, limit: number | undefined): string =>
    `${side}’s count of ${what}: White ${white}, Black ${black}${limit ? ` (of ${limit})` : ""}.`,
  begins: (side: string): string => `${side} begins the next game.`,
};
