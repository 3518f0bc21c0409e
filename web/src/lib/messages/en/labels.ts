/** Lines that may be said, on buttons. */

/** What is exacted without a move. */
export const STANDS = {
  leave: "The move stands as played",
  replace: "The second move goes back",
  both: "Both moves stand",
};

export const LABELS = {
  verbs: {
    waives: "Waive",
    consents: "Consent",
    refuses: "Refuse",
    admits: "Admit it",
    accepts: "Accept",
    declines: "Decline",
    opens: "Open the",
    rules: "Rule on what was claimed",
    "stops-clocks": "Stop both clocks",
    resumes: "The pieces are set up",
    asks: "Ask for",
    "gives-notice": "Give notice of",
  },
  /** What stands after the verb. */
  objects: {
    draw: "draw",
    envelope: "envelope",
    boards: "boards",
    increment: "increment",
    score: "score",
    count: "count",
    explanation: "explanation",
    reflection: "reflection",
  },
  takeBack: "Let it be taken back",
  adopt: (moves: string): string => `Adopt ${moves}`,
  require: (what: string): string => `Require ${what}`,
};
