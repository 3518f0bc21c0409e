/** What can be agreed before a game, in words. The server says which code allows what. */

import { LOBBY } from "../messages/lobby";
import { wordOf } from "../messages/said";
import { RULE_KEYS, RULE_VALUES } from "../messages/rules";
import { BLANKS, FILLED, LETTERS, TERM_KEYS, TERM_VALUES, TERMS } from "../messages/terms";
import { lengthWords, timeWords } from "../time/words";
import { agreed } from "./agreed";
import { capital } from "./capital";
import { sideName } from "./side";

export { TERM_KEYS as KEYS } from "../messages/terms";

/** What is to be filled in: a square, a number, a time, words. */
export type Blank = "SQ" | "N" | "TIME" | "TEXT";

/** A value taken apart at its blanks. */
export function parts(value: string): ({ text: string } | { blank: Blank })[] {
  return value
    .split(/\b(SQ|N|TIME|TEXT)\b/)
    .map((part, i) => (i % 2 === 1 ? { blank: part as Blank } : { text: part }))
    .filter((part) => "blank" in part || part.text !== "");
}

export const termLabel = (key: string): string =>
  wordOf(TERM_KEYS, key) ?? wordOf(RULE_KEYS, key) ?? capital(key.replaceAll("-", " "));

/** What a blank asks for. Of two numbers the first is White’s. */
export function blankOf(key: string, value: string, at: number): { says: string; example: string } {
  const all = parts(value);
  const part = all[at];
  const blank = part && "blank" in part ? part.blank : "TEXT";
  const name = `${key} ${blank}`;
  const filled = Object.hasOwn(FILLED, name) ? FILLED[name as keyof typeof FILLED] : BLANKS[blank];
  const alike = all.flatMap((other, i) => ("blank" in other && other.blank === blank ? [i] : []));
  if (alike.length < 2) return filled;
  return { ...filled, says: TERMS.ofSide(filled.says, sideName(at === alike[0] ? "white" : "black")) };
}

/** Terms of which several can be announced together, separated by commas. */
const TOGETHER = ["guidelines", "variation"];

/** The values that can be announced one beside the other; null where only one can be. */
export function together(key: string, values: readonly { value: string }[]): string[] | null {
  if (!TOGETHER.includes(key)) return null;
  return values.map(({ value }) => value).filter((value) => value !== "none" && !value.includes(","));
}

/** What holds where nothing is chosen and no value of the list is the usual one. */
export const unchosenLabel = (key: string): string => (key === "tempo" ? TERMS.byTheTime : TERMS.byTheCode);

/** What a player can undertake, by its form. */
const UNDERTAKEN: readonly [RegExp, keyof typeof TERMS.undertaken][] = [
  [/^win$/, "win"],
  [/^mate-with-pawn$/, "mate-with-pawn"],
  [/^mate-with-pawn (.+)$/, "mate-with-pawn-from"],
  [/^mate-with (.+)$/, "mate-with"],
  [/^mate-on (.+)$/, "mate-on"],
  [/^be-mated$/, "be-mated"],
  [/^be-stalemated$/, "be-stalemated"],
  [/^condition TEXT$/, "another-condition"],
  [/^condition (.+)$/, "condition"],
];

/** What the players agreed on beyond code, table and start, a line each. */
export function settled(header: Readonly<Record<string, unknown>>): string[] {
  const giver = sideName(typeof header.giver === "string" ? header.giver : "white");
  return agreed(header).map(([key, value]) =>
    key === "undertaking"
      ? TERMS.undertakes(giver, valueLabel(key, value))
      : `${termLabel(key)}: ${valueLabel(key, value)}`,
  );
}

/** "Pawn and two moves", "to mate on …" */
export function valueLabel(key: string, value: string): string {
  const named = wordOf(TERM_VALUES, `${key} ${value}`) ?? wordOf(RULE_VALUES, `${key} ${value}`);
  if (named) return named;
  const language = key.startsWith("letters-") ? wordOf(LETTERS, value) : undefined;
  if (language) return value === "TEXT" ? language : `${language}: ${value}`;
  if (key.startsWith("letters-")) return value;
  const several = TOGETHER.includes(key) && value.includes(", ");
  if (several)
    return value
      .split(", ")
      .map((one) => valueLabel(key, one))
      .join("; ");
  if (key === "time") return timeWords(value);
  if (key === "reply") return lengthWords(value) ?? value;
  const undertaken = key === "undertaking" && UNDERTAKEN.find(([form]) => form.test(value));
  if (undertaken) return filled(value.replace(undertaken[0], TERMS.undertaken[undertaken[1]]), value);
  return filled(value, value)
    .replace(/[a-z]+/g, (word) => wordOf(TERMS.words, word) ?? word)
    .replaceAll("-", " ");
}

/** Dots for what is still to be filled in. */
const filled = (text: string, value: string): string =>
  parts(text)
    .map((part) => ("blank" in part ? (value === part.blank ? TERMS.asAgreed : "…") : part.text))
    .join("");

/** How a game began where it did not begin as usual: "Chess960, position 518", or that it began from a position. */
export function startWords(start: unknown): string | null {
  if (typeof start !== "string" || start === "none") return null;
  const [, number] = /^chess960\s+(\d+)$/.exec(start) ?? [];
  return number === undefined ? LOBBY.start : TERMS.chess960(number);
}
