/** The chess clock between two frames of the server: what its dials show now. Nothing is ruled here. */

import type { Clock } from "./standing";
import { other, type Side } from "../men";

/** Dials as the server read them, and when that was by this page's own clock; null if nothing runs yet. */
export type Reading = { clock: Clock; at: number | null };

/** Times of play as a frame brings them. */
export type Times = { now_ms: number | null; stamp_ms: number | null };

/** The reading in a frame that has just come. */
export function reading(clock: Clock | null | undefined, times: Times, here: number): Reading | null {
  if (!clock) return null;
  const { now_ms, stamp_ms } = times;
  return { clock, at: now_ms === null || stamp_ms === null ? null : here - (now_ms - stamp_ms) };
}

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

/** "1:30:00", "4:07", and below ten seconds "0:09.4"; it says nothing is left only when nothing is. */
export function dial(milliseconds: number): string {
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
