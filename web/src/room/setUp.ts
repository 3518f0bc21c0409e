/** How the pieces are set up and what odds are given, in words; nothing of the usual array. They are many, and come when they are needed. */

import type { Header } from "../lib/live/frames";
import { LOBBY } from "../lib/messages/lobby";

export async function setUpWords({ start, odds }: Header): Promise<string[]> {
  if (start == null && typeof odds !== "string") return [];
  const { startWords, valueLabel } = await import("../lib/words/terms");
  const given = typeof odds === "string" ? LOBBY.odds(valueLabel("odds", odds)) : null;
  return [startWords(start), given].filter((words) => words !== null);
}
