/** The way to one's seat in what was asked for at the door. */

import { keepCreated, keepCreatedMatch } from "../lib/games/kept";
import { createGame, type NewGame } from "../lib/live/requests";
import { createMatch } from "../lib/match/match";
import { likes } from "../lib/settings.svelte";
import { joins } from "../lobby/meets";

/** In a game; `anyone`: beside whoever waits for that very game already, if somebody does. */
export async function seatIn(asked: NewGame, anyone: boolean, shelf: Storage): Promise<string> {
  const met = anyone ? await joins(asked, shelf) : null;
  if (met !== null) return met;
  // Whoever stays unnamed offers his seat so. His opponent learns his name at the board.
  const offered = asked.open != null && likes.unnamed ? { ...asked, open: "" } : asked;
  const created = await createGame(offered);
  keepCreated(created, offered, shelf);
  return created.links.you;
}

/** In a match under this code. */
export async function seatInMatch(header: string, code: string, shelf: Storage): Promise<string> {
  const created = await createMatch(header);
  const [you = "", friend = ""] = /^players: (.*)$/m.exec(header)?.[1]?.split(", ") ?? [];
  keepCreatedMatch(created, code, [you, friend], shelf);
  return created.links.you;
}
