/** Lengths of time and time controls. */

const COUNTED = ["one", "two", "three", "four", "five"];

const of = (number: number | string, unit: string): string =>
  `${number} ${unit}${String(number) === "1" ? "" : "s"}`;

/** Seconds as people say them: "one minute", "two minutes", "10 minutes", "90 seconds". */
export function secondsWords(seconds: number): string {
  const minutes = seconds / 60;
  if (seconds > 0 && Number.isInteger(minutes))
    return `${COUNTED[minutes - 1] ?? minutes} minute${minutes === 1 ? "" : "s"}`;
  return of(seconds, "second");
}

export const TIME = {
  seconds: secondsWords,
  /** With the unit of a script: `30`, `m`. */
  length: (number: string, unit: string): string =>
    of(number, ({ s: "second", m: "minute", h: "hour", d: "day" } as Record<string, string>)[unit] ?? unit),
  /** Of one period: "40 moves in ". */
  movesIn: (moves: string): string => `${moves} moves in `,
  each: (time: string): string => ` and ${time} a move`,
  delay: (time: string): string => ` with a delay of ${time}`,
  bronstein: (time: string): string => ` with a Bronstein delay of ${time}`,
  again: ", again and again",
  then: ", then ",
  code: "the code’s own time",
  hourglass: (time: string): string => `an hourglass of ${time}`,
  eachMove: (time: string): string => `${time} for each move`,
  apart: (white: string, black: string): string => `${white} for White, ${black} for Black`,
  none: "no clock",
  /** On a dial that shows days. */
  dial: (days: number, hours: number): string => `${days} days ${hours} h`,
  tempo: { standard: "standard chess", rapid: "rapid", blitz: "blitz" },
  arbiters: {
    present: "an arbiter at this board",
    called: "an arbiter who comes when called",
    absent: "no arbiter",
  },
  regime: { full: "one arbiter for this board", ordinary: "one arbiter for several boards" },
};
