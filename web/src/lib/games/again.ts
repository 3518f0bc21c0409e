/** The same game again between the same two: with the colours, the odds and the first move that their code gives them. */

import type { Again, Role } from "../live/frames";
import type { NewGame } from "../live/requests";
import { other } from "../men";
import { askedAs } from "./kept";

/** A lot that falls on either side alike. */
const lots = (): boolean => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0;

/**
 * What is asked for then. `next` is what the server says of it; where it says nothing, the colours change. `keeps` is the
 * lot, where lots are drawn: whether each keeps his colour.
 */
export function again(asked: NewGame, role: Role, next: Again | null = null, keeps = lots): NewGame {
  if (role !== "white" && role !== "black") return asked;
  const same = next?.colours === "keep" || (next?.colours === "lot" && keeps());
  const header = same ? next?.kept : next?.changed;
  // Where strangers met, the same two meet again.
  const game: NewGame = { ...asked, open: null, colours: same ? role : other(role) };
  if (!header) return game;
  const { start, time, odds, giver, terms } = askedAs(header);
  return { ...game, start, time, odds, giver, terms };
}
