/** What of the event's settings a code knows: nothing else is offered, and nothing else is asked with. */

import type { CodeTitle } from "../live/requests";
import { TEMPI, type Sheet, type Tempo } from "./sheet";

export type Regime = Sheet["regime"];

/** The tempi and the kinds of supervision on which something depends under a code. */
export type Known = { tempi: readonly Tempo[]; regimes: readonly Regime[] };

/** The settings with which a question is asked; null: nothing depends on it. */
export type Event = { tempo: Tempo | null; regime: Regime | null };

/** The codes that an arbiter is asked under at a board, the newest first: a game by messages has none. */
export const atBoards = (codes: readonly CodeTitle[]): CodeTitle[] =>
  codes.filter(({ by_post }) => !by_post).reverse();

/** What a code knows, as the server lists it. */
export function knownUnder(code: CodeTitle): Known {
  const values = (key: string): readonly string[] =>
    code.terms.find((term) => term.key === key)?.values.map(({ value }) => value) ?? [];
  const [tempi, regimes] = [values("tempo"), values("regime")];
  return {
    tempi: TEMPI.filter((tempo) => tempi.includes(tempo)),
    regimes: (["ordinary", "full"] as const).filter((regime) => regimes.includes(regime)),
  };
}

/** The sheet's settings as far as the code knows them: a tempo without rules of its own is played by the usual ones. */
export function eventOf({ tempo, regime }: Pick<Sheet, "tempo" | "regime">, known: Known): Event {
  const fit = known.tempi.includes(tempo) ? tempo : (known.tempi[0] ?? null);
  const fast = fit !== null && fit !== "standard";
  return { tempo: fit, regime: fast && known.regimes.includes(regime) ? regime : null };
}
