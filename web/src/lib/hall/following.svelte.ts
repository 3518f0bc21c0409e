/** The hall, asked for again and again. It goes on while nobody looks, so that an alarm is heard. */

import { Refusal } from "../live/requests";
import type { Trouble } from "../live/frames";
import { after, NOTHING, type Changes, type Hall } from "./hall";
import { newIn, openIn, type Open } from "./alarms";

/** How often, in milliseconds. */
export const EVERY = 1000;

export type Around = {
  ask: (since: Hall) => Promise<Changes>;
  later: (run: () => void, milliseconds: number) => () => void;
  /** Alarms that were not open before; `first`: they stood when the page was opened. */
  raised: (alarms: readonly Open[], first: boolean) => void;
};

/** Who has no key, or another one, is not asked again: nothing would come of it. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refusal && [401, 403, 404].includes(error.status);

export class Following {
  hall = $state.raw<Hall>(NOTHING);
  open = $state.raw<readonly Open[]>([]);
  /** Why nothing newer is known. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whether the hall was seen at all. */
  seen = $state(false);
  private stopped = false;
  private cancel = (): void => undefined;

  constructor(private readonly around: Around) {}

  /** Asks now, and from then on. */
  async looks(): Promise<void> {
    this.cancel();
    try {
      const told = await this.around.ask(this.hall);
      if (this.stopped) return;
      this.takes(told);
    } catch (error) {
      if (this.stopped) return;
      this.trouble =
        error instanceof Refusal ? error.trouble : { code: "broken", says: String(error), reasons: [] };
      if (isFinal(error)) return;
    }
    this.cancel();
    this.cancel = this.around.later(() => void this.looks(), EVERY);
  }

  private takes(told: Changes): void {
    const [before, first] = [this.open, !this.seen];
    this.hall = after(this.hall, told);
    [this.open, this.trouble, this.seen] = [openIn(this.hall), null, true];
    const raised = newIn(this.open, before);
    if (raised.length > 0) this.around.raised(raised, first);
  }

  stops(): void {
    this.stopped = true;
    this.cancel();
  }
}
