/** Why a player waits for the other, who has not come yet. */

import type { GameLinks } from "../lib/games/kept";
import type { Series } from "../lib/games/series";
import type { Names, NoRematch, Seats } from "../lib/live/frames";
import type { Entry } from "../lib/live/standing";
import { other, type Side } from "../lib/men";
import type { Awaits } from "../lib/words/now";

/** What the room knows of the other player. */
type Read = {
  /** How well the computer plays, where it is the opponent. */
  level: number | null;
  /** Both players have been seen here at once. */
  met: boolean;
  links: Pick<GameLinks, "other"> | null;
  /** Anybody may take the other seat. */
  offered: boolean;
  /** How the series of rematches stood before. */
  players: { own: Side | null; names: Names; before: Series | null };
  play: {
    seats: Seats;
    entries: readonly Pick<Entry, "who">[];
    over: boolean;
    match: string | null;
    beside: { free: Side | null; noRematch: NoRematch | null };
  };
};

/** Null where he is here, has been, or nobody is waited for. A player of a match finds his way from its page. */
export function awaitsOf({ level, met, links, offered, players, play }: Read): Awaits | null {
  const { own, names, before } = players;
  if (own === null || level !== null || met || play.over || play.match !== null) return null;
  const theirs = other(own);
  if (play.seats[theirs] || names[theirs] !== undefined) return null;
  if (play.entries.some(({ who }) => who === theirs)) return null;
  if (!links?.other) return "absent";
  // He has taken his seat, and is away.
  if (play.beside.free !== theirs) return null;
  if (before !== null) return play.beside.noRematch === "declined" ? "declined" : "rematch";
  return offered ? "anybody" : "friend";
}

/** What is asked for twice before it is said. */
export type Asked = "resigns" | "adjourns" | "calls-off";

/** How a player leaves: as long as nobody has taken the other seat, the game is called off, and nobody has lost. */
export const givesUp = (read: Read): Asked =>
  awaitsOf(read) !== null && read.play.beside.free !== null ? "calls-off" : "resigns";

/** Whether he has never been here: who began the game himself, or has declined it, is away. */
export const isExpected = (awaits: Awaits | null): boolean =>
  awaits === "friend" || awaits === "anybody" || awaits === "rematch";
