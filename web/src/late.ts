/** The pages that a first visit to the door does not need: they are fetched for whoever goes there. */

import { words, type Part } from "./lib/language.svelte";

/** A page, once its words are there too: both are asked for at once. */
export async function withWords<T>(page: Promise<T>, ...parts: readonly Part[]): Promise<T> {
  const [come] = await Promise.all([page, words(...parts)]);
  return come;
}

/** The door. It is asked for at once by whoever comes to it, and by nobody who opens a room by its link. */
export const door = (): Promise<typeof import("./create/Create.svelte")> => import("./create/Create.svelte");

let coming: Promise<typeof import("./room/Entrance.svelte")> | null = null;

/** The room without its words. A fetch that failed is tried again the next time. */
function seat(): Promise<typeof import("./room/Entrance.svelte")> {
  coming ??= import("./room/Entrance.svelte").catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

/** The room. */
export const room = (): Promise<typeof import("./room/Entrance.svelte")> =>
  withWords(seat(), "board", "room", "record", "rulings");

/** What shows that a reader is about to do something. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Where somebody pays for what is sent, nothing is fetched before it is needed. */
const spares = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the room with the first thing that a reader does at the door: a click on a start then opens it at once, and who
 * only looks in is sent no more than he sees. The words of the rulings are many: they come while a game is set up.
 */
export function roomSoon(): () => void {
  const done = new AbortController();
  const soon = (): void => {
    done.abort();
    void withWords(seat(), "board", "room", "record").catch(() => undefined);
  };
  if (!spares())
    for (const sign of SIGNS) addEventListener(sign, soon, { signal: done.signal, passive: true });
  return () => done.abort();
}
