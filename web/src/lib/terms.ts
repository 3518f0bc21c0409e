/** What can be agreed before a game, in words. Which code gives what, the server says. */

import { capital } from "./words";

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
  right: "The first move has",
  first: "In fact begins",
  board: "The board lies",
  kind: "How it is played",
  regime: "Supervision",
  close: "Play ends for good",
  "default-time": "Forfeit by absence",
  undertaking: "The giver undertakes",
  "no-draw-before": "No draw agreed before move",
  "no-resign-before": "Nobody resigns before move",
};

export const termLabel = (key: string): string => KEYS[key] ?? capital(key.replaceAll("-", " "));

/** Values that say too little alone. */
const NAMED: Record<string, string> = {
  "board proper": "as it should",
  "board misplaced": "a dark corner at each right hand",
};

const SIDES = /\b(white|black)\b/g;
const PIECES = /\b(pawns?|knight|bishop|rook|queen|king)\b/g;

/** What a header says beside its code, its table and its men: what the players agreed on, a line each. */
export function settled(header: Readonly<Record<string, unknown>>): string[] {
  const own = ["code", "table", "notice", "start", "time", "search-states", "board", "first", "case"];
  const giver = typeof header.giver === "string" ? ` (${capital(header.giver)})` : "";
  return Object.entries(header)
    .filter(([key, value]) => !own.includes(key) && key !== "giver" && typeof value === "string")
    .map(([key, value]) => {
      const whose = key === "undertaking" ? giver || " (White)" : "";
      return `${termLabel(key)}${whose}: ${valueLabel(key, String(value))}`;
    });
}

/** "Pawn and two moves", "mate on …" */
export function valueLabel(key: string, value: string): string {
  if (value === "pawn-and-two") return "Pawn and two moves";
  const named = NAMED[`${key} ${value}`];
  if (named) return named;
  const words = parts(value)
    .map((part) => ("blank" in part ? (value === part.blank ? "as agreed" : "…") : part.text))
    .join("")
    .replaceAll("-", " ");
  return key === "guidelines" ? words : words.replace(PIECES, capital).replace(SIDES, capital);
}
