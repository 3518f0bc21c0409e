/** The time at which an act was done, which stands before its text. */

import type { Entry } from "./standing";

const STAMP = /^@(\d+):(\d\d):(\d\d)(?:\.\d+)? /;

/** The act without its stamp, and the time of play apart from it, in milliseconds. */
export function unstamped(entry: Entry): Entry {
  const [stamp, hours, minutes, seconds] = STAMP.exec(entry.text) ?? [];
  if (stamp === undefined) return entry;
  const at_ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { ...entry, text: entry.text.slice(stamp.length), at_ms };
}
