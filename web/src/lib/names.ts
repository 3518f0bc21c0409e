/** What players are called: one short line, in which nothing turns round what stands beside it. */

const UNFIT = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** The most letters that a field for a name takes. */
export const LONGEST_NAME = 20;

/** A name as the server takes it. */
export const plainName = (name: string): string => name.replace(UNFIT, " ").replace(/\s+/g, " ").trim();
