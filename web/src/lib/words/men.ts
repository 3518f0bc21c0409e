/** Pieces and squares in words. */

import { manOf, other, type Side } from "../men";
import type { Placement, Square } from "../squares";
import { capital } from "./capital";

/** The letters of the men that a side has taken, as FEN writes the other side's. */
export const taken = (by: Side, captured?: Record<Side, string[]>): string[] =>
  (captured?.[other(by)] ?? []).map((letter) =>
    other(by) === "white" ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** "White Knight" for a letter of a FEN. */
export function manName(letter: string): string {
  const man = manOf(letter);
  return man ? `${man.side} ${capital(man.kind)}` : "piece";
}

/** "Knight" for what stands on a square; "piece" where the page sees none. */
export function kindOn(men: Placement, square: Square): string {
  const letter = men.get(square);
  return (letter && capital(manOf(letter)?.kind ?? "piece")) || "piece";
}

/** What a screen reader says of a square: "e4, white Pawn". */
export function squareLabel(square: Square, letter: string | undefined, name?: string): string {
  if (letter === undefined) return `${square}, empty`;
  const called = name && !manName(letter).endsWith(name) ? ` (${name})` : "";
  return `${square}, ${manName(letter)}${called}`;
}

const ORDER = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/** Every piece and its square: "White: King e1, Rooks a1 and h1. Black: …" */
export function positionWords(men: Placement): string {
  const of = (side: Side): string => {
    const kinds = ORDER.flatMap((kind) => {
      const squares = [...men]
        .filter(([, letter]) => manOf(letter)?.side === side && manOf(letter)?.kind === kind)
        .map(([square]) => square)
        .sort();
      const name = squares.length > 1 ? `${capital(kind)}s` : capital(kind);
      return squares.length > 0 ? [`${name} ${squares.join(" ")}`] : [];
    });
    return `${capital(side)}: ${kinds.join(", ")}.`;
  };
  return `${of("white")} ${of("black")}`;
}

/** Puts the name of what stood there for "the man on g1"; it may have gone elsewhere since. */
export function named(text: string, men: Placement, gone?: Square): string {
  return text.replace(
    /the man on ([a-h][1-8])/g,
    (_all, square: Square) =>
      `the ${kindOn(men, square)} ${square === gone ? "that stood on" : "on"} ${square}`,
  );
}
