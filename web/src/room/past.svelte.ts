/** What the clock showed where the reader looks back. The server tells it when somebody looks, and again where other moves stand. */

import type { DialsAt } from "../lib/live/dials";
import type { LineMove } from "../lib/live/standing";
import type { Side } from "../lib/men";

/** The milliseconds that each side had left then; null for who has no limit. */
export type Then = Record<Side, number | null>;

type Line = readonly LineMove[];

export class PastDials {
  private told = $state.raw<{ line: Line; dials: readonly DialsAt[] } | null>(null);
  private asked: Line | null = null;

  constructor(private readonly ask: () => Promise<readonly DialsAt[]>) {}

  /** Somebody looks at the position after so many moves: it is asked for what is not known of them. */
  looks(line: Line, spot: number): void {
    if (reaches(this.told?.line ?? null, line, spot) || reaches(this.asked, line, spot)) return;
    this.asked = line;
    this.ask().then(
      (dials) => (this.told = { line, dials }),
      // Whoever looks at another move asks again.
      () => (this.asked = null),
    );
  }

  /** What the clock showed there; undefined where that is not known. A move for which nobody pressed has left it as it was. */
  at(line: Line, spot: number): Then | undefined {
    if (this.told === null || !reaches(this.told.line, line, spot)) return undefined;
    const dials = this.told.dials.slice(0, spot + 1).findLast((one) => one !== null);
    return dials && { white: dials[0], black: dials[1] };
  }
}

/** Whether a line that is known has the same moves up to there. Moves that were told once stay the same objects. */
const reaches = (known: Line | null, line: Line, spot: number): boolean =>
  known !== null && spot <= known.length && (spot === 0 || known[spot - 1] === line[spot - 1]);
