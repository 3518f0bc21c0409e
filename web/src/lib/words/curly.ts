/** The server's words as they are printed: with round apostrophes. What is sent or kept stays as it is. */
export const curly = (words: string): string => words.replaceAll("'", "’");
