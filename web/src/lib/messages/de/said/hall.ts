/** Was im Turniersaal gemeldet wird. */

import { SIDES } from "../cases";
import type { Pattern } from "./pattern";

const TIMES: Readonly<Record<string, string>> = {
  second: "zweiten",
  third: "dritten",
  fourth: "vierten",
  fifth: "fünften",
  sixth: "sechsten",
};

/** "nach 2… Ng8 und 4… Ng8", "am Anfang" */
const places = (english: string): string =>
  english.replace("at the start", "am Anfang").replaceAll("after ", "nach ").replaceAll(" and ", " und ");

/** Was zu sehen ist, mit dem Verb am Anfang. */
const SHOWN: readonly [english: RegExp, german: (...found: string[]) => string][] = [
  [
    /^the position stands for the (\w+) time(?:, as (.+))?$/,
    (times, as) =>
      `steht die Stellung zum ${TIMES[times!] ?? `${parseInt(times!)}.`} Mal${as ? `, wie ${places(as)}` : ""}`,
  ],
  [
    /^(\d+) moves on each side have gone by without a capture or a move of a Pawn$/,
    (n) => `hat jede Seite ${n} Züge gemacht, ohne zu schlagen oder einen Bauern zu ziehen`,
  ],
  [
    /^(\d+) moves on each side have gone by without a capture$/,
    (n) => `hat jede Seite ${n} Züge gemacht, ohne zu schlagen`,
  ],
  [/^(White|Black)'s clock shows (\S+)$/, (side, time) => `zeigt die Uhr von ${SIDES[side!]} ${time}`],
];

function shown(when: string, english: string, then: string): string | null {
  for (const [pattern, german] of SHOWN) {
    const found = pattern.exec(english);
    if (found) return `${capital(places(uncapital(when)))} ${german(...found.slice(1))}${then}.`;
  }
  return null;
}

const uncapital = (text: string): string => `${text[0]?.toLowerCase()}${text.slice(1)}`;
const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

export const HALL: readonly Pattern[] = [
  [
    "{A} {I}: {S} may claim a draw.",
    (when, what, side) => shown(when!, what!, `: ${side} kann Remis reklamieren`),
  ],
  [
    "{A} {I}: the player who has the move may claim a draw.",
    (when, what) => shown(when!, what!, ": Wer am Zug ist, kann Remis reklamieren"),
  ],
  ["{A} {I}: the game is over as a draw.", (when, what) => shown(when!, what!, ": Die Partie ist remis")],
  ["{A} {I}: that flag fell later.", (when, what) => shown(when!, what!, ": Diese Fahne fiel später")],
  ["{A} {I}, unless time was added.", (when, what) => shown(when!, what!, ", wenn keine Zeit dazukam")],
  ["{A} {I}.", (when, what) => shown(when!, what!, "")],
];
