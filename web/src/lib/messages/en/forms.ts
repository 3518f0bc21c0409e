/** What a seat may say without being asked. */

/** The groups, in the order in which they are shown. */
export const GROUPS = {
  asked: "To be decided now",
  send: "Send your move",
  speak: "Between the two boards",
  see: "What you have seen",
  time: "Clocks and time",
  find: "Findings of fact",
  penalise: "Penalties",
  report: "Conduct",
  result: "Result and appeals",
  appeal: "Appeal",
};

/**
 * By the line without who says it; `WHO`, and `$1` in the words, is a side. A side that is to be chosen follows the words.
 */
export const FORMS = {
  observes: "Look at the board, and act on what stands there",
  "observes move": "Rule on the last act, which I saw",
  "declares draw": "Declare a draw that needs no claim",
  consents: "Allow a draw to be agreed",
  adjourns: "Break off play: the next move is sealed",
  "stops-clocks": "Stop both clocks",
  "starts SIDE": "Start the clock of",
  "gives SIDE +TIME": "Give time, though nobody has done wrong, to",
  "finds clock TIME TIME": "Set the clocks: White has, Black has",
  "finds postponed delay TIME": "Put the decision off, on a clock with a delay for each move of",
  "finds move-counter N N": "Set the move counter: White’s moves, Black’s moves",
  "penalises SIDE warning": "Warn",
  "penalises SIDE points -POINTS": "Take points from",
  "penalises SIDE opponent-points +POINTS": "Give the opponent points, for an offence by",
  "penalises SIDE opponent +TIME": "Give the opponent time, for an offence by",
  "penalises SIDE own -TIME": "Take time from",
  "penalises SIDE loss": "The game is lost by",
  "penalises SIDE loss opponent 1/2":
    "The game is lost, and the opponent scores as for a draw. It is lost by",
  "penalises SIDE loss opponent 0": "The game is lost, and the opponent has nothing. It is lost by",
  "penalises SIDE both-lose": "Both players lose, for an offence by",
  "penalises SIDE fine N": "A fine, in the currency of the event. To be paid by",
  "penalises SIDE exclusion N": "Exclude from the next rounds, this many",
  "penalises SIDE expulsion": "Expel from the event",
  "finds accident": "The last touch was an accident",
  "finds not-so": "The last touch was not an accident",
  "finds square SQ": "The piece that slipped stands on",
  "finds absent SIDE": "Not at the board in time",
  "finds flag SIDE": "The fallen flag belongs to",
  "finds flag-first SIDE": "The flag that fell first belongs to",
  "finds unascertainable": "Nobody can tell which flag fell first",
  "finds resigned SIDE": "Has resigned",
  "finds absent WHO": "$1 is not at the board in time",
  "finds flag-first WHO": "$1’s flag fell first",
  "finds resigned WHO": "$1 has resigned",
  "penalises WHO loss": "The game is lost by $1",
  "penalises WHO loss opponent 1/2": "The game is lost by $1, and the opponent scores as for a draw",
  "penalises WHO loss opponent 0": "The game is lost by $1, and the opponent has nothing",
  "finds decided TEXT": "Another decision, in words",
  "requires score SIDE": "Require the score to be brought up to date by",
  "requires score WHO": "Require $1 to bring the score up to date",
  "requires reconstruction": "Have the players go through the game again: no score is complete",
  "corrects RESULT": "Correct the result to",
  upholds: "Reject the appeal: the decision stands",
  "overturns RESULT": "Grant the appeal: the result is",
  "overturns *": "Grant the appeal: the decision falls",
  "sends TEXT": "The move, as you would write it on a card",
  "takes leave N": "Take this many days of leave",
  "appeals TEXT": "Appeal against a decision. Your reasons",
  "announces TEXT": "Announce a move, as in Nf3 or Springer Gustav eins Felix drei",
  "repeats TEXT": "Repeat the move that was announced",
  "copies TEXT": "Make the other’s move on one’s own board, as in e2e4",
  presses: "Press the clock",
  "asks count": "Ask how many moves were made, and for the times",
  "asks boards": "Ask for two boards, one for each player",
};

/** What was done, for a report. */
export const REPORTED = {
  device: "A telephone or another device",
  notes: "Notes",
  advice: "Advice from somebody",
  "second-board": "A second board",
  "left-venue": "Left the venue",
  "left-area": "Left the playing area",
  talk: "Talk during play",
  "repeated-offers": "Offered or claimed a draw again and again",
  noise: "Disturbed the opponent",
  refusal: "Refused to keep to the laws",
  "covered-score": "Covered the score sheet",
};

/** What waits for the arbiter. */
export const DECIDED = {
  setsQueen: (square: string): string => `Set a Queen in place of the Rook upside down on ${square}`,
  reasonToStop: (good: boolean): string =>
    good ? "There was a good reason to stop the clocks" : "There was no good reason to stop the clocks",
};

export const SPEAKERS = {
  player: (side: string): string => `${side}: `,
  assistant: (side: string): string => `${side}’s assistant: `,
};
