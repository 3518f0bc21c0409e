/** What a printed score tells beside the moves. */

import type { Entry, LineMove, RulingKind } from "../live/standing";

/** Rulings without which nobody understands why a game went on as it did. */
const TOLD: ReadonlySet<RulingKind> = new Set(["offence", "penalty", "restored"]);

/** What was ruled after a move of the line that stands; null: before the first. */
export type Incident = { after: LineMove | null; says: string[] };

/** Offences, penalties, and positions that were restored, in their order. */
export const incidentsOf = (entries: readonly Entry[], line: readonly LineMove[]): Incident[] =>
  [...entries]
    .sort((one, other) => one.act - other.act)
    .map(({ act, rulings }) => ({
      after: line.findLast((move) => move.act !== undefined && move.act < act) ?? null,
      says: rulings.filter(({ kind }) => TOLD.has(kind)).map(({ says }) => says),
    }))
    .filter(({ says }) => says.length > 0);

/** Whether a game began in an array of Chess960, as its header says. */
export const isChess960 = (start: string | null): boolean => start !== null && /^chess960\b/i.test(start);
