/** Games from elsewhere. */

export const READING = {
  /** Without the players’ names. */
  unnamed: "A game",
  none: "This is not a game in PGN",
  place: (line: number): string => `Line ${line}`,
};
