/** Pieces and squares in words. */

import { manOf, other, type Kind, type Side } from "../men";
import { MEN as ENGLISH } from "../messages/en/men";
import { MEN } from "../messages/men";
import { scriptName } from "../older";
import { wordOf } from "../messages/said";
import type { Placement, Square } from "../squares";
import { sideName } from "./side";

/** The letters of the men that a side has taken, as FEN writes the other side's. */
export const taken = (by: Side, captured?: Record<Side, string[]>): string[] =>
  (captured?.[other(by)] ?? []).map((letter) =>
    other(by) === "white" ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** How often each man of a side stands in the first field of a FEN. */
function countsIn(fen: string, side: Side): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of fen.split(" ")[0] ?? "")
    if (manOf(letter)?.side === side) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** The same as they were at an earlier position, `then`: what was taken since, or exchanged, is not among them. `first` is the beginning. */
export function takenThen(
  men: readonly string[],
  by: Side,
  { first, then }: { first: string; then: string },
): string[] {
  const [before, after] = [first, then].map((fen) => countsIn(fen, other(by))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const gone = (letter: string): number => (before.get(letter) ?? 0) - (after.get(letter) ?? 0);
  const isPawn = (letter: string): boolean => letter.toLowerCase() === "p";
  const pieces = [...new Set([...before.keys(), ...after.keys()])].filter((letter) => !isPawn(letter));
  const left = {
    pawns: gone("P") + gone("p"),
    // Of those that came for a Pawn there is one more than at the beginning.
    pieces: pieces.reduce((sum, letter) => sum + Math.max(0, gone(letter)), 0),
  };
  return men.filter((letter) => left[isPawn(letter) ? "pawns" : "pieces"]-- > 0);
}

/** "Knight" for `knight`; "piece" for what is none. */
export const kindName = (kind: string): string => wordOf(MEN.kinds, kind) ?? MEN.some;

/** "white Knight" for a letter of a FEN. */
export function manName(letter: string): string {
  const man = manOf(letter);
  return man ? MEN[man.side](kindName(man.kind)) : MEN.some;
}

/** What stands on a square; null where the page sees nothing. */
export const kindAt = (men: Placement, square: Square): Kind | null =>
  manOf(men.get(square) ?? "")?.kind ?? null;

/** "Knight" for what stands on a square; "piece" where the page sees none. */
export const kindOn = (men: Placement, square: Square): string => kindName(kindAt(men, square) ?? "");

/** What a screen reader says of a square: "e4, white Pawn". */
export function squareLabel(square: Square, letter: string | undefined, name?: string): string {
  if (letter === undefined) return MEN.empty(square);
  const kind = manOf(letter)?.kind;
  const isItsOwn = kind !== undefined && [kind, scriptName(kind)].includes(name?.toLowerCase() as Kind);
  const called = name && !isItsOwn ? ` (${kindOr(name)})` : "";
  return `${square}, ${manName(letter)}${called}`;
}

const kindOr = (name: string): string => wordOf(MEN.kinds, name.toLowerCase()) ?? MEN.proper(name);

const ORDER = ["king", "queen", "fers", "rook", "bishop", "fil", "knight", "pawn"] as const;

/** Every piece and its square: "White: King e1, Rooks a1 and h1. Black: …" */
export function positionWords(men: Placement): string {
  const of = (side: Side): string => {
    const kinds = ORDER.flatMap((kind) => {
      const squares = [...men]
        .filter(([, letter]) => manOf(letter)?.side === side && manOf(letter)?.kind === kind)
        .map(([square]) => square)
        .sort();
      const name = squares.length > 1 ? MEN.plurals[kind] : MEN.kinds[kind];
      return squares.length > 0 ? [`${name} ${squares.join(" ")}`] : [];
    });
    return `${sideName(side)}: ${kinds.join(", ")}.`;
  };
  return `${of("white")} ${of("black")}`;
}

/** Puts the name of what stood there for "the man on g1" of the server; it may have gone elsewhere since. */
export function named(text: string, men: Placement, gone?: Square): string {
  return text.replace(/the man on ([a-h][1-8])/g, (_all, square: Square) =>
    (square === gone ? ENGLISH.stoodOn : ENGLISH.on)(
      wordOf(ENGLISH.kinds, kindAt(men, square) ?? "") ?? ENGLISH.some,
      square,
    ),
  );
}
