/** Parts of acts in words, the same in a sentence and on a button. */

import { isSquare, type Placement } from "../squares";
import { capital } from "./capital";
import { kindOn } from "./men";

/** What people can find, in a sentence and on a button. */
export const FACTS: Readonly<Record<string, string>> = {
  accident: "it was an accident",
  so: "it was so",
  "not-so": "it was not so",
  unascertainable: "nobody can tell",
  "condition-met": "the condition is met",
  drawn: "the game is drawn",
  postponed: "the decision is put off",
  "draw-agreed": "a draw was agreed",
  "mate-first": "checkmate came before the flag fell",
  "board-misplaced": "the board was placed wrongly",
  "men-misplaced": "the pieces were set up wrongly",
  "colours-reversed": "the players had each other’s pieces",
  repetition: "the position has been repeated often enough for a draw",
  "envelope-lost": "the envelope with the sealed move is lost",
  "transmission-error": "the message was changed on its way",
  "seventy-five": "enough moves have been played for a draw",
};

/** What people can find of a side, a square or the clocks. */
export const FACTS_ABOUT: Readonly<Record<string, (first: string, second: string) => string>> = {
  offence: (_clause, side) => `${capital(side)} did so`,
  refused: (side) => `${capital(side)} refused`,
  resigned: (side) => `${capital(side)} resigned`,
  absent: (side) => `${capital(side)} is absent`,
  flag: (side) => `${capital(side)}’s flag has fallen`,
  "flag-first": (side) => `${capital(side)}’s flag fell first`,
  square: (square) => `the piece stands on ${square}`,
  withdrawn: (side, how) => `${capital(side)} has withdrawn${how === "silently" ? " without a word" : ""}`,
  "transmission-error": (side) => `${capital(side)}’s message was changed on its way`,
  clock: (white, black) => `White has ${white} left and Black ${black}`,
  "move-counter": (white, black) => `White has made ${white} moves and Black ${black}`,
};

/** What is found, as a clause: "it was an accident". */
export function found([what = "", ...rest]: string[]): string {
  const [first = "", second = ""] = rest;
  if (what === "decided") return rest.join(" ");
  const about = first === "" ? undefined : FACTS_ABOUT[what];
  return about?.(first, second) ?? FACTS[what] ?? [what, ...rest].join(" ").replaceAll("-", " ");
}

/** What one player requires of the other, on a button. */
const REQUIREMENTS: Record<string, string> = {
  release: "the hand to be taken off",
  replace: "the piece to be put back",
  "complete-castling": "castling to be completed",
  "rook-move": "the Rook’s move to stand alone",
  annulment: "the move to be undone",
};

export function requirement([what = "", square = ""]: string[], men: Placement): string {
  if (what === "piece") return `the ${kindOn(men, square)} itself on ${square}`;
  if (what === "substitute") return `a substitute on ${square}`;
  return REQUIREMENTS[what] ?? what.replaceAll("-", " ");
}

export function exaction([what = "", ...squares]: string[], placed: Placement): string {
  const [square = ""] = squares;
  if (what === "king") return "a move of the King";
  if (what === "move") return `a move of the ${kindOn(placed, square)} from ${square}`;
  if (what === "capture") return `the capture of the ${kindOn(placed, square)} on ${square}`;
  if (what === "rook") return "a move of the Rook";
  const men = squares.filter(isSquare).map((square) => `the ${kindOn(placed, square)} on ${square}`);
  // Penalties that a code knows by a letter.
  if (/^[A-Z]$/.test(what)) return [`Penalty ${what}`, men.join(" and ")].filter(Boolean).join(": ");
  return [what, ...(men.length > 0 ? [men.join(" and ")] : squares)].join(" ");
}

/** What can be claimed, in a sentence and on a button. */
export const CLAIMS: Readonly<Record<string, string>> = {
  repetition: "repetition",
  "fifty-moves": "fifty moves",
  "perpetual-check": "perpetual check",
  "no-normal-means": "no win by normal means",
  "illegal-move": "illegal move",
  touched: "touched piece",
  removed: "removed piece",
  released: "released piece",
  adjusted: "“j’adoube” said of the piece",
  "board-misplaced": "board placed wrongly",
  "men-misplaced": "pieces set up wrongly",
  "men-displaced": "pieces displaced",
  "colours-reversed": "colours reversed",
  "clock-wrongly-set": "clock set wrongly",
  "wrong-first-move": "wrong player moved first",
  "wrongly-resumed": "position resumed wrongly",
  "two-hands": "two hands used",
  time: "time",
  "odds-not-given": "odds not given",
  "false-check": "false check",
  "in-check": "in check",
  resigned: "opponent resigned",
  "draw-offered": "opponent offered a draw",
  "boards-differ": "the two boards differ",
  "tablebase-win": "win by a tablebase",
  "tablebase-draw": "draw by a tablebase",
  "draw-agreed": "draw agreed",
};

/** `12w`: a move by its number and side. */
const A_MOVE = /^(\d+)([wb])$/;

export function claim([what = "", ...rest]: string[]): string {
  if (what === "forfeiture") return `forfeiture under clause (${rest.join(" ")})`;
  const named = CLAIMS[what] ?? what.replaceAll("-", " ");
  const [, number, side] = A_MOVE.exec(rest[1] ?? "") ?? [];
  if (rest[0] === "at" && number) return `${named} at ${side === "w" ? "White" : "Black"}’s move ${number}`;
  const about = rest.map((word) => (isSquare(word) ? `on ${word}` : word));
  return [named, ...about].join(" ");
}
