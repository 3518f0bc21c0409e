/** Apostrophes and quotation marks as they are printed. */

/** Words between two marks of a typewriter: the first stands before a word, the second after one. */
const QUOTED = /(?<=^|[\s([{“‘–—-])"(?=[^\s"])([^"]*)(?<=[^\s"])"(?=$|[\s.,;:!?)\]}”’–—-])/gu;

/**
 * The server and people's keyboards write an apostrophe and quotation marks as a typewriter does; the page prints them:
 * an apostrophe after a letter or a digit, and marks that stand around words. Any other mark stays as it is.
 */
export const curled = (text: string): string =>
  text.replace(QUOTED, "“$1”").replace(/(?<=[\p{L}\p{N}])'/gu, "’");
