/** What the clock showed as each move was made. */

import { ask } from "./requests";

/** What the clock showed after so many moves: the milliseconds left to White and to Black; null where nobody pressed. */
export type DialsAt = readonly [number | null, number | null] | null;

/** The dials before the first move and after each move of the line; none where the game has no clock. */
export const dialsOf = (game: string, key: string): Promise<readonly DialsAt[]> =>
  ask<{ dials: DialsAt[] }>(`games/${encodeURIComponent(game)}/dials`, {
    headers: { authorization: `Bearer ${key}` },
  }).then(({ dials }) => dials);
