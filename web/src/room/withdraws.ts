/** An offer of a rematch, taken back from either of its two games. */

import { forgetOffer } from "../lib/games/kept";
import { gameAt } from "../lib/games/series";
import { Refusal } from "../lib/live/requests";
import { tellOther } from "../lib/live/tell";

/** The offer is open no more, as far as the server remembers it. */
const isGone = (error: unknown): boolean => error instanceof Refusal && error.trouble.code === "no-rematch";

/** Withdraws the offer that was made at the game of this path; the game that was set up for it is forgotten here. */
export async function withdraws(before: string, shelf: Storage): Promise<void> {
  const [game, key] = [gameAt(before), before.split("#")[1]];
  if (game === null || key === undefined) return;
  await tellOther(game, key, { no_rematch: "withdrawn" }).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  forgetOffer(before, shelf);
}
