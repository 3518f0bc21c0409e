/** The pages that a first visit to the door does not need: they are fetched for whoever goes there. */

import { words, type Part } from "./lib/language.svelte";

/** A page, once its words are there too: both are asked for at once. */
export async function withWords<T>(page: Promise<T>, ...parts: readonly Part[]): Promise<T> {
  const [come] = await Promise.all([page, words(...parts)]);
  return come;
}

let coming: Promise<typeof import("./room/Room.svelte")> | null = null;

/** The room without its words. A fetch that failed is tried again the next time. */
function seat(): Promise<typeof import("./room/Room.svelte")> {
  coming ??= import("./room/Room.svelte").catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

/** The room. */
export const room = (): Promise<typeof import("./room/Room.svelte")> =>
  withWords(seat(), "board", "room", "record", "rulings");

/** How long the door is left alone, in milliseconds, before what may follow it is fetched. */
const QUIET = 1500;

/**
 * Fetches the room once the door stands and nothing else is done: a click on a start then opens it at once. The words of the
 * rulings are many: they come while a game is set up.
 */
export function roomSoon(): () => void {
  const soon = (): Promise<unknown> => withWords(seat(), "board", "room", "record").catch(() => undefined);
  const timer = setTimeout(() => void soon(), QUIET);
  return () => clearTimeout(timer);
}
