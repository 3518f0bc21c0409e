/** What people type for a time, as a script has it. */

/** "10+5", "3|2", "5 + 0": minutes, and seconds for each move. */
const MINUTES_AND_SECONDS = /^(\d+)\s*[+|]\s*(\d+)$/;

/** "5", "10 min", "10 minutes", "1 h", "30 sec". */
const ALONE =
  /^(\d+)\s*(?:(m|min|mins|minute|minutes)|(h|hour|hours)|(s|sec|secs|second|seconds))?(?:\s+each)?\.?$/;

/** "10 min + 5 s", "1h + 30 sec" */
const WITH_UNITS =
  /^(\d+)\s*(m|min|mins|minutes?|h|hours?)\s*(?:[+|]|and)\s*(\d+)\s*(?:s|sec|secs|seconds?)(?:\s*(?:a|per|\/)\s*move)?\.?$/;

const NONE = /^(?:none|no clock|no|without|unlimited|-)?$/;

/**
 * The time in the form of a script: "10+5" is `10m+5s`. Null stands for no clock. What is in another form goes to the
 * server as it was typed.
 */
export function readTime(typed: string): string | null {
  const text = typed.trim();
  const plain = text.toLowerCase();
  if (NONE.test(plain)) return null;
  const [, minutes, seconds] = MINUTES_AND_SECONDS.exec(plain) ?? [];
  if (minutes !== undefined) return control(`${minutes}m`, Number(seconds));
  const units = WITH_UNITS.exec(plain);
  if (units) return control(`${units[1]}${units[2]!.startsWith("h") ? "h" : "m"}`, Number(units[3]));
  const alone = ALONE.exec(plain);
  if (alone) return `${alone[1]}${alone[3] ? "h" : alone[4] ? "s" : "m"}`;
  return text;
}

const control = (base: string, seconds: number): string => (seconds > 0 ? `${base}+${seconds}s` : base);

const LENGTH = /^(\d+)\s*(d|days?|h|hours?|m|min|mins|minutes?|s|sec|secs|seconds?)$/;

/** One length of time, as "3 days" or "10 min", as a script has it. What is in another form stays as it was typed. */
export function readLength(typed: string): string {
  const text = typed.trim();
  const words = text.toLowerCase().split(/\s*(?:,|and|\s)\s*(?=\d)/);
  const read = words.map((word) => LENGTH.exec(word));
  return read.every((part) => part !== null)
    ? read.map(([, number, unit]) => `${number}${unit?.[0]}`).join("")
    : text;
}
