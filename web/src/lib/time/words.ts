/** A time control of a script in words. */

import { TIME } from "../messages/time";

/** `1m30s` → "1 minute 30 seconds"; null for what is no length of time. */
export function lengthWords(text: string): string | null {
  if (!/^(\d+[smhd])+$/.test(text)) return null;
  return [...text.matchAll(/(\d+)([smhd])/g)]
    .map(([, number = "", unit = ""]) => TIME.length(number, unit))
    .join(" ");
}

/** Seconds as people say them: "one minute", "two minutes", "10 minutes", "90 seconds". */
export const secondsWords = (seconds: number): string => TIME.seconds(seconds);

const PERIOD = /^(?:(\d+)\/)?([\dsmhd]+)(?:\+([\dsmhd]+))?(?:\s+([db])([\dsmhd]+))?(\*)?(\s+from move 1)?$/;

/** One period: "40 moves in 90 minutes and 30 seconds a move". */
function periodWords(text: string): string | null {
  const found = PERIOD.exec(text.trim());
  if (!found) return null;
  const [, moves, base = "", increment, kind, pause, repeats] = found;
  const time = lengthWords(base);
  const more = increment ? lengthWords(increment) : null;
  const free = pause ? lengthWords(pause) : null;
  if (time === null) return null;
  return [
    moves ? TIME.movesIn(moves) : "",
    time,
    more ? TIME.each(more) : "",
    free ? (kind === "d" ? TIME.delay : TIME.bronstein)(free) : "",
    repeats ? TIME.again : "",
  ].join("");
}

/** "3 minutes and 2 seconds a move"; what has another form is given back as it is. */
export function timeWords(time: string): string {
  const text = time.trim();
  if (text === "code") return TIME.code;
  const [, hourglass] = /^hourglass (.+)$/.exec(text) ?? [];
  if (hourglass) return TIME.hourglass(lengthWords(hourglass) ?? hourglass);
  const [, each] = /^each (.+)$/.exec(text) ?? [];
  if (each) return TIME.eachMove(lengthWords(each) ?? each);
  const [, white, black] = /^white (.+); ?black (.+)$/.exec(text) ?? [];
  if (white && black) return TIME.apart(timeWords(white), timeWords(black));
  const periods = text.split(",").map(periodWords);
  return periods.every((period) => period !== null) ? periods.join(TIME.then) : text;
}

/** Whether a player has no time before he has made a move, as with `0m+2s`. */
export const beginsAtNothing = (time: string): boolean =>
  time
    .replace(/white |; ?black /g, ",")
    .split(",")
    .some((period) => /^\s*(?:hourglass |each )?(?:\d+\/)?(?:0+[smhd])+(?!\d)/.test(period));
