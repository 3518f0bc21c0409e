/** The time at which an act was done, which stands before its text. */

import type { Frame } from "./frames";
import type { Entry } from "./standing";

const STAMP = /^@(\d+):(\d\d):(\d\d)(?:\.\d+)? /;

/** The act without its stamp, and the time of play apart from it, in milliseconds. */
export function unstamped(entry: Entry): Entry {
  const [stamp, hours, minutes, seconds] = STAMP.exec(entry.text) ?? [];
  if (stamp === undefined) return entry;
  const at_ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { ...entry, text: entry.text.slice(stamp.length), at_ms };
}

/** A frame of the server, its acts without their stamps; null for what is not ours: nothing that the page could act on. */
export function frameOf(data: unknown): Frame | null {
  try {
    const frame = JSON.parse(String(data)) as Frame;
    return "entries" in frame ? { ...frame, entries: frame.entries.map(unstamped) } : frame;
  } catch {
    return null;
  }
}
