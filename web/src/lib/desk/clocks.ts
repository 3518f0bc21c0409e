/** What clocks show, as an arbiter types it. */

import { readSpan } from "../time/read";

/** The two clocks, each as it was typed or read. */
export type Typed = { white: string; black: string };

/** `0:41:07`; a clock that has gone below zero shows that nothing is left. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A clock as it may be typed on a phone: `41:07`, `41.07`, `0 41 07`, `4107`, and `0` where the flag is down; null: no time. */
export function readClock(typed: string): string | null {
  const text = typed.trim();
  // A flag is down: nothing else is meant by it.
  if (/^0{1,2}$/.test(text)) return clockText(0);
  if (/^\d{3,6}$/.test(text)) {
    const digits = text.padStart(6, "0");
    return readClock(`${digits.slice(0, 2)}:${digits.slice(2, 4)}:${digits.slice(4)}`);
  }
  // "2 min", "1m30s": what names its units can be read in one way only.
  const span = /[a-z'"′″]/i.test(text) ? readSpan(text) : null;
  if (span !== null) return clockText(span);
  const parts = text.split(/[\s:.,]+/).map(Number);
  const [seconds, minutes, hours = 0] = parts.toReversed();
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !Number.isInteger(part))) return null;
  if (seconds === undefined || minutes === undefined || seconds > 59 || (parts.length > 2 && minutes > 59))
    return null;
  return clockText(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** The clocks that were typed, as clocks show them, each as far as it is a time: what is no time is shown and kept nowhere. */
export function clocksTyped({ white, black }: Typed): {
  white: string;
  black: string;
} {
  return { white: readClock(white) ?? "", black: readClock(black) ?? "" };
}

/** Whether something was typed as a clock, and the two clocks are not read yet: no times follow from that. */
export const clocksLack = (sheet: Typed): boolean =>
  (sheet.white.trim() !== "" || sheet.black.trim() !== "") && pairOf(sheet.white, sheet.black) === null;

/** Two clocks as they were typed; null as long as one of them is no time. */
export function pairOf(white: string, black: string): Typed | null {
  const read = { white: readClock(white), black: readClock(black) };
  return read.white !== null && read.black !== null ? { white: read.white, black: read.black } : null;
}

/** Whether the times are from before a flag fell: it is asked about, and neither clock shows it. */
export function fromBefore({ question, white, black }: Typed & { question: string | null }): boolean {
  const clocks = pairOf(white, black);
  return question === "flag" && clocks !== null && ![clocks.white, clocks.black].includes(clockText(0));
}

/** The clocks as they were typed, as far as they are those of the moment that is asked about. */
export const clocksShown = (sheet: Typed & { question: string | null }): Typed =>
  fromBefore(sheet) ? { white: "", black: "" } : clocksTyped(sheet);
