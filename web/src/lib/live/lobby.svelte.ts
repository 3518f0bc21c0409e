/** The open seats, asked for again and again while somebody looks. */

import type { LobbyTold } from "./open";

/** How often, in milliseconds: a seat that is taken or offered is told within a second, while the page is seen. */
export const EVERY = 1000;

/** How often, once nothing has changed for a while: a page that is left open asks less of a telephone. */
export const SELDOM = 5000;

/** After so many answers that told nothing new. */
const CALM = 60;

export type Watching = {
  ask: () => Promise<LobbyTold>;
  /** Whether the page is on the screen. */
  seen: () => boolean;
  later: (run: () => void, milliseconds: number) => () => void;
};

export class LobbyWatch {
  /** What was told last; null before the first answer, and while the server cannot be reached. */
  told = $state.raw<LobbyTold | null>(null);
  private stopped = false;
  /** How many answers in a row told nothing new. */
  private calm = 0;
  private cancel = (): void => undefined;

  constructor(private readonly around: Watching) {}

  /** Asks now, and from then on. */
  async looks(): Promise<void> {
    this.cancel();
    if (this.stopped) return;
    if (this.around.seen()) {
      const told = await this.around.ask().catch(() => null);
      if (this.stopped) return;
      this.calm = differs(this.told, told) ? 0 : this.calm + 1;
      this.told = told;
    }
    this.cancel();
    this.cancel = this.around.later(() => void this.looks(), this.calm < CALM ? EVERY : SELDOM);
  }

  stops(): void {
    this.stopped = true;
    this.cancel();
  }
}

/** Whether somebody has come or gone: how long a seat has waited is no news. */
function differs(before: LobbyTold | null, now: LobbyTold | null): boolean {
  const seats = (told: LobbyTold | null): string =>
    JSON.stringify([told?.here, told?.visitors, told?.names, told?.seats.map(({ game }) => game)]);
  return seats(before) !== seats(now);
}
