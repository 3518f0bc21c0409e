/** What is known here of a game that its record does not tell: where it is played, and who the computer is. */

import { SAVING } from "../lib/messages/replay";
import { tagDate, type Tags } from "../lib/record/export";
import { calledOn } from "../lib/words/further";
import type { RoomState } from "./room.svelte";

export function tagsOf({ level, engine, play, kept, players }: RoomState): Tags {
  const plays = level === null ? null : (engine ? SAVING.engine : SAVING.computer)(level);
  const computer = plays === null ? {} : play.role === "white" ? { Black: plays } : { White: plays };
  // As a PGN has several players of one colour.
  const [white, black] = (["white", "black"] as const).map((side) => calledOn(players.names, side).join(":"));
  const named = { ...(white ? { White: white } : {}), ...(black ? { Black: black } : {}) };
  const began = play.beside.created ?? kept?.began;
  const date = began ? { Date: tagDate(began) } : {};
  return { Site: location.origin, ...date, ...computer, ...named };
}
