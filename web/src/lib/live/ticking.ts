/** A dial that is drawn again whenever it shows something else. */

/**
 * Calls `show` at once, and again after as many milliseconds as it gives, until it gives null or is stopped.
 * What was shown may well be the same again: a delay may be passing, or the timer may have come a little early.
 */
export function ticking(show: () => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    const wait = show();
    // A browser takes a part of a millisecond for none.
    timer = wait === null ? undefined : setTimeout(tick, Math.max(1, Math.ceil(wait)));
  };
  tick();
  return () => clearTimeout(timer);
}
