/** Lines that may be said, such as `white claims repetition`, as far as the page reads them. */

/** The verb of a line that may be said: `claims` of `white claims repetition`. */
export const verb = (line: string): string => line.split(" ")[1] ?? "";

/** The position of a line by which one is found, in FEN; null: the line is another. */
export function boardFound(line: string): string | null {
  const [, verb, fact, ...fen] = line.split(" ");
  return verb === "finds" && fact === "board" ? fen.join(" ") : null;
}

/** Verbs that answer something; whatever else may be said is a player's own to begin. */
const ANSWERS = ["accepts", "declines", "consents", "refuses", "admits", "finds", "requires", "adopts"];

export const isAnswer = (line: string): boolean => ANSWERS.includes(verb(line));
