/** What can happen at a board besides moves, as it is said when it has happened. Sides are names: "White". */

export const HAPPENED = {
  button: "Something else happened…",
  title: "What happened?",
  search: "Search what happened",
  searchFor: "King, clock, both hands…",
  none: (sought: string): string => `Nothing here is called “${sought}”. Try another word.`,
  /** Who did it, where two people share a seat. */
  who: "Whose act is it?",
  /** An entry of which something is still asked. */
  asks: (what: string): string => `${what}…`,
  /** A question before it is said; `what` is an entry of the list. */
  sure: (what: string): string => `${what}?`,
  /** The same, with whose act it is: "White resigned". */
  by: (side: string, what: string): string => `${side}: ${what}`,
  yes: "Yes, that happened",
  no: "No",
  say: "Say so",
  /** Squares are asked for on the board, and can be typed. */
  point: "Point to it on the board",
  pointing: "Point to it on the board, or type the square.",
  square: "Square",
  accident: "by accident",
  side: "Which side?",
  kind: "Which piece?",
  texts: { gesture: "Gesture, as it was seen", reason: "Reason, if one was given", condition: "Condition" },
  /** What a field must hold. */
  unread: "This is no square. Write, for instance, e4.",
  /** Gestures that are common: the words go into the record of the game. */
  gestures: { hand: "holds out a hand", nod: "nods" },
};

/** Where an entry stands in the list. */
export const HAPPENED_GROUPS = {
  board: "At the board",
  clock: "Clock",
  words: "Words and gestures",
  place: "Coming and going",
  resign: "Resigning",
};
