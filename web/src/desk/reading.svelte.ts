/** What is pasted, read by the server once nobody types any more. */

import type { Trouble } from "../lib/live/frames";
import { Refusal } from "../lib/live/requests";
import { DESK } from "../lib/messages/desk";
import type { Chronicle } from "../lib/record/chronicle";
import { positionIn, readPasted, refusedStart } from "../lib/desk/pasted";

export type Told = Pick<Trouble, "says" | "reasons">;

export const told = (error: unknown): Told =>
  error instanceof Refusal ? error.trouble : { says: String(error), reasons: [] };

/** How long nobody types before it is read; longer where a position is set up piece by piece. In milliseconds. */
const A_MOMENT = 250;
const A_WHILE = 600;

const TOO_FAST = 429;

export class Reading {
  record = $state.raw<Chronicle | null>(null);
  /** Why it cannot be read, or no game goes from it. */
  refused = $state.raw<Told | null>(null);
  /** A position is being looked at, which may be refused. */
  waits = $state(false);

  /** Reads a text, unless it is stopped before. */
  look(text: string, then: (record: Chronicle) => void): () => void {
    if (text.trim() === "") {
      [this.record, this.refused, this.waits] = [null, null, false];
      return () => undefined;
    }
    const position = positionIn(text) !== null;
    if (position) [this.record, this.waits] = [null, true];
    let stopped = false;
    const read = async (): Promise<void> => {
      try {
        const record = await readPasted(text);
        if (stopped) return;
        this.takes(record);
        then(record);
      } catch (error) {
        if (stopped) return;
        if (error instanceof Refusal && error.status === TOO_FAST) timer = setTimeout(read, A_WHILE);
        else [this.record, this.refused, this.waits] = [null, told(error), false];
      }
    };
    let timer = setTimeout(read, position ? A_WHILE : A_MOMENT);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  private takes(record: Chronicle): void {
    const reasons = refusedStart(record);
    const refused = {
      get says() {
        return DESK.refused;
      },
      reasons,
    };
    this.refused = reasons.length > 0 ? refused : null;
    [this.record, this.waits] = [record, false];
  }
}
