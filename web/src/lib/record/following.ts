/** A game of this server that goes on, followed from a page that replays it. */

import { browser } from "../live/browser";
import { LiveLine } from "../live/line";
import type { Around, News } from "../live/wire";
import { exported } from "../live/requests";

/** No act is said from here, so that none is kept. */
const NOTHING_SAID = { load: () => [], save: () => undefined };

/** The script is read again so long after a change: what comes in one gesture is read once. */
const BREATH = 1000;

/** How often reading is tried again where the server has no time for it. */
const AGAIN = 4000;

/** Tells the script after every change, and whether the game is over; then nothing more comes. */
export function following(
  game: string,
  key: string,
  tell: (script: string, over: boolean) => void,
  around: Around = browser(game),
  read: () => Promise<string> = () => exported(game, key, "script"),
): { close(): void } {
  let known: number | null = null;
  let over = false;
  let waits: (() => void) | null = null;
  let closed = false;

  const look = (): void => {
    waits = null;
    const ends = over;
    read().then(
      (script) => {
        if (closed) return;
        tell(script, ends);
        if (ends) close();
      },
      () => later(AGAIN),
    );
  };
  const later = (milliseconds: number): void => {
    if (!closed) waits ??= around.later(look, milliseconds);
  };
  const hears = (news: News): void => {
    const now = news.is === "snapshot" ? news.snapshot : news.is === "update" ? news : null;
    if (now === null || now.version === known) return;
    // The first snapshot is what the page shows already, unless the game went on meanwhile: it is read once more then.
    known = now.version;
    over = now.standing.result !== "*";
    later(BREATH);
  };
  const line = new LiveLine(key, around, NOTHING_SAID, hears);
  const close = (): void => {
    closed = true;
    waits?.();
    line.close();
  };
  return { close };
}
