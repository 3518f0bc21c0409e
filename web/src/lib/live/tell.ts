/** What is said beside a game: to the other player, or among the members of one's own side. */

import type { NoRematch } from "./frames";
import { ask } from "./requests";

/**
 * Tells the other player something beside the game, or the other members of one's own side: words, whether his are read, the way to
 * the same game again, or that it is not played. If he has set one up before, the answer is the way there.
 */
export const tellOther = (
  game: string,
  key: string,
  word:
    | { text: string; to?: "side" }
    | ({ rematch: string; further?: Record<string, string> } & Partial<
        Record<"key" | "watch" | "arbiter", string>
      >)
    | { no_rematch: NoRematch }
    | { chat: "on" | "off" },
): Promise<{ rematch?: string }> =>
  ask(`games/${encodeURIComponent(game)}/words`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(word),
  });
