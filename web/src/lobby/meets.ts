/** Whoever wants to play anybody sits down with the one who waits for just that game already. */

import { askedAs, keepTaken, keptGames } from "../lib/games/kept";
import { drawnFor } from "../lib/live/drawn";
import type { Header } from "../lib/live/frames";
import { openSeats, takeOpenSeat, type OpenSeat } from "../lib/live/open";
import { Refusal, type NewGame } from "../lib/live/requests";
import { other } from "../lib/men";

/** What is agreed, in one form. */
const agreed = ({ code, table, notice, start, time, odds, giver, terms }: NewGame): string =>
  JSON.stringify([
    code,
    table,
    notice,
    start,
    time,
    odds ?? null,
    giver ?? null,
    Object.entries(terms).sort(),
  ]);

/** Whether a seat is one in the game that is asked for. */
export const meets = (asked: NewGame, { role, header }: Pick<OpenSeat, "role" | "header">): boolean =>
  asked.colours !== other(role) && agreed(asked) === agreed(askedAs(header as unknown as Header));

/** The way to the seat that was taken; null where nobody waits for this game. */
export async function joins(asked: NewGame, shelf: Storage): Promise<string | null> {
  const told = await openSeats().catch(() => null);
  const mine = new Set(keptGames(shelf).map(({ game }) => game));
  for (const seat of told?.seats ?? []) {
    if (mine.has(seat.game) || !meets(asked, seat)) continue;
    try {
      const taken = await takeOpenSeat(seat.game, drawnFor(seat.game, shelf), asked.name ?? "");
      keepTaken(taken, shelf);
      return taken.link;
    } catch (error) {
      // Somebody was quicker.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return null;
}
