/** What the tab says: whose turn it is comes first, where it is one's own. */

import type { Role } from "../lib/live/frames";
import type { Standing } from "../lib/live/standing";
import { other } from "../lib/men";
import { sideName } from "../lib/words/side";
import { resultWords } from "../lib/words/result";
import { GAMES } from "../lib/messages/games";

type Known = Pick<Standing, "turn" | "result" | "reason"> & Partial<Pick<Standing, "offer" | "may">>;

export function titleOf(game: string, role: Role, standing: Known | null): string {
  const name = GAMES.titled(game);
  if (standing === null) return name;
  if (standing.result !== "*") return `${resultWords(standing.result, standing.reason)} · ${name}`;
  if (role === "white" || role === "black") {
    if (standing.may?.includes(`${role} admits`)) return GAMES.claimed(name);
    if (standing.offer === other(role)) return GAMES.drawOffered(name);
  }
  return standing.turn === role ? GAMES.yourMove(name) : GAMES.toMove(sideName(standing.turn), name);
}
