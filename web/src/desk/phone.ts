/** The steps of the desk on a phone, each with its place on the way back. */

/** 1 what happened, 2 show it, 3 the answer. */
export type Step = 1 | 2 | 3;

/** The step that belongs to a place on the way back. */
export function stepIn(state: unknown, asked: boolean): Step {
  const at = (state as { desk?: unknown } | null)?.desk;
  return asked && (at === 2 || at === 3) ? at : 1;
}

/** Whether a case comes with a link, its question asked already: its answer is what the reader came for. */
export const comesAsked = (state: unknown, asked: boolean): boolean =>
  asked && (state as { desk?: unknown } | null)?.desk === undefined;

/** Where the desk shows one step at a time. */
export const NARROW = "(max-width: 999px)";
