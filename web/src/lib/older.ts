/**
 * The men of the older game. A FEN and the server's words keep the names of today for them, so the page gives them letters
 * of its own (`f` fers, `a` fil) as soon as it reads what stands on a board, and takes them back where it writes.
 */

import type { Kind } from "./men";
import type { Placement } from "./squares";

/** How men and board differ from today's, as the standing tells it; what is as today is left out. */
export type Older = { queen?: "fers"; bishop?: "fil"; board?: "plain" };

const OWN = { fers: "f", fil: "a" } as const;

/** A letter of a FEN as the page has it: "F" for "Q" where that is a fers. */
export function letterIn(letter: string, older?: Older): string {
  const plain = letter.toLowerCase();
  const man = plain === "q" ? older?.queen : plain === "b" ? older?.bishop : undefined;
  if (man === undefined) return letter;
  return letter === plain ? OWN[man] : OWN[man].toUpperCase();
}

/** What stands on a board, with the men of the older game. */
export const menIn = (men: Placement, older?: Older): Placement =>
  older === undefined ? men : new Map([...men].map(([square, letter]) => [square, letterIn(letter, older)]));

/** The word by which scripts call a man: `queen` for the fers. */
export const scriptName = (kind: Kind): Exclude<Kind, "fers" | "fil"> =>
  kind === "fers" ? "queen" : kind === "fil" ? "bishop" : kind;
