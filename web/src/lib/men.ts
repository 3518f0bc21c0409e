/** The men by their letters, as FEN writes them. */

/** Men of the older game, which stand where Queen and Bishop stand now. A FEN writes them as `q` and `b`. */
export type OlderKind = "fers" | "fil";
export type Kind = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" | OlderKind;
export type Side = "white" | "black";

export const isSide = (word: string): word is Side => word === "white" || word === "black";

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

const BY_LETTER: Record<string, Kind> = {
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
  // Letters of the page alone: see `older.ts`.
  f: "fers",
  a: "fil",
};

/** The man that a letter of a FEN, or of the page, stands for; null for any other text. */
export function manOf(letter: string): { side: Side; kind: Kind } | null {
  const kind = BY_LETTER[letter.toLowerCase()];
  if (kind === undefined) return null;
  return { side: letter === letter.toUpperCase() ? "white" : "black", kind };
}
