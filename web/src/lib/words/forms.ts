/** What a seat may say without being asked: lines with blanks, in groups and in words. */

import { CLAIMS, FACTS } from "../messages/clauses";
import { DECIDED, FORMS, GROUPS, REPORTED, SPEAKERS } from "../messages/forms";
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
  if (verb === "finds" && (what === "clock" || what === "move-counter")) return "time";
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

/** A time on a clock as a script has it: "5" and "5:30" are minutes. */
export function dialRead(typed: string): string {
  const parts = typed.trim().split(":");
  if (parts.length === 1) return `0:${parts[0]!.padStart(2, "0")}:00`;
  return parts.length === 2 ? `0:${parts[0]!.padStart(2, "0")}:${parts[1]}` : typed.trim();
}

/** Milliseconds as a clock shows them, in the form of a script. */
export function dialText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
