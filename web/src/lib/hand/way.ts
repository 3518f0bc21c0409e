/** Which way men went, read off the acts of the hand; only to lead the eye. */

import type { Entry } from "../api";
import { isSquare, type Square } from "../squares";

export type Way = { from: Square; to: Square };

/** How every man went since the board was last as the turn found it, by where it stood then. */
export function waysOf(entries: readonly Entry[]): Way[] {
  const started = entries.findLastIndex(({ rulings }) =>
    rulings.some(({ kind }) => kind === "completed" || kind === "restored"),
  );
  return ways(entries.slice(started + 1));
}

/** Where men stand now of which the standing tells where they stood when the turn began. */
export function nowOn(squares: Iterable<Square>, entries: readonly Entry[]): Set<Square> {
  const gone = new Map(waysOf(entries).map(({ from, to }) => [from, to]));
  return new Set([...squares].map((square) => gone.get(square) ?? square));
}

/** The last transfer made, so that the eye finds it; null after a restoration. */
export function lastWay(entries: readonly Entry[]): Way | null {
  const restored = entries.findLastIndex(({ rulings }) => rulings.some(({ kind }) => kind === "restored"));
  return ways(entries.slice(restored + 1)).findLast(({ from, to }) => from !== to) ?? null;
}

/** The transfers that these acts made, in order; a man set down twice before it was quitted went one way. */
function ways(entries: readonly Entry[]): Way[] {
  const found: Way[] = [];
  let from: Square | null = null;
  let under = -1;
  for (const { text, rulings } of entries) {
    if (rulings.some(({ kind }) => kind === "refused")) continue;
    const [, verb = "", what = ""] = text.split(" ");
    const whole = verb === "moves" || verb === "plays" ? wayOf(what) : null;
    if (whole) found.push(whole);
    if (verb === "lifts") from ??= what;
    if (verb === "places" && from !== null) {
      if (under < 0) under = found.length;
      found[under] = { from, to: what };
    }
    // What an envelope held is on the board now; how it went there nobody saw.
    if (verb === "opens") found.length = 0;
    if (verb === "releases") [from, under] = [null, -1];
  }
  return found;
}

function wayOf(move: string): Way | null {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  return isSquare(from) && isSquare(to) ? { from, to } : null;
}
