/** What a seat may say without being asked: lines with blanks, in groups and in words. */

import { CLAIMS, FACTS } from "../messages/clauses";
import { DECIDED, FORMS, GROUPS, REPORTED, SPEAKERS } from "../messages/forms";
import { readSpan, spanText } from "../time/read";
import { wordOf } from "../messages/said";
import { capital } from "./capital";
import { sideName } from "./side";

/** What is to be filled in. */
export type FormBlank = "SIDE" | "TIME" | "SQ" | "N" | "POINTS" | "RESULT" | "TEXT";

export type FormPart = { text: string } | { blank: FormBlank };

/** A line taken apart at its blanks. */
export function formParts(line: string): FormPart[] {
  return line
    .split(/\b(SIDE|TIME|SQ|N|POINTS|RESULT|TEXT)\b/)
    .map((part, i) => (i % 2 === 1 ? { blank: part as FormBlank } : { text: part }))
    .filter((part) => "blank" in part || part.text !== "");
}

/** The line with its blanks filled in, in their order. */
export function formFilled(line: string, filled: readonly string[]): string {
  let next = 0;
  return formParts(line)
    .map((part) => ("blank" in part ? (filled[next++] ?? "") : part.text))
    .join("");
}

export type FormGroup =
  "asked" | "send" | "speak" | "see" | "time" | "find" | "penalise" | "report" | "result" | "appeal";

const BY_VERB: Readonly<Record<string, FormGroup>> = {
  sends: "send",
  announces: "speak",
  repeats: "speak",
  copies: "speak",
  presses: "speak",
  asks: "speak",
  observes: "see",
  declares: "result",
  consents: "result",
  adjourns: "time",
  "stops-clocks": "time",
  starts: "time",
  gives: "time",
  finds: "find",
  puts: "asked",
  penalises: "penalise",
  reports: "report",
  requires: "report",
  corrects: "result",
  upholds: "result",
  overturns: "result",
  appeals: "appeal",
};

export type Form = {
  /** The line as the server lists it. */
  line: string;
  says: string;
  /** What is asked once more before it is said. */
  grave: boolean;
  /** An article can be named with it. */
  cites: boolean;
};

const GRAVE =
  /^(penalises \w+ (loss|both-lose|fine|exclusion|expulsion)|corrects|overturns|finds (drawn|resigned|draw-agreed|absent))/;

function says(words: string): string {
  const [, square] = /^puts queen ([a-h][1-8])$/.exec(words) ?? [];
  if (square) return DECIDED.setsQueen(square);
  const [side] = /\b(white|black)\b/.exec(words) ?? [];
  const form = wordOf(FORMS, words) ?? (side && wordOf(FORMS, words.replace(side, "WHO")));
  if (form) return capital(form.replace("$1", sideName(side ?? "")));
  const [, reported] = /^reports SIDE (\S+)$/.exec(words) ?? [];
  if (reported) return wordOf(REPORTED, reported) ?? capital(reported.replaceAll("-", " "));
  const [, fact] = /^finds (\S+)$/.exec(words) ?? [];
  if (fact) return capital(wordOf(FACTS, fact) ?? wordOf(CLAIMS, fact) ?? fact.replaceAll("-", " "));
  return capital(words.replaceAll("-", " "));
}

const OF_A_STOP = /^finds (so|not-so)$/;

/** A line as it is shown. After a stop of the clocks its reason is found. An assistant is named; a player is where the seat speaks for both. */
export function formOf(line: string, named = false, stopped = false): Form {
  const [who = ""] = line.split(" ");
  const words = line.slice(who.length + 1);
  const cites = /^(penalises|gives|corrects) /.test(words);
  const [side = "", assistant] = who.split("-");
  const speaker = assistant
    ? SPEAKERS.assistant(sideName(side))
    : named
      ? SPEAKERS.player(sideName(side))
      : "";
  const told = stopped && OF_A_STOP.test(words) ? DECIDED.reasonToStop(words === "finds so") : says(words);
  return { line, says: `${speaker}${told}`, grave: GRAVE.test(words), cites };
}

const groupOf = (line: string, stopped: boolean): FormGroup => {
  const [, verb = "", what = ""] = line.split(" ");
  if (stopped && OF_A_STOP.test(`${verb} ${what}`)) return "asked";
  if (verb === "finds" && ["clock", "move-counter", "postponed"].includes(what)) return "time";
  return BY_VERB[verb] ?? "find";
};

/** The lines in their groups, none of them empty. */
export function formGroups(lines: readonly string[]): { group: FormGroup; title: string; forms: Form[] }[] {
  // Of an accident it is only found that it was none.
  const stopped = lines.includes("arbiter finds so");
  const players = new Set(lines.map((line) => line.split(/[ -]/)[0]));
  const named = (group: FormGroup): boolean => group === "speak" && players.size > 1;
  return (Object.keys(GROUPS) as FormGroup[])
    .map((group) => ({
      group,
      title: GROUPS[group],
      forms: lines
        .filter((line) => groupOf(line, stopped) === group)
        .map((line) => formOf(line, named(group), stopped)),
    }))
    .filter(({ forms }) => forms.length > 0);
}

/** Points as they are typed, in halves, as an act has them: "½", "0.5" and "1/2" are `1/2`. */
function pointsRead(typed: string): string | null {
  const plain = typed.replace(",", ".").replace(/\s/g, "");
  const [, whole = "", half = ""] = /^(\d{0,3})(½|\.5|\.0)?$/.exec(plain) ?? [];
  const [, halves] = /^(\d{1,3})\/2$/.exec(plain) ?? [];
  const number = halves === undefined ? 2 * Number(whole) + (/[½5]/.test(half) ? 1 : 0) : Number(halves);
  if (!(number > 0)) return null;
  return number % 2 === 0 ? `${number / 2}` : `${number}/2`;
}

/** What is typed into a blank as an act has it; null for what nobody can read there. */
export function blankRead(blank: Exclude<FormBlank, "SIDE">, typed: string): string | null {
  const text = typed.trim();
  switch (blank) {
    case "TIME": {
      const span = readSpan(text);
      return span ? spanText(span) : null;
    }
    case "SQ":
      return /^[a-h][1-8]$/i.test(text) ? text.toLowerCase() : null;
    case "N":
      return /^\d{1,6}$/.test(text) ? text : null;
    case "POINTS":
      return pointsRead(text);
    default:
      return text || null;
  }
}

/** A time on a clock as an act has it: "5" and "5:30" are minutes. Null for what is no time. */
export function dialRead(typed: string): string | null {
  const span = readSpan(typed);
  return span === null ? null : dialText(span);
}

/** Milliseconds as an act has what a clock shows; parts of a second only where there are any. */
export function dialText(milliseconds: number): string {
  const [seconds, rest] = [Math.floor(milliseconds / 1000), Math.floor(milliseconds) % 1000];
  const two = (number: number): string => String(number).padStart(2, "0");
  const whole = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(3, "0")}`;
}
