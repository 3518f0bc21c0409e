/** The language of the page's own texts. What the server says is English, and is marked so. */

export type Language = "en";

/** The language that the page shows now: there is one so far. */
export const languageNow = (): Language => "en";

/** How dates and numbers are written. */
export const locale = (): string => "en-GB";

/**
 * English words of the server inside a sentence of the page. In another language they are set apart here, so that they
 * are read out as English.
 */
export const quoted = (words: string): string => words;
