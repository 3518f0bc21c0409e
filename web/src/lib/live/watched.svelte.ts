/** The moment at which a clock is looked at. */

import type { Reading } from "./clock";
import { ticking } from "./ticking";

/**
 * A moment that moves on with the clock: at once whenever there is a newer reading, and then after as many milliseconds
 * as `next` gives, until it gives null.
 */
export function watched(
  reading: () => Reading | null,
  next: (reading: Reading, at: number) => number | null,
): { readonly at: number } {
  let here = $state(performance.now());

  // The reading may be newer than the last tick.
  $effect.pre(() => {
    void reading();
    here = performance.now();
  });

  $effect(() => {
    const read = reading();
    if (read === null) return;
    return ticking(() => {
      // What is written here is not read here: this would run for ever.
      const at = performance.now();
      here = at;
      return next(read, at);
    });
  });

  return {
    get at() {
      return here;
    },
  };
}
