/**
 * How a game is played that is not played at a board, how the pieces are set up and what odds are given, in words; nothing of an
 * ordinary game. They are many, and come when they are needed.
 */

import type { Header } from "../lib/live/frames";
import { LOBBY } from "../lib/messages/lobby";

export async function setUpWords(header: Header, sends: boolean): Promise<string[]> {
  const { start, odds } = header;
  const words: (string | null)[] = [];
  if (sends) words.push((await import("../lib/words/post")).postWords(header));
  if (start != null || typeof odds === "string") {
    const { startWords, valueLabel } = await import("../lib/words/terms");
    words.push(startWords(start));
    if (typeof odds === "string") words.push(LOBBY.odds(valueLabel("odds", odds)));
  }
  return words.filter((word) => word !== null);
}
