/** Acts as sentences. What follows "White": "touches the Knight on g1". */

/** What is exacted without a move, as an act of the player who exacts it. */
export const STANDS_TOLD = {
  leave: "lets the move stand as played",
  replace: "has the second move taken back",
  both: "lets both moves stand",
};

/** Conduct that the arbiter reports, as an act of the player. */
export const CONDUCT = {
  device: "had a telephone or another device",
  notes: "used notes",
  advice: "took advice",
  "second-board": "used a second board",
  "left-venue": "left the venue",
  "left-area": "left the playing area",
  talk: "talked",
  "repeated-offers": "offered a draw again and again",
  noise: "made a noise",
  refusal: "refused to keep to the laws",
  "covered-score": "covered the score sheet",
};

/** What is asked, where its word says too little. */
export const ASKED = {
  count: "asks how many moves were made, and for the times",
  boards: "asks for two boards",
  increment: "asks that time be added with each move",
  score: "asks to see the score",
  explanation: "asks what the Laws say",
};

/** Unusual ways to press a clock. */
export const PRESSED = {
  "other-hand": "presses the clock with the other hand",
  back: "starts the opponent’s clock again instead of stopping both",
};

/** How a player resigns. */
export const RESIGNED = {
  saying: "says that the game is lost, and resigns",
  writing: "resigns in writing",
  circling: "resigns by circling the result",
  "writing-result": "resigns by writing down the result",
  "tipping-king": "lays down the King, and resigns",
};

export const ACTS = {
  /** Pieces with their squares: "Knight on g1". */
  touches: (men: readonly (readonly [man: string, square: string])[]): string =>
    `touches the ${men.map(([man, square]) => `${man} on ${square}`).join(" and the ")}`,
  lifts: (man: string, square: string): string => `lifts the ${man} from ${square}`,
  places: (square: string): string => `sets it down on ${square}`,
  releases: "releases it",
  removes: (man: string, square: string): string => `removes the ${man} on ${square}`,
  puts: (man: string, square: string): string => `puts a ${man} on ${square}`,
  substitute: "substitute",
  putsOf: (side: "white" | "black", man: string, square: string): string =>
    `puts a ${side} ${man} on ${square}`,
  putsInverted: (man: string, square: string): string => `puts a ${man} upside down on ${square}`,
  moves: (move: string): string => `plays ${move}`,
  movesTwoHanded: (move: string): string => `plays ${move} with both hands`,
  castles: "castles",
  castlesTwoHanded: "castles with both hands",
  displaces: (man: string, square: string): string => `knocks over the ${man} on ${square}`,
  upsets: "upsets the board",
  restores: "puts the displaced pieces back",
  presses: "presses the clock",
  holds: "keeps a finger on the clock",
  stopsClocks: (why: string): string => `stops the clocks${why ? ` ${why}` : ""}`,
  starts: (side: string): string => `starts ${side}’s clock`,
  drops: (man: string, from: string, to: string): string => `lets the ${man} from ${from} slip to ${to}`,
  gestures: (how: string): string => `makes a gesture: ${how}`,
  leavesArea: "leaves the playing area",
  leaves: "leaves the board",
  arrives: "comes to the board",
  reports: (side: string, what: string): string => `reports that ${side} ${what}`,
  observesMove: "has seen this act",
  observes: "looks at the board",
  declares: (what: string): string => `declares a ${what}`,
  penalises: (side: string, how: string): string =>
    `penalises ${side}: ${how.replace("-points", "’s points")}`,
  gives: (side: string, time: string): string => `gives ${side} ${time}`,
  rules: "rules on what was claimed",
  corrects: (result: string): string => `corrects the result to ${result}`,
  upholds: "upholds the decision",
  overturns: (result: string): string =>
    result === "*" ? "overturns the decision" : `overturns the decision: ${result}`,
  appeals: (why: string): string => `appeals${why ? `: ${why}` : ""}`,
  names: (man: string): string => `names a ${man}`,
  adjusts: "says “j’adoube”",
  says: (what: string): string => `says “${what}”`,
  exacts: (what: string): string => `exacts ${what}`,
  requiresScore: (side: string): string => `requires ${side} to bring the score up to date`,
  requires: (what: string): string => `requires ${what}`,
  findsBoard: (fen: string): string => `finds this position: ${fen}`,
  finds: (fact: string): string => `finds that ${fact}`,
  claims: (what: string): string => `claims: ${what}`,
  writes: (what: string): string => `writes ${what}`,
  strikes: "strikes out the last entry",
  announces: (what: string): string => `announces: ${what}`,
  repeats: (what: string): string => `repeats: ${what}`,
  copies: (what: string): string => `makes ${what} on the player’s own board`,
  asks: (what: string): string => `asks for ${what}`,
  adjourns: "adjourns the game",
  seals: "seals a move",
  signs: (result: string): string => `signs the score sheet: ${result}`,
  offers: "offers a draw",
  offersIf: (condition: string): string => `offers a draw on a condition: ${condition}`,
  accepts: "accepts the draw",
  declines: "declines the draw",
  proposesTakeBack: (moves: number): string =>
    `proposes to take back ${moves === 1 ? "the last move" : `the last ${moves} moves`}`,
  acceptsTakeBack: "agrees to take it back",
  givesNotice: (what: string): string => `gives notice of ${what}`,
  resumes: "sets the pieces up again",
  opens: (what: string): string => `opens the ${what}`,
  /** Verbs that are told by themselves. */
  others: {
    resigns: "resigns",
    sends: "sends",
    plays: "plays",
    adopts: "adopts",
    waives: "waives",
    admits: "admits",
    "calls-off": "calls the game off",
    consents: "consents",
    refuses: "refuses",
    takes: "takes",
    ends: "ends",
  },

  /** Who acts. The act is told as of one person. */
  one: (who: string, act: string): string => `${who} ${act}`,
  both: (act: string): string => `Both players ${act.replace(/^(\w+)s\b/, "$1")}`,
  assistant: (side: string): string => `${side}’s assistant`,
  arbiter: "The arbiter",
  /** What one side asks both to do: "White asks both players to find that …" */
  asksBoth: (who: string, act: string): string =>
    `${who} ${who === "You" ? "ask" : "asks"} both players to ${act.replace(/^(\w+)s\b/, "$1")}.`,
};
