/** What is marked on the board of the room, read from the standing. */

import type { Duty, Option, Standing, Way } from "../lib/live/standing";
import { manOf, type Side } from "../lib/men";
import type { Marks } from "../board/types";
import type { Hand } from "../lib/hand/hand";
import { readPlacement, type Placement, type Square } from "../lib/squares";

/** Where the piece in this hand came from; null if there is none. */
export function originOf(hand: Hand): Square | null {
  switch (hand.is) {
    case "carrying":
    case "walking":
    case "quitting":
    case "resting":
      return hand.from;
    case "poised":
    case "touching":
      return hand.square;
    default:
      return null;
  }
}

/** Where the piece in this hand may go. Only a guarded table shows it. */
export function targetsOf(hand: Hand, legal: readonly string[]): ReadonlySet<Square> {
  const from = originOf(hand);
  if (from === null) return new Set();
  return new Set(legal.filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4)));
}

/** Where the Rook stands after castling; up a file, before 1972, it stands between the King and where he came from. */
function rookIn(san: string, king: Square | undefined): string | null {
  if (!king || !san.startsWith("O-O")) return null;
  if (san.startsWith("O-O-O-O")) return king[0]! + (king[1] === "3" ? "2" : "7");
  return (san.startsWith("O-O-O") ? "d" : "f") + king[1]!;
}

/** If only certain pieces may move, the others of that side stand back a little. */
export function dimmedBy(
  duties: readonly Duty[],
  bound: ReadonlySet<Square>,
  side: Side,
  men: Placement,
): ReadonlySet<Square> {
  if (duties.length === 0 || duties.some(({ kind }) => kind !== "move")) return new Set();
  const others = [...men].filter(([square, letter]) => manOf(letter)?.side === side && !bound.has(square));
  return new Set(others.map(([square]) => square));
}

/** The last way that a piece went. Of a castling that is made it is the King's, whichever went last. */
export function lastOf({ last, line }: Pick<Standing, "last" | "line">): Way | null {
  const made = line?.at(-1);
  const way = made?.way;
  const rook = rookIn(made?.san ?? "", way?.to);
  const isRooks = last != null && rook !== null && last.to === rook && last.from !== way?.from;
  return (isRooks ? way : last) ?? null;
}

/** The position to which an option leads. */
export const ghostsOf = (option: Option | null): Marks["ghosts"] =>
  option?.leads_to ? { men: readPlacement(option.leads_to.fen), legal: option.leads_to.legal } : null;

/** The position after a move that is not sent yet. */
export const draftedOn = (draft: { from: Square; to: Square; fen?: string } | null): Marks["ghosts"] =>
  draft?.fen === undefined ? null : { men: readPlacement(draft.fen), legal: [draft.from + draft.to] };
