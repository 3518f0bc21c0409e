/** What is wrong in a record: in English nearly as the server says it. */

const ILLEGAL = /^`([^`]+)` is not a legal move for (White|Black): (?:the \w+ on \w\d: )?(.+?)\.?$/s;

export const FAULTS = {
  own: (says: string): string | null => {
    const [, move, side, why = ""] = ILLEGAL.exec(says) ?? [];
    return move ? `“${move}” is not a legal move for ${side}: ${why.replace(/`([^`]*)`/g, "$1")}.` : null;
  },
};
