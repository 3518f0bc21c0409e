/** What lies open beside the board, and what is being pointed to on it: a pure state machine. */

import type { Square } from "../lib/squares";
import type { SquareBlank } from "../lib/words/blank";

/** What can lie over the rulings; never over the board. */
export type Panel =
  | { is: "article"; code: string; no: string }
  | { is: "likes"; at?: "keys" }
  | { is: "box" | "cards" | "chat" | "claims" | "happened" | "links" | "log" | "save" | "sheets" };

export type Pointing =
  /** The square of an act, such as `white claims touched` or `white puts queen`. */
  | { is: "act"; act: string }
  /** Both squares of a move that is not made: it is declared with this claim; without one it is to be sealed or sent. */
  | { is: "move"; claim: string | null; squares: readonly Square[] }
  /** The squares of something that has happened: those that are asked for, and those pointed to so far. */
  | { is: "deed"; blanks: readonly SquareBlank[]; squares: readonly Square[] };

export type Desk = { readonly panel: Panel | null; readonly pointing: Pointing | null };

export const CLEAR: Desk = { panel: null, pointing: null };

/** Opens a panel, or closes it if it is open already. Another article takes the place of the first. */
export function opened(desk: Desk, panel: Panel): Desk {
  const again = desk.panel?.is === panel.is && panel.is !== "article";
  return { panel: again ? null : panel, pointing: recordOf(desk.pointing) };
}

export const closed = (desk: Desk): Desk => ({ panel: null, pointing: recordOf(desk.pointing) });

/** Something was said: the panel of claims, of the box or of what happened has done its work. */
export function said({ panel, pointing }: Desk): Desk {
  const done = panel?.is === "claims" || panel?.is === "box" || panel?.is === "happened";
  return { panel: done ? null : panel, pointing: recordOf(pointing) };
}

export const points = (desk: Desk, pointing: Pointing | null): Desk => ({ ...desk, pointing });

/** The squares of a move that is to be sealed or sent; null where none is asked for. */
export const squaresToSend = (pointing: Pointing | null): readonly Square[] | null =>
  pointing?.is === "move" && pointing.claim === null ? pointing.squares : null;

/** The claim with which a move is being declared, and the squares so far; null where none is. */
export const declaredIn = (
  pointing: Pointing | null,
): { claim: string; squares: readonly Square[] } | null =>
  pointing?.is === "move" && pointing.claim !== null
    ? { claim: pointing.claim, squares: pointing.squares }
    : null;

/** The squares of what has happened, as far as they were pointed to; null where none are asked for. */
export const squaresOfDeed = (pointing: Pointing | null): readonly Square[] | null =>
  pointing?.is === "deed" ? pointing.squares : null;

/** The first of the squares that were pointed to: it is marked until the others have come. */
export const pointedFirst = (pointing: Pointing | null): Square | undefined =>
  pointing === null || pointing.is === "act" ? undefined : pointing.squares[0];

/** A square is pointed to: the desk afterwards, and the line that is said by it, if any. */
export function picked(desk: Desk, square: Square): { desk: Desk; line: string | null } {
  const { pointing } = desk;
  if (pointing === null) return { desk, line: null };
  if (pointing.is === "act") return { desk: said(desk), line: `${pointing.act} ${square}` };
  const most = pointing.is === "deed" ? pointing.blanks.length : 2;
  const squares = pointing.squares.length < most ? [...pointing.squares, square] : [square];
  return { desk: points(desk, { ...pointing, squares }), line: null };
}

/** One step back: pointing stops, then the panel closes; null if neither is there. */
export function steppedBack(desk: Desk): Desk | null {
  if (desk.pointing !== null) return { ...desk, pointing: null };
  return desk.panel === null ? null : { ...desk, panel: null };
}

/** Pointing for an act or a claim ends when the player does something different. Pointing for a sealed move goes on. */
const recordOf = (pointing: Pointing | null): Pointing | null =>
  pointing?.is === "move" && pointing.claim === null ? pointing : null;
