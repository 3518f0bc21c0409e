/** What people type for a time, as a script has it. */

/** What a unit is called, in the languages of the page, by its letter in a script. */
const UNITS: readonly (readonly [unit: "h" | "m" | "s", names: string])[] = [
  ["h", "hours?|hrs?|h|std|stunden?"],
  ["m", "minutes?|mins?|m|minuten?|'(?!')|′(?!′)"],
  ["s", "seconds?|secs?|s|sekunden?|sek|\"|″|''|′′"],
];
const UNIT = UNITS.map(([, names]) => `(?:${names})\\.?`).join("|");
const SECONDS = { h: 3600, m: 60, s: 1 } as const;
/** The unit of a number that follows another and has none of its own. */
const BELOW = { h: "m", m: "s", s: "s" } as const;

const NUMBER = "\\d+(?:\\.\\d+)?|\\.\\d+";
/** "5", "10 min", "1h 30", "2.5" */
const LENGTH_OF = `(?:${NUMBER})\\s*(?:${UNIT})?(?:\\s*(?:${NUMBER})\\s*(?:${UNIT})|(?<=\\d\\s*(?:h|std|stunden?)\\.?\\s*)\\d+)?`;
/** "1:30", "1:30:00" */
const DIAL = "\\d+(?::[0-5]\\d){1,2}";
/** Between the time and what is added for a move; a stroke only where the time has a unit or the stroke stands upright. */
const AND = "\\s*(?:\\+|\\||[-–]|plus|and|und|(?<=[a-z.'′\"″]\\s*)/)\\s*";
const FOR_A_MOVE = "\\s*(?:(?:a|per|/|je|pro)\\s*(?:move|zug)|each|inc|increment)?\\.?";

const CONTROL = new RegExp(
  `^(?:g/)?(${DIAL}|${LENGTH_OF})(?:(?:${AND})((?:${NUMBER})\\s*(?:${UNIT})?)|;?\\s*d\\s*/?\\s*(\\d+)(?<=^g/.*))?${FOR_A_MOVE}$`,
);

/** "3 2": minutes, and seconds for each move. */
const APART = /^(\d{1,3})\s+(\d{1,2})$/;

/** "40/90", "40/90+30": so many moves in so many minutes. Fewer moves than these are read as nothing. */
const MOVES = /^(\d{2,3})\/(\d{1,3})(?:\s*\+\s*(\d+))?$/;
const FEWEST = 20;
/** "90/40": where so many minutes stand before fewer moves, that is the other way to write it. */
const AN_HOUR = 60;

const DAYS = /\d\s*(?:d|days?|tage?n?)(?![a-z\d])/i;

/** Whether a text speaks of days: no clock on a table counts them. */
export const inDays = (typed: string): boolean => DAYS.test(typed);

const NONE = /^(?:none|no clock|no|no time|without|unlimited|ohne(?: uhr)?|keine?|unbegrenzt|∞|-)?$/;

type Part = { number: number; unit: "h" | "m" | "s" };

const unitOf = (word: string): Part["unit"] | null =>
  UNITS.find(([, names]) => new RegExp(`^(?:${names})\\.?$`).test(word))?.[0] ?? null;

/** The parts of a length. A number without a unit has that which is usual there, or the next one below. */
function partsOf(text: string, usual: Part["unit"]): Part[] {
  if (text.includes(":")) {
    const numbers = text.split(":").map(Number);
    const units = (["h", "m", "s"] as const).slice(3 - numbers.length);
    return numbers.map((number, i) => ({ number, unit: units[i]! }));
  }
  const found = [...text.matchAll(new RegExp(`(${NUMBER})\\s*(${UNIT})?`, "g"))];
  let unit = usual;
  return found.map(([, number = "", word], i) => {
    unit = word ? unitOf(word)! : i > 0 ? BELOW[unit] : usual;
    return { number: Number(number), unit };
  });
}

/** `5m`, `1h30m`; half a minute is `30s`. */
function written(parts: readonly Part[]): string {
  const whole = parts.every(({ number }) => Number.isInteger(number));
  const told = whole ? parts.filter(({ number }) => number > 0) : [];
  if (told.length > 0) return told.map(({ number, unit }) => `${number}${unit}`).join("");
  const seconds = Math.round(parts.reduce((sum, { number, unit }) => sum + number * SECONDS[unit], 0));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest}${parts[0]?.number === 0 ? (parts[0]?.unit ?? "s") : "s"}`;
  return `${minutes}m${rest > 0 ? `${rest}s` : ""}`;
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, "$1.")
    .replace(/½/g, ".5")
    .replace(/¼/g, ".25")
    .replace(/¾/g, ".75")
    .replace(/\s+/g, " ");

/** "1:30", "1:30:00", also with a part of a second; "90", "2 min", "1m30s", "1h 30". */
const SPAN = new RegExp(
  `^(?:${DIAL}(?:\\.\\d{1,3})?|(?:(?:${NUMBER})\\s*(?:${UNIT})\\s*)*(?:${NUMBER})(?:\\s*(?:${UNIT}))?)$`,
);

/** No time on a clock is longer: a year. */
const LONGEST = 366 * 86_400_000;

/**
 * One length of time in milliseconds, however it is typed. A number alone is minutes, as where a game is begun. Null for
 * what is no time.
 */
export function readSpan(typed: string): number | null {
  const plain = plainly(typed.trim())
    .replace(/^\+ ?/, "")
    .replace(/ ?(?:,|\band\b|\bund\b) ?/g, " ");
  if (!SPAN.test(plain)) return null;
  const parts = partsOf(plain, "m");
  const seconds = parts.reduce((sum, { number, unit }) => sum + number * SECONDS[unit], 0);
  const milliseconds = Math.round(seconds * 1000);
  return milliseconds <= LONGEST ? milliseconds : null;
}

/** A length of time as an act has it, with a single unit: `2m`, `90s`, `2.5s`. */
export const spanText = (milliseconds: number): string =>
  milliseconds % 60_000 === 0 ? `${milliseconds / 60_000}m` : `${milliseconds / 1000}s`;

/**
 * The time in the form of a script: "10+5" is `10m+5s`. Null stands for no clock. What is in another form goes to the
 * server as it was typed.
 */
export function readTime(typed: string): string | null {
  const text = typed.trim();
  const plain = plainly(text);
  if (NONE.test(plain)) return null;
  const [, first, second] = APART.exec(plain) ?? [];
  if (first !== undefined) return control(`${first}m`, `${Number(second)}s`);
  const [, before, behind, more] = MOVES.exec(plain) ?? [];
  const turned = Number(before) >= AN_HOUR && Number(behind) < Number(before) && Number(behind) >= FEWEST;
  const [moves, minutes] = turned ? [behind, before] : [before, behind];
  if (moves !== undefined && Number(moves) >= FEWEST)
    return `${moves}/${control(`${minutes}m`, `${Number(more ?? 0)}s`)}`;
  const [, base, increment, delay] = CONTROL.exec(plain) ?? [];
  if (base === undefined) return text;
  const time = written(partsOf(base, "m"));
  if (delay !== undefined) return `${time} d${delay}s`;
  return control(time, increment ? written(partsOf(increment, "s")) : "0s");
}

const control = (base: string, more: string): string => (/^0+[hms]?$/.test(more) ? base : `${base}+${more}`);

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
