/** Parts of acts in words, the same in a sentence and on a button. */

import { CLAIMED, CLAIMS, EXACTED, FACTS, FACTS_ABOUT, REQUIRED, REQUIREMENTS } from "../messages/clauses";
import { MEN } from "../messages/men";
import { wordOf } from "../messages/said";
import { isSquare, type Placement } from "../squares";
import { kindOn } from "./men";
import { sideName } from "./side";

export { CLAIMS, FACTS, FACTS_ABOUT } from "../messages/clauses";

/** Sides by their names; what is no side stays. */
const sided = (word: string): string => (word === "white" || word === "black" ? sideName(word) : word);

/** What is found, as a clause: "it was an accident". */
export function found([what = "", ...rest]: string[]): string {
  const [first = "", second = ""] = rest;
  if (what === "decided") return rest.join(" ");
  if (first !== "" && Object.hasOwn(FACTS_ABOUT, what))
    return FACTS_ABOUT[what as keyof typeof FACTS_ABOUT](sided(first), sided(second));
  return wordOf(FACTS, what) ?? [what, ...rest].join(" ").replaceAll("-", " ");
}

/** What one player requires of the other, on a button. */
export function requirement([what = "", square = ""]: string[], men: Placement): string {
  if (what === "piece") return REQUIRED.piece(kindOn(men, square), square);
  if (what === "substitute") return REQUIRED.substitute(square);
  return wordOf(REQUIREMENTS, what) ?? what.replaceAll("-", " ");
}

export function exaction([what = "", ...squares]: string[], placed: Placement): string {
  const [square = ""] = squares;
  if (what === "king") return EXACTED.king;
  if (what === "move") return EXACTED.move(kindOn(placed, square), square);
  if (what === "capture") return EXACTED.capture(kindOn(placed, square), square);
  if (what === "rook") return EXACTED.rook;
  const men = squares.filter(isSquare).map((square) => MEN.on(kindOn(placed, square), square));
  // Penalties that a code knows by a letter.
  if (/^[A-Z]$/.test(what)) return [EXACTED.penalty(what), men.join(MEN.and)].filter(Boolean).join(": ");
  return [what, ...(men.length > 0 ? [men.join(MEN.and)] : squares)].join(" ");
}

/** The same as it begins a button, without its article. */
export function exactionAlone(what: string[], placed: Placement): string {
  const said = exaction(what, placed);
  const article = EXACTED.article.split("|").find((one) => one !== "" && said.startsWith(one)) ?? "";
  return said.slice(article.length);
}

/** `12w`: a move by its number and side. */
const A_MOVE = /^(\d+)([wb])$/;

/** What is claimed, in a sentence and on a button. */
export function claim([what = "", ...rest]: string[]): string {
  if (what === "forfeiture") return CLAIMED.forfeiture(rest.join(" "));
  const named = wordOf(CLAIMS, what) ?? what.replaceAll("-", " ");
  const [, number, side] = A_MOVE.exec(rest[1] ?? "") ?? [];
  if (rest[0] === "at" && number)
    return CLAIMED.at(named, sideName(side === "w" ? "white" : "black"), number);
  const about = rest.map((word) => (isSquare(word) ? CLAIMED.on(word) : word));
  return [named, ...about].join(" ");
}
