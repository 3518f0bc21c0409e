/** Lengths of time and time controls. */

import type * as EN from "../en/time";
import type { Said } from "../said";

const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  s: ["Sekunde", "Sekunden"],
  m: ["Minute", "Minuten"],
  h: ["Stunde", "Stunden"],
  d: ["Tag", "Tage"],
};

const COUNTED = ["eine", "zwei", "drei", "vier", "fünf"];

const of = (number: number | string, unit: string): string => {
  const [one, several] = UNITS[unit] ?? [unit, unit];
  return `${number} ${String(number) === "1" ? one : several}`;
};

/** Seconds as people say them: "eine Minute", "zwei Minuten", "10 Minuten", "90 Sekunden". */
export function secondsWords(seconds: number): string {
  const minutes = seconds / 60;
  if (seconds > 0 && Number.isInteger(minutes))
    return `${COUNTED[minutes - 1] ?? minutes} Minute${minutes === 1 ? "" : "n"}`;
  return of(seconds, "s");
}

export const TIME: Said<typeof EN.TIME> = {
  seconds: secondsWords,
  length: of,
  movesIn: (moves) => `${moves} Züge in `,
  each: (time) => ` und ${time} pro Zug`,
  delay: (time) => ` mit ${time} Aufschub`,
  bronstein: (time) => ` mit ${time} Aufschub nach Bronstein`,
  again: ", immer von neuem",
  then: ", dann ",
  code: "die Bedenkzeit des Regelwerks",
  hourglass: (time) => `Sanduhr, ${time}`,
  eachMove: (time) => `${time} für jeden Zug`,
  apart: (white, black) => `${white} für Weiß, ${black} für Schwarz`,
  none: "ohne Uhr",
  dial: (days, hours) => `${days} Tage ${hours} Std.`,
  tempo: { standard: "Turnierschach", rapid: "Schnellschach", blitz: "Blitzschach" },
  arbiters: {
    present: "ein Schiedsrichter an diesem Brett",
    called: "ein Schiedsrichter, der auf Ruf kommt",
    absent: "kein Schiedsrichter",
  },
  regime: {
    full: "ein Schiedsrichter für dieses Brett",
    ordinary: "ein Schiedsrichter für mehrere Bretter",
  },
};
