/** A series of rematches: games between the same two, one after the other, with its score. */

import type { RematchTerms, Role } from "../live/frames";
import type { Standing } from "../live/standing";
import { other, type Side } from "../men";

/** Halves of points in the games before this one: one's own, and the opponent's. */
export type Series = { games: number; own: number; theirs: number };

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** How a game has ended; `terms` is what its code says of a series, where that is told. */
type Ended = Pick<Standing, "result" | "scored"> & { terms?: Pick<RematchTerms, "scored"> | null };

const NONE: Series = { games: 0, own: 0, theirs: 0 };

const NAME = "jadoube series";

/** So many games that were not begun yet are remembered. */
const MOST = 50;

/** "3/2" in halves. */
function halves(points: string): number | null {
  const [, number, half] = /^(\d+)(\/2)?$/.exec(points) ?? [];
  return number === undefined ? null : half ? Number(number) : 2 * Number(number);
}

/** What a game that has ended gave White and Black, in halves; null while it goes on. */
function given({ result, terms, ...ended }: Ended): Record<Side, number> | null {
  const [first = "", second = ""] = result.split("-");
  const scored = terms?.scored ?? ended.scored;
  const [white, black] = [halves(scored?.white ?? first), halves(scored?.black ?? second)];
  return white === null || black === null ? null : { white, black };
}

/** The score with a game that has ended added to it; as it was while that goes on, and where it counts as none. */
export function scoreWith(before: Series | null, ended: Ended, side: Side): Series | null {
  if (ended.terms?.scored === null) return before ?? NONE;
  const points = given(ended);
  if (points === null) return before;
  const { games, own, theirs } = before ?? NONE;
  return { games: games + 1, own: own + points[side], theirs: theirs + points[other(side)] };
}

/** A number of halves as it is printed: "1½". */
export const halvesText = (number: number): string =>
  number % 2 === 0 ? `${number / 2}` : `${Math.floor(number / 2) || ""}½`;

function waiting(shelf: Shelf): [seat: string, series: Series][] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, Series][]) : [];
  } catch {
    return [];
  }
}

const seatOf = (game: string, side: Side): string => `${game} ${side}`;

/** Remembers how the series stands before a game in which one will sit at that side. */
export function keepSeries(game: string, side: Side, series: Series | null, shelf: Shelf): void {
  if (series === null) return;
  const seat = seatOf(game, side);
  const others = waiting(shelf).filter(([known]) => known !== seat);
  try {
    shelf.setItem(NAME, JSON.stringify([[seat, series], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/** How the series stood before this game, as it is known of its seat. */
export const seriesBefore = (game: string, side: Side, shelf: Shelf): Series | null =>
  waiting(shelf).find(([known]) => known === seatOf(game, side))?.[1] ?? null;

/** Whether the game goes on with a series, at whichever side. */
export const isInSeries = (game: string, shelf: Shelf): boolean =>
  seriesBefore(game, "white", shelf) !== null || seriesBefore(game, "black", shelf) !== null;

/** The game to which the way to a seat leads. */
export const gameAt = (path: string): string | null => /^\/g\/(\w+)#/.exec(path)?.[1] ?? null;

/** The opponent has set up the next game, in which the colours go as the code has it: the series goes on there. */
export function goesOn(
  rematch: string,
  score: Series | null,
  colours: RematchTerms["colours"],
  side: Side,
  shelf: Shelf,
): void {
  const game = gameAt(rematch);
  if (game === null) return;
  // Where lots are drawn, it is known once the seat is taken.
  if (colours !== "change") keepSeries(game, side, score, shelf);
  if (colours !== "keep") keepSeries(game, other(side), score, shelf);
}

/** What the list knows of it. */
type OfList = {
  role: Role;
  series?: Series | null;
  result: string;
  scored?: Record<Side, string> | null;
  /** It counts as none. */
  none?: boolean;
};

/** How the series of a game of the list stands, that game with it if it has ended; null where there is none. */
export function seriesOf({ role, series, result, scored, none }: OfList): Series | null {
  if (!series || (role !== "white" && role !== "black")) return null;
  const ended = { result, ...(scored ? { scored } : {}), ...(none ? { terms: { scored: null } } : {}) };
  return scoreWith(series, ended, role);
}
