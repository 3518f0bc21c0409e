/** Parts of acts in words, told in a sentence and written on a button alike. */

import { isSquare, type Placement } from "../squares";
import { capital } from "./capital";
import { kindOn } from "./men";

/** What people can find, as it is told and on a button. */
const FACTS: Record<string, string> = {
  accident: "it was an accident",
  "not-so": "it was not so",
  unascertainable: "nobody can tell",
  "condition-met": "the condition is met",
  drawn: "the game is drawn",
};

/** What is found, as a clause: "it was an accident". */
export function found([what = "", ...rest]: string[]): string {
  const [first = "", second = ""] = rest;
  if (what === "offence") return `${capital(second)} did so`;
  if (what === "refused") return `${capital(first)} refused`;
  if (what === "absent") return `${capital(first)} is absent`;
  if (what === "flag") return `${capital(first)}’s flag has fallen`;
  if (what === "flag-first") return `${capital(first)}’s flag fell first`;
  return FACTS[what] ?? [what, ...rest].join(" ").replaceAll("-", " ");
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
  if (/^[A-Z]$/.test(what)) return [`penalty ${what}`, men.join(" and ")].filter(Boolean).join(": ");
  return [what, ...(men.length > 0 ? [men.join(" and ")] : squares)].join(" ");
}

/** Claims whose names in a script are too curt. */
const CLAIMS: Record<string, string> = {
  touched: "touched piece",
  removed: "removed piece",
  "board-misplaced": "board placed wrongly",
  "men-misplaced": "pieces set up wrongly",
  "men-displaced": "pieces displaced",
  "wrong-first-move": "wrong player moved first",
  "wrongly-resumed": "position resumed wrongly",
  "two-hands": "two hands used",
};

export function claim([what = "", ...rest]: string[]): string {
  if (what === "forfeiture") return `forfeiture under clause (${rest.join(" ")})`;
  const about = rest.map((word) => (isSquare(word) ? `on ${word}` : word));
  return [CLAIMS[what] ?? what.replaceAll("-", " "), ...about].join(" ");
}
