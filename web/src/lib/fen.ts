/** A position as people paste it: a FEN, or the beginning of one. */

const IS_FEN = /^\s*((?:[1-8pnbrqk]+\/){7}[1-8pnbrqk]+)(?:\s+(.*\S))?\s*$/i;

/** What stands for the parts that are left out. */
const USUAL = ["w", "-", "-", "0", "1"];

/** A text that is a position: its FEN, with what was left out. Null for any other text. */
export function positionIn(pasted: string): string | null {
  const [, board, rest = ""] = IS_FEN.exec(pasted) ?? [];
  if (board === undefined) return null;
  const given = rest.split(/\s+/).filter(Boolean);
  return [board, ...USUAL.map((usual, i) => given[i] ?? usual)].join(" ");
}

/** The men of the older game that may still leap: a seventh part. */
const LEAPS = /^(?:-|(?:[a-h][1-8])+)$/i;

export type FenRead = {
  /** The FEN, with what was left out; as it was typed where it is none. */
  fen: string;
  /** What was left out, as it is read. */
  left: string | null;
  /** What stands after the end. */
  rest: string | null;
};

/** A FEN as it was typed into a field. What is wrong with its parts the server says. */
export function readFen(typed: string): FenRead {
  const parts = typed.trim().split(/\s+/);
  const fen = parts.join(" ");
  const whole = positionIn(fen);
  const most = LEAPS.test(parts[6] ?? "") ? 7 : 6;
  if (whole === null || parts.length === 4) return { fen, left: null, rest: null };
  if (parts.length >= 6) return { fen, left: null, rest: parts.slice(most).join(" ") || null };
  return { fen: whole, left: whole.split(" ").slice(parts.length).join(" "), rest: null };
}
