/** What a ruling rests on, played on a board. */

export const EVIDENCE = {
  cannot: "This cannot be shown",
  whose: "Whose moves",
  both: "Both",
  steps: "Steps of the proof",
  beginning: "Starting position",
  replies: "Replies",
  noMore: "There is nothing more to show from here.",
  repeats: "This position has occurred before, so the checks never end.",
  every: (side: string): string => `Check. Every reply by ${side} meets another check:`,
};

/** How far a piece can ever go. */
export const REACH = {
  still: (number: number): string =>
    number === 1 ? "1 piece can never leave its square" : `${number} pieces can never leave their squares`,
  shaded: (still: string): string =>
    `${still} (shaded). Choose a piece to see every square that it can ever reach.`,
  stays: (man: string, square: string): string => `The ${man} on ${square} can never leave its square.`,
  only: (man: string, square: string, number: number): string =>
    `The ${man} on ${square} can only ever stand on ${number} squares.`,
};
