/** A time control of a script in words. */

const UNITS: Readonly<Record<string, string>> = { s: "second", m: "minute", h: "hour", d: "day" };

/** `1m30s` → "1 minute 30 seconds"; null for what is no length of time. */
export function lengthWords(text: string): string | null {
  if (!/^(\d+[smhd])+$/.test(text)) return null;
  return [...text.matchAll(/(\d+)([smhd])/g)]
    .map(([, number, unit]) => `${number} ${UNITS[unit!]}${number === "1" ? "" : "s"}`)
    .join(" ");
}

const COUNTED = ["one", "two", "three", "four", "five"];

/** Seconds as people say them: "one minute", "two minutes", "10 minutes", "90 seconds". */
export function secondsWords(seconds: number): string {
  const minutes = seconds / 60;
  if (seconds > 0 && Number.isInteger(minutes))
    return `${COUNTED[minutes - 1] ?? minutes} minute${minutes === 1 ? "" : "s"}`;
  return `${seconds} second${seconds === 1 ? "" : "s"}`;
}

const PERIOD = /^(?:(\d+)\/)?([\dsmhd]+)(?:\+([\dsmhd]+))?(?:\s+([db])([\dsmhd]+))?(\*)?(\s+from move 1)?$/;

/** One period: "40 moves in 90 minutes and 30 seconds a move". */
function periodWords(text: string): string | null {
  const found = PERIOD.exec(text.trim());
  if (!found) return null;
  const [, moves, base = "", increment, kind, pause, repeats] = found;
  const time = lengthWords(base);
  const more = increment ? lengthWords(increment) : null;
  const free = pause ? lengthWords(pause) : null;
  if (time === null) return null;
  return [
    moves ? `${moves} moves in ` : "",
    time,
    more ? ` and ${more} a move` : "",
    free ? ` with a ${kind === "d" ? "delay" : "Bronstein delay"} of ${free}` : "",
    repeats ? ", again and again" : "",
  ].join("");
}

/** "3 minutes and 2 seconds a move"; what has another form is given back as it is. */
export function timeWords(time: string): string {
  const text = time.trim();
  if (text === "code") return "the code’s own time";
  const [, hourglass] = /^hourglass (.+)$/.exec(text) ?? [];
  if (hourglass) return `an hourglass of ${lengthWords(hourglass) ?? hourglass}`;
  const [, each] = /^each (.+)$/.exec(text) ?? [];
  if (each) return `${lengthWords(each) ?? each} for each move`;
  const [, white, black] = /^white (.+); ?black (.+)$/.exec(text) ?? [];
  if (white && black) return `${timeWords(white)} for White, ${timeWords(black)} for Black`;
  const periods = text.split(",").map(periodWords);
  return periods.every((period) => period !== null) ? periods.join(", then ") : text;
}
