/** Results as an arbiter writes them. */

const RESULTS: Readonly<Record<string, string>> = {
  "1-0": "White wins",
  "0-1": "Black wins",
  "1/2-1/2": "Drawn",
  "0-0": "Both lose",
  "1/2-0": "Half a point for White, nothing for Black",
  "0-1/2": "Nothing for White, half a point for Black",
  annulled: "The game is annulled",
  recommenced: "A new game is played",
};

export const resultWords = (result: string): string => RESULTS[result] ?? result;
