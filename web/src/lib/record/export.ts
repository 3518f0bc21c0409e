/** A PGN as the reader wants it: with names, and with the acts or without. */

/** Tags in the order in which a PGN has them. */
export const TAGS = ["Event", "Site", "Date", "Round", "White", "Black"] as const;

export type Tags = Partial<Record<(typeof TAGS)[number], string>>;

/** A day as a tag has it: "2026.03.09". */
export function tagDate(milliseconds: number): string {
  const day = new Date(milliseconds);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

const quoted = (text: string): string => text.replace(/[\\"]/g, (sign) => `\\${sign}`);

/** Puts the tags that were written in the place of those that the server does not know. */
export function withTags(pgn: string, tags: Tags): string {
  return TAGS.reduce((text, name) => {
    const value = tags[name]?.replace(/\s+/g, " ").trim();
    if (!value) return text;
    const line = `[${name} "${quoted(value)}"]`;
    const known = new RegExp(`^\\[${name} ".*"\\]$`, "m");
    return known.test(text) ? text.replace(known, () => line) : `${line}\n${text}`;
  }, pgn);
}

/** The time of a clock, which other programs read too. */
const CLOCK = /\[%clk [\d:.]+\]/;

/**
 * The moves, their numbers, what the clocks showed, and the result; no other comments. A comment in braces never holds
 * another.
 */
export function movesOnly(pgn: string): string {
  const [head = "", ...body] = pgn.split(/\r?\n\r?\n/);
  const moves = body
    .join("\n")
    .replace(/\{([^}]*)\}/g, (_all, words: string) => {
      const clock = CLOCK.exec(words.replace(/\s+/g, " "));
      return clock ? ` {${clock[0]}} ` : " ";
    })
    .replace(/;[^\n]*/g, " ")
    // A number is said again after a comment; without one it is not.
    .replace(/\s+/g, " ")
    .replace(/(\d+)\. (\S+) \1\.\.\. /g, "$1. $2 ")
    .trim();
  return `${head}\n\n${wrapped(moves)}\n`;
}

/** Lines of at most 79 letters. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 79) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
