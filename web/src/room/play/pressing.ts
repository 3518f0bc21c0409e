/** The press of the clock that belongs to a move: it is said together with the release that makes the move. */

import type { Hand } from "../../lib/hand/hand";
import type { Header } from "../../lib/live/frames";
import type { Outbox } from "../../lib/live/outbox";
import type { Standing } from "../../lib/live/standing";
import type { Side } from "../../lib/men";
import type { Square } from "../../lib/squares";
import { likes } from "../../lib/settings.svelte";

/** What is known at a seat when its hand acts. */
type Seat = {
  readonly header: Header | null;
  readonly standing: Standing | null;
  /** The side whose press this seat could give. */
  readonly presses: Side | null;
  readonly outbox: Outbox;
  readonly hand: Hand;
};

/** Whether the player wishes that a move presses the clock. */
const wished = (header: Header | null): boolean =>
  likes.presses === "always" || (likes.presses === "guarded" && header?.table === "guarded");

/** The side that has made its move and has only its press left, nothing being on the board that is to be put right. */
export function pressDue({ header, standing, presses: side, outbox, hand }: Seat): Side | null {
  if (side === null || standing === null || !wished(header)) return null;
  if (outbox.length > 0 || hand.is !== "empty" || standing.unlawful) return null;
  const { turn, phase } = standing;
  return turn !== side && (phase === "to-move" || phase === "made") ? side : null;
}

/**
 * Whether nothing is left but the press: then its button calls for it. Not while the side's own move stands there unlawfully:
 * that can still be put right, and the press would complete it.
 */
export function pressAwaited({
  standing,
  presses: side,
  options,
}: Pick<Seat, "standing" | "presses"> & { readonly options: readonly unknown[] }): boolean {
  if (side === null || standing === null || options.length > 0) return false;
  return standing.turn !== side && standing.unlawful?.by !== side;
}

/** Whether this side has moved the piece there, and has only to press: its hand may take the piece up again. */
export const stillMoves = (
  standing: Pick<Standing, "turn" | "clock" | "last"> | null,
  side: Side,
  square: Square,
): boolean =>
  standing !== null &&
  standing.clock?.running === side &&
  standing.turn !== side &&
  standing.last?.to === square;

/** The press that goes with the acts of a move, in the same message; none where a move is not sure to be made by them. */
export function pressWith(acts: readonly string[], seat: Seat): string[] {
  const { header, standing, presses: side, outbox } = seat;
  if (!wished(header) || side === null || standing === null) return [];
  const waiting = outbox.map(({ act }) => act);
  return makesMove(waiting, acts, side, standing) ? [`${side} presses`] : [];
}

/**
 * Whether these acts, after those that were said and not answered yet, end with the release that makes a move which the law
 * lets be made. What is made of a Pawn is still to be chosen, and a piece that came second makes no move of its own: then the
 * press waits for what the server says.
 */
export function makesMove(
  waiting: readonly string[],
  acts: readonly string[],
  side: Side,
  {
    legal,
    hand,
    turn,
    besides,
    unlawful,
  }: Pick<Standing, "legal" | "hand" | "turn" | "besides" | "unlawful">,
): boolean {
  if (turn !== side || unlawful || acts.at(-1) !== `${side} releases`) return false;
  const said = [...waiting, ...acts].map((act) => act.split(" "));
  if (said.some(([who]) => who !== side)) return false;
  const named = (verb: string): string[] =>
    said.filter(([, is]) => is === verb).map(([, , what = ""]) => what);
  const [lifted, placed, released] = [named("lifts"), named("places"), named("releases")];
  const from = lifted[0] ?? hand?.from;
  const to = lifted.length > 1 ? placed[0] : placed.at(-1);
  if (!from || !to || !legal.includes(from + to)) return false;
  const { takes, rook } = besides?.[from + to] ?? {};
  // A hand that touched something different has a duty that this move may not meet.
  if (named("touches").some((square) => square !== from && square !== rook?.[0])) return false;
  if (named("removes").some((square) => square !== to && square !== takes)) return false;
  if (released.length === 1 && lifted.length <= 1) return true;
  // Castling that completes itself: the Rook goes where the law has it.
  return lifted.length === 2 && rook?.[0] === lifted[1] && rook?.[1] === placed.at(-1);
}
