/** What the tab says: whose turn it is comes first, where it is one's own. */

import type { Role } from "../lib/live/frames";
import type { Standing } from "../lib/live/standing";
import { other } from "../lib/men";
import { sideName } from "../lib/words/side";
import { resultWords } from "../lib/words/result";
import { GAMES } from "../lib/messages/games";

type Known = Pick<Standing, "turn" | "result" | "reason"> &
  Partial<Pick<Standing, "offer" | "may" | "phase">>;

/** What else the tab tells: the opponent wants a rematch, has not come yet, or has come while nobody looked. */
type Beside = { rematch?: string | null; awaits?: boolean; came?: boolean };

export function titleOf(
  game: string,
  role: Role,
  standing: Known | null,
  { rematch = null, awaits = false, came = false }: Beside = {},
): string {
  const name = GAMES.titled(game);
  if (standing === null) return name;
  const plays = role === "white" || role === "black";
  if (plays && standing.result !== "*" && rematch !== null) return GAMES.rematchWanted(name);
  if (awaits && standing.result === "*") return GAMES.waiting(name);
  if (came && standing.result === "*") return GAMES.came(name);
  if (standing.result !== "*") return `${resultWords(standing.result, standing.reason)} · ${name}`;
  if (role === "arbiter" && standing.phase === "stopped") return GAMES.toRule(name);
  if (role === "white" || role === "black") {
    if (standing.may?.includes(`${role} admits`)) return GAMES.claimed(name);
    if (standing.offer === other(role)) return GAMES.drawOffered(name);
  }
  return standing.turn === role ? GAMES.yourMove(name) : GAMES.toMove(sideName(standing.turn), name);
}
