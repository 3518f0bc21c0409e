/** The chess clock between two frames of the server: what its dials show now. Nothing is ruled here. */

import type { Clock, Side } from "../api";

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

/** Milliseconds left to a side; null if it has no limit. */
export function left({ clock, at }: Reading, side: Side, here: number): number | null {
  const read = side === "white" ? clock.white_ms : clock.black_ms;
  if (read === undefined) return null;
  if (at === null || clock.running !== side) return read;
  return Math.max(0, read - Math.max(0, here - at - clock.delay_ms));
}

/** Whether a side's time goes down. */
export const runs = ({ clock, at }: Reading, side: Side): boolean => at !== null && clock.running === side;

/** Whether the dial stands at nothing, or the server has said so. */
export const isDown = (at: Reading, side: Side, here: number): boolean =>
  at.clock.fallen.includes(side) || left(at, side, here) === 0;

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

/** How long the dial shows the same, in milliseconds. */
export function shows(milliseconds: number): number {
  const step = milliseconds <= TENTHS ? 100 : 1000;
  return milliseconds % step || step;
}
