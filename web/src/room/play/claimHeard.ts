/** The claim for which a game has stopped. */

import type { Entry } from "../../lib/live/standing";
import type { Placement } from "../../lib/squares";
import { verb } from "../../lib/words/line";
import { tell } from "../../lib/words/tell";

type Seen = {
  readonly entries: readonly Pick<Entry, "text">[];
  readonly men: Placement;
  readonly seats: { arbiter?: boolean };
};

/** The newest claim as a sentence, if it is the last thing that was said to the matter; null where the game has stopped otherwise. */
export function claimHeard({ entries, men, seats }: Seen): { says: string; arbiter: boolean } | null {
  const texts = entries.map(({ text }) => text.replace(/^@\S+ /, ""));
  const last = texts.findLast((text) => ["claims", "finds", "rules"].includes(verb(text)));
  if (last === undefined || verb(last) !== "claims") return null;
  return { says: `${tell(last, men)}.`, arbiter: seats.arbiter === true };
}
