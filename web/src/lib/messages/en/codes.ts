/** The codes of laws: in English the server tells what they are called, and why one would try them. */

export type CodeSays = { knownAs: string; invitation: string };

export const CODES = {
  /** Its name in a sentence, where the page has its own. */
  named: (_id: string): string | null => null,
  says: (_id: string): CodeSays | null => null,
};
