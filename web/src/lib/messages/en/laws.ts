/** The laws as a book. */

export const LAWS = {
  own: "The order and numbering are those of the printed laws. The words are our own.",
  search: "Search in these laws",
  searchFor: "A word, or the number of an article",
  contents: "Contents",
  booklet: "Print as a booklet",
  none: "No article contains these words.",
  noArticle: (code: string, no: string): string => `${code} has no article ${no}.`,
  /** Cases, stepped through on a board. */
  cases: "Cases",
  case: (number: number, all: number): string => `Case ${number} of ${all}`,
  nextCase: "Next case",
  lastCase: "Previous case",
  whichCase: "Which case",
  start: "Start",
  act: (number: number, all: number): string => `${number} of ${all}`,
  silent: "The code has nothing to say about it.",
  impossible: (why: string): string => `This cannot be done. ${why}`,
  before: "Before the first act",
  chooseArticle: "Choose an article to step through its cases on this board.",
  goOn: "Go on from here by hand",
  elsewhere: "Other codes on this",
  editions: "Editions",
  told: "What the code says about the settings",
  notThere: "no such article",
  forPeople: "Left to people:",
  citing: (count: number): string => `Cases that cite this article: ${count}`,
  asScript: "As a script",
  step: (title: string): string => `Step through: ${title}`,
  /** The number of an article, for a screen reader. */
  article: (no: string): string => `Article ${no}`,
  source: "Source.",
  doubt: "Doubt.",
  acts: "Acts",
};

/** What became of an article from one edition to the next. */
export const BECAME = {
  same: "the same",
  added: "added",
  dropped: "dropped",
  renumbered: "renumbered",
  changed: "changed",
  split: "split off",
  merged: "merged",
} as const;

/** Trying things on a board. */
export const TRIAL = {
  waits: "The server has had too many questions. The page will ask again by itself in a moment.",
  over: "The game is over:",
  back: "Take back",
  again: "Begin again",
  toCase: "To the case",
  hands: "Whose hand",
  hand: (side: string): string => `${side}’s hand`,
  says: "What may be said now",
  nothing: "Touch a piece, move it, or say something. Each act is ruled on.",
  adjust: (side: string): string => `${side} says “j’adoube”`,
  press: (side: string): string => `${side} presses the clock`,
  offers: (side: string): string => `${side} offers a draw`,
  resigns: (side: string): string => `${side} resigns`,
};

/** All codes together. */
export const LIBRARY = {
  lead: "Each code stands alone, in its own order and numbering. If a code says nothing about a matter, no other code fills the gap.",
  search: "Search in all codes",
  searchFor: "Words, or the number of an article",
  found: (count: number): string => (count === 1 ? "1 article" : `${count} articles`),
  more: (shown: number): string => `The first ${shown} are shown.`,
  also: "The same words in:",
  none: "No article contains all of these words.",
  codes: "The codes",
  /** To who asked for a code that nobody knows. */
  these: "The codes that there are",
  older: "The older game",
  olderSays:
    "Sets of rules from shatranj to FIDE in 1992. We put their articles together from what we read, and each says how certain it is.",
  topics: "Side by side, by topic",
  editions: "From edition to edition",
  edition: (older: string, newer: string): string => `From ${older} to ${newer}`,
  keys: "Use the arrow keys to go through the results.",
};

/** Codes side by side. */
export const COMPARED = {
  title: "Codes side by side",
  topic: "Topic",
  which: "Codes",
  older: "The older game",
  nothing: "This code has no article on this topic.",
  choose: "Choose a topic.",
  count: (count: number): string => (count === 1 ? "1 article" : `${count} articles`),
};

/** What changed from one edition to another. */
export const CHANGED = {
  title: (older: string, newer: string): string => `From ${older} to ${newer}`,
  lead: "Article by article, in the order of the newer code. Dropped articles come last.",
  from: "From",
  to: "To",
  only: "Only what is ruled differently",
  none: "Nothing changed.",
  summary: (changed: number, otherwise: number, added: number, gone: number, renumbered: number): string =>
    `${changed} changed (${otherwise} of them ruled differently), ${added} added, ${gone} dropped, ${renumbered} only renumbered.`,
  otherwise: "ruled differently",
  wording: "other words, the same ruling",
  renumbered: "Only the number changed",
  stood: (no: string, name: string): string => `it stood in ${no} of ${name}`,
  stands: (no: string, name: string): string => `it stands in ${no} of ${name}`,
};

/** Chess from the beginning. */
export const LEARN = {
  title: "Chess from the beginning",
  lead: "The printed laws begin with the board and the moves of the pieces, and so does this page. Try each of them on its board.",
  again: "Begin again",
  moves: (side: string): string => `${side} is to move.`,
  law: (no: string): string => `Article ${no} of FIDE’s Laws`,
  worth: "What the pieces are worth",
  worthSays:
    "Counted in Pawns, so that you know what to give for what. The King has no price: he cannot be taken.",
  touched: "Touch and move",
  touchedSays:
    "In a serious game a piece that you touch must move. If you only want to set it straight, say “j’adoube” first: I adjust.",
  touchedLink: "What every code says about touching",
  leaflet: "A leaflet of this for children, on two pages",
  print: "Print",
  play: "Play a game",
  draws: "Draws",
  drawsSays:
    "A game is also a draw if both players agree, if neither can mate any more, if the same position occurs three times and one of them claims the draw, or after fifty moves by each without a Pawn moving or a piece being taken.",
  everyCode: (topic: string): string => `${topic}: what every code says`,
};

/** The leaflet. */
export const LEAFLET = {
  title: "How to play chess",
  end: "How a game ends",
  fun: "Try this",
  tasks: [
    "Play with Pawns and Kings alone. Who gets a new Queen first?",
    "How many jumps does a Knight need from one corner to the other?",
    "Put eight Queens on the board so that none attacks another.",
  ],
  special: "Three special moves",
};
