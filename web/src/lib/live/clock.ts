/** The chess clock between two frames of the server: what its dials show now. Nothing is ruled here. */

import type { Clock } from "./standing";
import { other, type Side } from "../men";
import { TIME } from "../messages/time";

/** Dials as the server read them, and when that was by this page's own clock; null if nothing runs yet. */
export type Reading = { clock: Clock; at: number | null };

/** Times of play as a frame brings them, and the same moment by the server's own clock. */
export type Times = { now_ms: number | null; stamp_ms: number | null; at_ms?: number | null };

/** Times of play, and when they were told by this page's own clock: at first that is when the frame came. */
export type Heard = Times & { here: number };

/** The times of a frame that has just come. */
export const heardNow = ({ now_ms, stamp_ms, at_ms = null }: Times): Heard => ({
  now_ms,
  stamp_ms,
  at_ms,
  here: performance.now(),
});

/** When the times were told, and not when the frame came: it may have been long on its way. */
export const toldAt = (heard: Heard | null, ahead: number | null): Heard | null =>
  heard?.at_ms == null || ahead === null ? heard : { ...heard, here: heard.at_ms - ahead };

/** When a moment of play is or was, by the calendar; null before play has begun. */
export function dateOf(heard: Heard | null, ms: number): Date | null {
  if (heard === null || heard.now_ms === null) return null;
  return new Date(performance.timeOrigin + heard.here + ms - heard.now_ms);
}

/** How far play has come, in milliseconds; null before it has begun. */
export const playedBy = (heard: Heard | null, here: number): number | null =>
  heard === null || heard.now_ms === null ? null : heard.now_ms + Math.max(0, here - heard.here);

/** The reading in a frame that has just come. */
export function reading(clock: Clock | null | undefined, times: Times, here: number): Reading | null {
  if (!clock) return null;
  const { now_ms, stamp_ms } = times;
  return { clock, at: now_ms === null || stamp_ms === null ? null : here - (now_ms - stamp_ms) };
}

/** The reading of a clock by the times that were told last. */
export const readingOf = (clock: Clock | null | undefined, heard: Heard | null): Reading | null =>
  heard && reading(clock, heard, heard.here);

const read = (clock: Clock, side: Side): number | undefined =>
  side === "white" ? clock.white_ms : clock.black_ms;

/** Milliseconds left to a side; null if it has no limit. */
export function left(reading: Reading, side: Side, here: number): number | null {
  const { clock, at } = reading;
  const then = read(clock, side);
  if (then === undefined) return null;
  if (gains(reading, side)) {
    // No more sand runs through than the other had.
    const gone = (read(clock, other(side)) ?? 0) - (left(reading, other(side), here) ?? 0);
    return then + gone;
  }
  if (at === null || clock.running !== side) return then;
  return Math.max(0, then - Math.max(0, here - at - clock.delay_ms));
}

/** Whether a side's time goes down. */
export const runs = ({ clock, at }: Reading, side: Side): boolean => at !== null && clock.running === side;

/** Whether a side's time goes up, because the other's runs through an hourglass. */
export const gains = (reading: Reading, side: Side): boolean =>
  reading.clock.hourglass === true && runs(reading, other(side));

/** Whether the dial stands at nothing, or the server has said so. */
export const isDown = (at: Reading, side: Side, here: number): boolean =>
  at.clock.fallen.includes(side) || left(at, side, here) === 0;

/** The side whose clock runs, and what is left to it. */
export function running(
  reading: Reading | null,
  here: number,
): { side: Side; left_ms: number | null } | null {
  const side = reading?.clock.running ?? null;
  if (reading === null || side === null || !runs(reading, side)) return null;
  return { side, left_ms: left(reading, side, here) };
}

const TENTHS = 10_000;

/** From here on a clock shows days. */
export const IN_DAYS = 48 * 3_600_000;

/** "1:30:00", "4:07", and below ten seconds "0:09.4"; it says nothing is left only when nothing is. From two days on, "3 days 4 h". */
export function dial(milliseconds: number): string {
  if (milliseconds >= IN_DAYS) {
    const hours = Math.floor(milliseconds / 3_600_000);
    return TIME.dial(Math.floor(hours / 24), hours % 24);
  }
  const fine = milliseconds > 0 && milliseconds <= TENTHS - 100;
  const tenths = Math.ceil(milliseconds / 100);
  const seconds = fine ? Math.floor(tenths / 10) : Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${two(seconds % 60)}${fine ? `.${tenths % 10}` : ""}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** How long the dial shows the same, in milliseconds, as its time goes down or up. */
export function shows(milliseconds: number, goes: "down" | "up" = "down"): number {
  const step = milliseconds <= TENTHS ? 100 : 1000;
  const since = milliseconds % step || step;
  return goes === "down" ? since : step - since + 1;
}
