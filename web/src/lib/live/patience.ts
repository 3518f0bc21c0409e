/** A server that is asked too often, or by too many at once, is asked again after a while. */

import { Refusal } from "./requests";

/** The statuses of such an answer. */
const LATER = [429, 503];

/** How long to wait then, in milliseconds. */
const PAUSE = 1000;

/**
 * @param closed whether nobody waits for the answer any more
 * @param waits hears each time that it has to wait
 */
export async function patiently<A>(
  ask: () => Promise<A>,
  closed: () => boolean = () => false,
  waits: () => void = () => undefined,
): Promise<A> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || !LATER.includes(error.status) || closed()) throw error;
      waits();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
