/**
 * A move laid down before one's turn, as quick players know it: at a guarded table, where nothing that is touched binds. Nothing
 * of it is said to anybody until the turn has come; then it is made if the standing lists it, and dropped if not.
 */

import type { Manner, Role } from "../../lib/live/frames";
import type { Phase, Standing } from "../../lib/live/standing";
import { manOf, type Side } from "../../lib/men";
import type { Placement, Square } from "../../lib/squares";

/** The tempos at which nobody has the time to wait for his turn with his hand still. */
const QUICK = ["rapid", "blitz"];

/** The other's hand may be on his man meanwhile. */
const PLAYED: readonly Phase[] = ["to-move", "touched", "made"];

type Seen = {
  readonly role: Role;
  readonly mayMove: boolean;
  readonly header: { readonly table?: unknown } | null;
  readonly manner: Pick<Manner, "tempo"> | null;
  readonly standing: Pick<Standing, "turn" | "phase"> | null;
};

/** Whether a move may be laid down from this seat in this game. */
export const laysAhead = ({ role, mayMove, header, manner }: Omit<Seen, "standing">): boolean =>
  mayMove &&
  (role === "white" || role === "black") &&
  header?.table === "guarded" &&
  QUICK.includes(manner?.tempo ?? "");

/** Whether it is the other's turn, so that a square that is pointed to belongs to a move laid down. */
export const isAhead = (seen: Seen): boolean =>
  laysAhead(seen) && PLAYED.includes(seen.standing?.phase ?? "over") && seen.standing?.turn !== seen.role;

/** The listed move that was laid down; a Pawn becomes a Queen. Null: the laws do not have it now. */
export function listed({ from, to }: Way, legal: readonly string[]): string | null {
  const way = `${from}${to}`;
  return legal.includes(way) ? way : (legal.find((move) => move === `${way}q`) ?? null);
}

type Way = { from: Square; to: Square };

export class Premove {
  from = $state<Square | null>(null);
  to = $state<Square | null>(null);

  /** Both squares, once they were pointed to. */
  get way(): Way | null {
    return this.from !== null && this.to !== null ? { from: this.from, to: this.to } : null;
  }

  /** The first square has one's own man; the next completes the move. A third takes it up again, or begins another. */
  points(square: Square, men: Placement, side: Side): void {
    if (this.from !== null && this.to === null && square !== this.from) return void (this.to = square);
    const again = this.from === square;
    this.clear();
    if (!again && manOf(men.get(square) ?? "")?.side === side) this.from = square;
  }

  clear(): void {
    [this.from, this.to] = [null, null];
  }
}
