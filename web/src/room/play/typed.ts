/**
 * Moves that are typed. What is typed is compared with the moves that the standing lists, or names two squares; it is
 * reading of notation, and no rule is known here.
 */

import type { Placement, Square } from "../../lib/squares";
import { isSquare } from "../../lib/squares";
import { manOf, type Side } from "../../lib/men";

/** Whether a key begins or goes on with a move: files, pieces, castling; later ranks and signs too. */
export function types(key: string, typed: string): boolean {
  if (typed === "") return /^[a-hKQRBNDTLS0O]$/.test(key);
  return /^[a-hKQRBNDTLSO0-9x=+#\-oqrbn]$/.test(key);
}

/** Whether a key looks like a move that the page cannot read: a capital that stands for no piece, and what is typed behind it. */
export const isForeign = (key: string, typed: string): boolean =>
  typed === ""
    ? /^[A-Z]$/.test(key) && !types(key, "")
    : isForeign(typed[0] ?? "", "") && /^[\p{L}\d]$/u.test(key);

/** What was typed means. */
export type Meant =
  | { is: "nothing" }
  /** Not yet: more can follow. */
  | { is: "begun" }
  | { is: "several"; moves: string[] }
  /** From square to square, and what a Pawn becomes. */
  | { is: "move"; move: string; sure: boolean };

type Situation = { men: Placement; side: Side; legal: readonly string[] };

const LETTERS: Readonly<Record<string, string>> = {
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  king: "K",
  pawn: "",
};

/** Every way to write a listed move: with and without what it need not say. */
function spellings(move: string, { men }: Situation): string[] {
  const [from, to, becomes] = [move.slice(0, 2), move.slice(2, 4), move[4]?.toUpperCase()];
  const man = manOf(men.get(from) ?? "");
  if (man === null) return [];
  const letter = LETTERS[man.kind] ?? "";
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  if (man.kind === "king" && (Math.abs(files) > 1 || manOf(men.get(to) ?? "")?.side === man.side)) {
    const castles = files > 0 ? ["OO"] : ["OOO"];
    return [...castles, letter + to, move];
  }
  const plain = letter === "" ? (from[0] === to[0] ? [to] : [from[0] + to]) : [letter + to];
  const precise = [letter + from[0] + to, letter + from[1] + to, letter + from + to];
  const end = becomes ? [becomes] : [""];
  return [...plain, ...precise, from + to].flatMap((text) => end.map((one) => text + one));
}

/** The letters of the pieces in German. None of them is a file, or means another piece in English. */
const IN_GERMAN: Readonly<Record<string, string>> = { S: "N", L: "B", T: "R", D: "Q" };

/** Without signs that say nothing of the squares, in English letters; castling is written with letters or zeros. */
function bare(typed: string): string {
  const text = typed.replace(/[x+#=-]/g, "").replace(/[SLTD]/g, (letter) => IN_GERMAN[letter] ?? letter);
  if (/^[0Oo]{2,3}$/.test(text)) return text.replace(/[0o]/g, "O");
  return text.replace(/([qrbn])$/, (letter, _one, at: number) =>
    at >= 2 && /[18]$/.test(text.slice(0, at)) ? letter.toUpperCase() : letter,
  );
}

export function meant(typed: string, at: Situation): Meant {
  const text = bare(typed);
  if (text === "") return { is: "nothing" };
  const written = at.legal.map((move) => [move, spellings(move, at)] as const);
  const exact = [...new Set(written.filter(([, ways]) => ways.includes(text)).map(([move]) => move))];
  const longer = written.some(([, ways]) => ways.some((way) => way.startsWith(text) && way !== text));
  const [from, to] = [text.slice(0, 2), text.slice(2, 4)];
  const own = (square: Square): boolean => manOf(at.men.get(square) ?? "")?.side === at.side;
  // Two squares are a hand’s whole way, whatever the laws make of it.
  const way = isSquare(from) && own(from);
  if (exact.length === 1) return { is: "move", move: exact[0]!, sure: !longer && !(way && text.length < 4) };
  if (exact.length > 1) return { is: "several", moves: exact };
  if (way && isSquare(to)) return { is: "move", move: text.slice(0, 4), sure: text.length >= 4 };
  if (longer || (way && text.length < 4)) return { is: "begun" };
  return { is: "nothing" };
}

/** An algebraic record: it ends with a square, or with what a Pawn becomes. */
const ALGEBRAIC = /[a-h][1-8]$/;

/**
 * Whether words that are to be recorded mean one of the listed moves. Where the code records moves otherwise, or none is
 * listed, the page cannot tell, and says so to nobody.
 */
export function readsAsLegal(words: string, example: string, at: Situation): boolean {
  if (!ALGEBRAIC.test(example) || at.legal.length === 0) return true;
  const means = meant(words, at);
  return means.is === "move" && at.legal.some((move) => move.startsWith(means.move));
}
