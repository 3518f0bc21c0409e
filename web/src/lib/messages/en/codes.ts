/** The codes of laws: in English the server tells what they are called, and why one would try them. */

export type CodeSays = { knownAs: string; invitation: string };

export const CODES = {
  says: (_id: string): CodeSays | null => null,
};
