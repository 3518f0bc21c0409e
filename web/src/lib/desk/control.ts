/** The time of a game as PGN has it, in the tag `TimeControl`. */

export const TEMPI = ["standard", "rapid", "blitz"] as const;

export type Tempo = (typeof TEMPI)[number];

/** "180+2", "300", "40/5400": moves, seconds, and seconds for each move. */
const PERIOD = /^(?:(\d+)\/)?(\d+)(?:\+(\d+))?$/;

/** By so many minutes for sixty moves a game is rapid, or blitz; the arbiter may set another tempo. */
const RAPID_BELOW = 60;
const BLITZ_UP_TO = 10;

/** The time as a script has it, and its tempo: "180+2" is `3m+2s`, blitz. Null for what says no time, such as "-". */
export function controlOf(tag: string): { time: string; tempo: Tempo } | null {
  const periods = tag.split(":").map((text) => PERIOD.exec(text.trim()));
  const first = periods[0];
  if (!first || periods.some((period) => period === null)) return null;
  const seconds = periods.reduce((sum, period) => sum + Number(period![2]), 0);
  if (seconds === 0) return null;
  const minutes = (seconds + 60 * Number(first[3] ?? 0)) / 60;
  const tempo = minutes >= RAPID_BELOW ? "standard" : minutes > BLITZ_UP_TO ? "rapid" : "blitz";
  return { time: periods.map((period) => scripted(period!)).join(", "), tempo };
}

function scripted([, moves, seconds, more]: RegExpExecArray): string {
  const whole = Number(seconds) % 60 === 0 ? `${Number(seconds) / 60}m` : `${Number(seconds)}s`;
  const added = Number(more ?? 0) > 0 ? `+${Number(more)}s` : "";
  return `${moves === undefined ? "" : `${moves}/`}${whole}${added}`;
}
