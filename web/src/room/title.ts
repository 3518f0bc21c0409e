/** What the tab says: whose turn it is comes first, where it is one's own. */

import type { Role } from "../lib/live/frames";
import type { Standing } from "../lib/live/standing";
import { capital } from "../lib/words/capital";
import { resultWords } from "../lib/words/result";

type Known = Pick<Standing, "turn" | "result" | "reason">;

export function titleOf(game: string, role: Role, standing: Known | null): string {
  const name = `Game ${game} · Jadoube`;
  if (standing === null) return name;
  if (standing.result !== "*") return `${resultWords(standing.result, standing.reason)} · ${name}`;
  return standing.turn === role ? `● Your move · ${name}` : `${capital(standing.turn)} to move · ${name}`;
}
