/** The way to one's seat in what was asked for at the door. */

import { keepCreated, keepCreatedMatch } from "../lib/games/kept";
import { createGame, type NewGame } from "../lib/live/requests";
import { createMatch } from "../lib/match/match";
import { joins } from "../lobby/meets";

/** In a game; `anyone`: beside whoever waits for that very game already, if somebody does. */
export async function seatIn(asked: NewGame, anyone: boolean, shelf: Storage): Promise<string> {
  const met = anyone ? await joins(asked, shelf) : null;
  if (met !== null) return met;
  const created = await createGame(asked);
  keepCreated(created, asked, shelf);
  return created.links.you;
}

/** In a match under this code. */
export async function seatInMatch(header: string, code: string, shelf: Storage): Promise<string> {
  const created = await createMatch(header);
  const [you = "", friend = ""] = /^players: (.*)$/m.exec(header)?.[1]?.split(", ") ?? [];
  keepCreatedMatch(created, code, [you, friend], shelf);
  return created.links.you;
}
