/** The open seats, asked for again and again while somebody looks. */

import type { LobbyTold } from "./requests";

/** How often, in milliseconds: a seat that is taken or offered is told within a second, while the page is seen. */
export const EVERY = 1000;

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
  private cancel = (): void => undefined;

  constructor(private readonly around: Watching) {}

  /** Asks now, and from then on. */
  async looks(): Promise<void> {
    this.cancel();
    if (this.stopped) return;
    if (this.around.seen()) {
      const told = await this.around.ask().catch(() => null);
      if (this.stopped) return;
      this.told = told;
    }
    this.cancel();
    this.cancel = this.around.later(() => void this.looks(), EVERY);
  }

  stops(): void {
    this.stopped = true;
    this.cancel();
  }
}
