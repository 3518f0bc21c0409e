/** What a board is given to show. */

import type { HandEvent, Hand } from "../lib/hand/hand";
import type { Drawn } from "../lib/hand/identity";
import type { Side } from "../lib/men";
import type { Placement, Square } from "../lib/squares";
import type { Held } from "../lib/hand/table";

export type Scene = {
  men: Placement;
  drawn: readonly Drawn[];
  held?: Held | null;
  /** Proper names: "Queen's Knight". */
  names?: Readonly<Record<Square, string>>;
  /** Squares on which a Pawn stands for the piece that it was named. */
  standIns?: Readonly<Record<Square, string>>;
  /** The board is placed wrongly, with a dark square at each player's right. */
  misplaced?: boolean;
  /** The squares are all of one colour, as in the older game. */
  plain?: boolean;
};

/** Marks on squares. */
export type Marks = {
  /** Pieces that must be moved or taken. */
  bound: ReadonlySet<Square>;
  /** Pieces out of the question: they lose a little contrast. */
  dimmed: ReadonlySet<Square>;
  /** Where the piece in hand may go. */
  targets: ReadonlySet<Square>;
  shaded: ReadonlySet<Square>;
  last: { from: Square; to: Square } | null;
  /** A King in check. */
  checked: Square | null;
  /** Somebody's hand on a piece. */
  resting: { side: Side; square: Square } | null;
  /** A position that a choice would lead to. */
  ghosts: { men: Placement; legal: readonly string[] } | null;
};

/** Squares to choose from: the board then points instead of touching. */
export type Choice = {
  squares: ReadonlySet<Square>;
  /** The squares are marked, and the pointer is a cross. */
  marked: boolean;
  onpick: (square: Square) => void;
};

/** The hand of the seat that plays at this board. */
export type Reach = {
  hand: Hand;
  side: Side;
  /** Whether the board answers it now. */
  live: boolean;
  /** Milliseconds that a finger presses before it touches. */
  ring: number;
  /** There is a clock: the space bar belongs to it. */
  clocked: boolean;
  onhand: (event: HandEvent) => void;
};
