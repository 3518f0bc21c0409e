/** What a Pawn becomes. */

export const PROMOTION = {
  stays: "It stays a Pawn",
  name: "Say it instead",
  nameSays: "The Pawn stays on the square and is only called so:",
  becomes: (square: string): string => `The Pawn on ${square} becomes`,
};
