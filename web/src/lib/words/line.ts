/** Lines that may be said, such as `white claims repetition`. */

/** The verb of a line that may be said: `claims` of `white claims repetition`. */
export const verb = (line: string): string => line.split(" ")[1] ?? "";

/** The position that a line finds, in FEN; null if the line finds none. */
export function boardFound(line: string): string | null {
  const [, verb, fact, ...fen] = line.split(" ");
  return verb === "finds" && fact === "board" ? fen.join(" ") : null;
}

/** Verbs that answer something. A player says the others without being asked. */
const ANSWERS = [
  "accepts",
  "declines",
  "consents",
  "refuses",
  "admits",
  "finds",
  "requires",
  "adopts",
  "rules",
];

export const isAnswer = (line: string): boolean => ANSWERS.includes(verb(line));
