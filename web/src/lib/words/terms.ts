/** What can be agreed before a game, in words. The server says which code allows what. */

import { lengthWords } from "../time/words";
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

/** What can be agreed, by its key. */
export const KEYS: Readonly<Record<string, string>> = {
  kind: "Kind of game",
  reply: "Time to reply",
  sides: "Players on each side",
  table: "Table",
  notice: "Rulings",
  tempo: "Tempo",
  regime: "Supervision",
  arbiter: "Arbiter",
  hearing: "Claims",
  time: "Time",
  "draw-odds": "Wins a drawn game",
  close: "Play ends after",
  "default-time": "May arrive late by",
  odds: "Odds",
  right: "Has the first move",
  undertaking: "Undertaking",
  notation: "Notation",
  guidelines: "Guidelines",
  variation: "Variations",
  "no-draw-before": "No draw by agreement before move",
  "draw-after-moves": "Draw claimed after moves without progress",
  "no-resign-before": "No resignation before move",
  board: "Board placed",
  first: "Actually moves first",
  colours: "Colours",
  "clock-set": "Clock actually set to",
  points: "Points for a win, a draw, a loss",
  scores: "Moves missing in the scores",
  "electronic-scores": "Records on an electronic sheet",
  "visually-disabled": "Cannot see the board",
  "letters-white": "White’s names for the pieces",
  "letters-black": "Black’s names for the pieces",
};

export const termLabel = (key: string): string => KEYS[key] ?? capital(key.replaceAll("-", " "));

/** Values that say too little alone. */
const NAMED: Record<string, string> = {
  "kind over-the-board": "over the board",
  "kind correspondence": "by correspondence",
  "reply none": "not fixed, or a day by correspondence",
  "reply TIME": "another time",
  "sides white 1, black 1": "one player each",
  "sides white N, black N": "several in consultation",
  "variation without II.6(e)": "an illegal move that was replied to stands",
  "variation milder II.7": "no penalty for a sealed record that means no move",
  "variation milder III.3": "no penalty for a message that means no move",
  "tempo standard": "standard play",
  "regime full": "one arbiter for this board",
  "hearing at-once": "each ruled on at once",
  "hearing heard": "heard, then ruled on",
  "close none": "no fixed time",
  "default-time none": "as the code says",
  "guidelines none": "none announced",
  "guidelines I": "I: adjourned games",
  "guidelines II": "II: Chess960",
  "guidelines III": "III: games without increment",
  "guidelines D": "D: players who cannot see the board",
  "variation none": "none announced",
  "variation 10I-1": "10I: castling begun with the Rook",
  "variation 11H1": "11H1: the director only witnesses illegal moves",
  "variation 14H": "14H: insufficient losing chances",
  "variation 15A-1": "15A: a move recorded before it is made",
  "variation blitz-king": "Blitz: an illegal move loses",
  "colours reversed": "each player has the other’s pieces",
  "colours proper": "correctly",
  "board proper": "correctly",
  "clock-set none": "the time agreed",
  "clock-set TIME": "another time",
  "draw-odds none": "neither side",
  "board misplaced": "wrongly, with a dark corner square at the right",
  "draw-after-moves none": "fifty",
  "draw-after-moves N": "another number",
  "arbiter present": "present and watching",
  "arbiter called": "comes when called",
  "arbiter absent": "none",
  "notation code": "the code’s own",
  "notation any": "either",
  "notation numeric": "numeric",
  "points none": "one for a win, half a point for a draw",
  "points 3 1 0": "three for a win, one for a draw",
  "points TEXT": "other points",
  "electronic-scores none": "neither player",
  "electronic-scores both": "both players",
  "visually-disabled none": "neither player",
  "visually-disabled both": "both players",
  "letters-white none": "English: K Q R B N",
  "letters-black none": "English: K Q R B N",
  "scores complete": "none",
  "scores missing N N": "pairs of moves, of White’s and of Black’s",
  "odds pawn-and-two": "Pawn and two moves",
  "odds moves N": "several moves",
};

/** The languages whose names of King, Queen, Rook, Bishop and Knight can be chosen. */
const LANGUAGES: Readonly<Record<string, string>> = {
  "K D T L S": "German",
  "R D T F C": "French",
  "R D T A C": "Spanish or Italian",
  "K D T L P": "Dutch",
  TEXT: "other names",
};

/** What is to be filled in, and an example, where a blank stands for more than its word says. */
const FILLED: Readonly<Record<string, { says: string; example: string }>> = {
  "points TEXT": { says: "for a win, a draw, a loss", example: "2 1 0" },
  "letters-white TEXT": { says: "King, Queen, Rook, Bishop, Knight", example: "V D B F H" },
  "letters-black TEXT": { says: "King, Queen, Rook, Bishop, Knight", example: "V D B F H" },
};

const BLANKS: Readonly<Record<Blank, { says: string; example: string }>> = {
  SQ: { says: "square", example: "d5" },
  N: { says: "number", example: "30" },
  TIME: { says: "time", example: "30m" },
  TEXT: { says: "in words", example: "" },
};

/** What a blank asks for. Of two numbers the first is White’s. */
export function blankOf(key: string, value: string, at: number): { says: string; example: string } {
  const all = parts(value);
  const part = all[at];
  const blank = part && "blank" in part ? part.blank : "TEXT";
  const filled = FILLED[`${key} ${blank}`] ?? BLANKS[blank];
  const alike = all.flatMap((other, i) => ("blank" in other && other.blank === blank ? [i] : []));
  if (alike.length < 2) return filled;
  return { ...filled, says: `${filled.says}, ${at === alike[0] ? "White" : "Black"}` };
}

/** Terms of which several can be announced together, separated by commas. */
const TOGETHER = ["guidelines", "variation"];

/** The values that can be announced one beside the other; null where only one can be. */
export function together(key: string, values: readonly { value: string }[]): string[] | null {
  if (!TOGETHER.includes(key)) return null;
  return values.map(({ value }) => value).filter((value) => value !== "none" && !value.includes(","));
}

/** What holds where nothing is chosen and no value of the list is the usual one. */
export const unchosenLabel = (key: string): string => (key === "tempo" ? "by the time" : "as the code says");

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
  const language = key.startsWith("letters-") ? LANGUAGES[value] : undefined;
  if (language) return value === "TEXT" ? language : `${language}: ${value}`;
  if (key.startsWith("letters-")) return value;
  const several = TOGETHER.includes(key) && value.includes(", ");
  if (several)
    return value
      .split(", ")
      .map((one) => valueLabel(key, one))
      .join("; ");
  if (key === "reply") return lengthWords(value) ?? value;
  const undertaken = key === "undertaking" && UNDERTAKEN.find(([form]) => form.test(value));
  if (undertaken) return filled(value.replace(...undertaken), value);
  return filled(value, value).replaceAll("-", " ").replace(PIECES, capital).replace(SIDES, capital);
}

/** Dots for what is still to be filled in. */
const filled = (text: string, value: string): string =>
  parts(text)
    .map((part) => ("blank" in part ? (value === part.blank ? "as agreed" : "…") : part.text))
    .join("");
