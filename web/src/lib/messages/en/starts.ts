/** Why no game begins from a position, in the words of people; null where the server's own words stand. */

const HEADS: readonly (readonly [RegExp, (read: string, why: string) => string])[] = [
  [
    /^(?:expected a start from which a game can be played, found|no game can be played from) `([^`]*)`: (.*)$/s,
    (fen, why) => `No game can begin from “${fen}”: ${why}.`,
  ],
  [
    /^expected a FEN(?: or `chess960 N`)?, found `([^`]*)`: (.*)$/s,
    (read, why) => `“${read}” is not a FEN: ${why}.`,
  ],
];

/** Reasons that tell more than people ask. */
const WHY: readonly (readonly [RegExp, string])[] = [
  [
    /^expected four fields \(.*$/s,
    "it has the pieces, whose turn it is, castling and the en-passant square, with blanks between them",
  ],
];

const plainly = (why: string): string => WHY.find(([pattern]) => pattern.test(why))?.[1] ?? why;

export const STARTS = {
  own: (says: string): string | null => {
    for (const [pattern, own] of HEADS) {
      const [, read, why] = pattern.exec(says) ?? [];
      if (read !== undefined && why !== undefined) return own(read, plainly(why));
    }
    return null;
  },
};
