/** A time control of a script in words. */

import { TIME } from "../messages/time";

/** `1m30s` → "1 minute 30 seconds"; null for what is no length of time. */
export function lengthWords(text: string): string | null {
  if (!/^(\d+(?:\.\d+)?[smhd])+$/.test(text)) return null;
  return [...text.matchAll(/([\d.]+)([smhd])/g)]
    .map(([, number = "", unit = ""]) => TIME.length(number, unit))
    .join(" ");
}

/** Milliseconds in words: "1 minute 30 seconds", "2.5 seconds". */
export function spanWords(milliseconds: number): string {
  if (milliseconds % 1000 > 0 || milliseconds === 0) return TIME.seconds(milliseconds / 1000);
  const seconds = milliseconds / 1000;
  const parts = { h: Math.floor(seconds / 3600), m: Math.floor(seconds / 60) % 60, s: seconds % 60 };
  const told = Object.entries(parts).filter(([, number]) => number > 0);
  return told.map(([unit, number]) => TIME.length(`${number}`, unit)).join(" ");
}

/** Seconds as people say them: "one minute", "two minutes", "10 minutes", "90 seconds". */
export const secondsWords = (seconds: number): string => TIME.seconds(seconds);

const PERIOD =
  /^(?:(\d+)\/)?([\d.smhd]+)(?:\+([\d.smhd]+))?(?:\s+([db])([\d.smhd]+))?(\*)?(\s+from move 1)?$/;

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

/** Whether each player has a time of his own: `white 5m; black 4m`. */
export const isApart = (time: string): boolean => /^white .+; ?black .+$/.test(time.trim());

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

/** Minutes and seconds as people type them: "10+5", "40/90+30"; null where a period has another form. */
function periodShort(text: string): string | null {
  const [, moves, base = "", increment, kind, , repeats] = PERIOD.exec(text.trim()) ?? [];
  const [, hours = "0", minutes = "0"] = /^(?:(\d+)h)?(?:(\d+)m)?$/.exec(base) ?? [];
  const seconds = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(increment ?? "0s");
  const total = Number(hours) * 60 + Number(minutes);
  if (total === 0 || kind || repeats || !seconds) return null;
  return `${moves ? `${moves}/` : ""}${total}+${Number(seconds[1] ?? 0) * 60 + Number(seconds[2] ?? 0)}`;
}

/** "10+5"; what cannot be said so, in words. */
export function timeShort(time: string): string {
  const periods = time.split(",").map(periodShort);
  return periods.every((period) => period !== null) ? periods.join(", ") : timeWords(time);
}

/** Whether a player has no time before he has made a move, as with `0m+2s`. */
export const beginsAtNothing = (time: string): boolean =>
  time
    .replace(/white |; ?black /g, ",")
    .split(",")
    .some((period) => /^\s*(?:hourglass |each )?(?:\d+\/)?(?:0+[smhd])+(?!\d)/.test(period));
