/** The men by their letters, as FEN writes them. */

export type Kind = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn";
export type Side = "white" | "black";

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

const BY_LETTER: Record<string, Kind> = {
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
};

/** The man that a letter of a FEN stands for; null for any other text. */
export function manOf(letter: string): { side: Side; kind: Kind } | null {
  const kind = BY_LETTER[letter.toLowerCase()];
  if (kind === undefined) return null;
  return { side: letter === letter.toUpperCase() ? "white" : "black", kind };
}
