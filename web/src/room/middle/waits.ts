/** Why nobody moves, in words. */

import type { Phase } from "../../lib/live/standing";

const WORDS: Partial<Record<Phase, string>> = {
  adjourned: "The game is adjourned.",
  stopped: "The game has stopped. It goes on when the players decide what happened.",
  choice: "The game is waiting for a choice.",
};

/** What the game is waiting for; null if for a move. */
export const waitsFor = (phase: Phase): string | null => WORDS[phase] ?? null;
