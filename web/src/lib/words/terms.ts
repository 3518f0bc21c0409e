/** What can be agreed before a game, in words. The server says which code allows what. */

import { capital } from "./capital";

/** What is to be filled in: a square, a number, a time, words. */
export type Blank = "SQ" | "N" | "TIME" | "TEXT";

/** A value taken apart at its blanks. */
export function parts(value: string): ({ text: string } | { blank: Blank })[] {
  return value
    .split(/\b(SQ|N|TIME|TEXT)\b/)
    .map((part, i) => (i % 2 === 1 ? { blank: part as Blank } : { text: part }))
    .filter((part) => "blank" in part || part.text !== "");
}

const KEYS: Record<string, string> = {
  right: "Has the first move",
  first: "Actually moves first",
  board: "Board placed",
  close: "Play ends after",
  "clock-set": "Clock actually set to",
  "draw-odds": "Wins a drawn game",
  "no-draw-before": "No draw by agreement before move",
};

export const termLabel = (key: string): string => KEYS[key] ?? capital(key.replaceAll("-", " "));

/** Values that say too little alone. */
const NAMED: Record<string, string> = {
  "board proper": "correctly",
  "clock-set none": "the time agreed",
  "clock-set TIME": "another time",
  "draw-odds none": "neither side",
  "board misplaced": "wrongly, with a dark corner square at the right",
  "arbiter present": "present and watching",
  "arbiter called": "comes when called",
  "arbiter absent": "none",
  "notation code": "the code’s own",
  "notation any": "either",
  "odds pawn-and-two": "Pawn and two moves",
  "odds moves N": "several moves",
};

/** What a player can undertake; `$1`: the square or the words that were agreed. */
const UNDERTAKEN: readonly [RegExp, string][] = [
  [/^win$/, "to win"],
  [/^mate-with-pawn$/, "to mate with a Pawn"],
  [/^mate-with-pawn (.+)$/, "to mate with the Pawn from $1"],
  [/^mate-with (.+)$/, "to mate with the piece from $1"],
  [/^mate-on (.+)$/, "to mate on $1"],
  [/^be-mated$/, "to be mated"],
  [/^be-stalemated$/, "to be stalemated"],
  [/^condition TEXT$/, "another condition"],
  [/^condition (.+)$/, "$1"],
];

const SIDES = /\b(white|black)\b/g;
const PIECES = /\b(pawns?|knight|bishop|rook|queen|king)\b/g;

/** Headers that the page shows in places of their own. */
const APART = [
  "code",
  "table",
  "notice",
  "start",
  "time",
  "search-states",
  "board",
  "first",
  "case",
  "giver",
];

/** What the players agreed on beyond code, table and start, a line each. */
export function settled(header: Readonly<Record<string, unknown>>): string[] {
  const giver = typeof header.giver === "string" ? capital(header.giver) : "White";
  return Object.entries(header)
    .filter((pair): pair is [string, string] => !APART.includes(pair[0]) && typeof pair[1] === "string")
    .map(([key, value]) =>
      key === "undertaking"
        ? `${giver} undertakes: ${valueLabel(key, value)}`
        : `${termLabel(key)}: ${valueLabel(key, value)}`,
    );
}

/** "Pawn and two moves", "to mate on …" */
export function valueLabel(key: string, value: string): string {
  const named = NAMED[`${key} ${value}`];
  if (named) return named;
  const undertaken = key === "undertaking" && UNDERTAKEN.find(([form]) => form.test(value));
  if (undertaken) return filled(value.replace(...undertaken), value);
  return filled(value, value).replaceAll("-", " ").replace(PIECES, capital).replace(SIDES, capital);
}

/** Dots for what is still to be filled in. */
const filled = (text: string, value: string): string =>
  parts(text)
    .map((part) => ("blank" in part ? (value === part.blank ? "as agreed" : "…") : part.text))
    .join("");
