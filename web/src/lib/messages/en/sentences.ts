/** What the laws say, in the language of the page. */

export const SENTENCES = {
  /** Rulings in the page's own language; null where it has no words for them, and they stay as the server says them. */
  own: (_says: string): string | null => null,
  /** The same of what is exacted of the other side, without a full stop; with what stands or stood on a square. */
  demand: (_says: string, _kindOn: (square: string) => string): string | null => null,
  /** The same of what must be done, with what stands or stood on a square, and the square that it has left. */
  duty: (_says: string, _kindOn: (square: string) => string, _gone?: string): string | null => null,
};
