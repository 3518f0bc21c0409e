/** What a seat may say without being asked: lines with blanks, in groups and in words. */

import { capital } from "./capital";
import { CLAIMS, FACTS } from "./clauses";

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
  "send" | "speak" | "see" | "time" | "find" | "penalise" | "report" | "result" | "appeal";

/** In the order in which they are shown. */
export const GROUPS: Readonly<Record<FormGroup, string>> = {
  send: "Send your move",
  speak: "Between the two boards",
  see: "What you have seen",
  time: "Clocks and time",
  find: "Findings of fact",
  penalise: "Penalties",
  report: "Conduct",
  result: "Result and appeals",
  appeal: "Appeal",
};

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

/** `$1`: what stands in the first bracket. A side that is to be chosen follows the words. */
const SAYS: readonly [RegExp, string][] = [
  [/^observes$/, "Look at the board, and act on what stands there"],
  [/^observes move$/, "Rule on the last act, which I saw"],
  [/^declares draw$/, "Declare a draw that needs no claim"],
  [/^consents$/, "Allow a draw to be agreed"],
  [/^adjourns$/, "Break play off: the move is to be sealed"],
  [/^stops-clocks$/, "Stop both clocks"],
  [/^starts SIDE$/, "Start the clock of"],
  [/^gives SIDE \+TIME$/, "Give time, though nobody has done wrong, to"],
  [/^finds clock TIME TIME$/, "Set the clocks: White has, Black has"],
  [/^finds move-counter N N$/, "Set the move counter: White’s moves, Black’s moves"],
  [/^penalises SIDE warning$/, "Warn"],
  [/^penalises SIDE points -POINTS$/, "Take points from"],
  [/^penalises SIDE opponent-points \+POINTS$/, "Give the opponent points, for an offence by"],
  [/^penalises SIDE opponent \+TIME$/, "Give the opponent time, for an offence by"],
  [/^penalises SIDE own -TIME$/, "Take time from"],
  [/^penalises SIDE loss$/, "The game is lost by"],
  [
    /^penalises SIDE loss opponent 1\/2$/,
    "The game is lost, and the opponent has half a point. It is lost by",
  ],
  [/^penalises SIDE loss opponent 0$/, "The game is lost, and the opponent has nothing. It is lost by"],
  [/^penalises SIDE both-lose$/, "Both players lose, for an offence by"],
  [/^penalises SIDE fine N$/, "A fine, in the currency of the event. To be paid by"],
  [/^penalises SIDE exclusion N$/, "Exclude from this many coming rounds"],
  [/^penalises SIDE expulsion$/, "Expel from the event"],
  [/^finds accident$/, "The last touch was an accident"],
  [/^finds not-so$/, "The last touch was no accident"],
  [/^finds square SQ$/, "The piece that slipped stands on"],
  [/^finds absent SIDE$/, "Not at the board in time"],
  [/^finds flag SIDE$/, "The fallen flag belongs to"],
  [/^finds flag-first SIDE$/, "The flag that fell first belongs to"],
  [/^finds resigned SIDE$/, "Has resigned"],
  [/^finds absent (\w+)$/, "$1 is not at the board in time"],
  [/^finds flag-first (\w+)$/, "$1’s flag fell first"],
  [/^finds resigned (\w+)$/, "$1 has resigned"],
  [/^penalises (\w+) loss$/, "The game is lost by $1"],
  [/^penalises (\w+) loss opponent 1\/2$/, "The game is lost by $1, and the opponent has half a point"],
  [/^penalises (\w+) loss opponent 0$/, "The game is lost by $1, and the opponent has nothing"],
  [/^finds decided TEXT$/, "Another decision, in words"],
  [/^requires score SIDE$/, "Require the score to be brought up to date by"],
  [/^requires score (\w+)$/, "Require $1 to bring the score up to date"],
  [/^requires reconstruction$/, "Have the players go through the game again: no score is complete"],
  [/^corrects RESULT$/, "Correct the result to"],
  [/^upholds$/, "Reject the appeal: the decision stands"],
  [/^overturns RESULT$/, "Grant the appeal: the result is"],
  [/^sends TEXT$/, "The move, as you would write it on a card"],
  [/^takes leave N$/, "Take so many days of leave"],
  [/^appeals TEXT$/, "Appeal against a decision. Your reasons"],
  [/^announces TEXT$/, "Announce a move, as in Nf3 or Springer Gustav eins Felix drei"],
  [/^repeats TEXT$/, "Repeat the move that was announced"],
  [/^copies TEXT$/, "Make the other’s move on one’s own board, as in e2e4"],
  [/^presses$/, "Press the clock"],
  [/^asks count$/, "Ask how many moves were made, and for the times"],
  [/^asks boards$/, "Ask for two boards, one for each player"],
];

/** What was done, for a report. */
const REPORTED: Readonly<Record<string, string>> = {
  device: "A telephone or another device",
  notes: "Notes",
  advice: "Advice from somebody",
  "second-board": "A second board",
  "left-venue": "Left the venue",
  "left-area": "Left the playing area",
  talk: "Talk during play",
  "repeated-offers": "Offered or claimed a draw again and again",
  noise: "Disturbed the opponent",
  refusal: "Refused to keep to the laws",
  "covered-score": "Covered the score sheet",
};

const GRAVE =
  /^(penalises \w+ (loss|both-lose|fine|exclusion|expulsion)|corrects|overturns|finds (drawn|resigned|draw-agreed|absent))/;

function says(words: string): string {
  const [form, text] = SAYS.find(([form]) => form.test(words)) ?? [];
  if (form && text) return capital(words.replace(form, text).replace(/\b(white|black)\b/g, capital));
  const [, reported] = /^reports SIDE (\S+)$/.exec(words) ?? [];
  if (reported) return REPORTED[reported] ?? capital(reported.replaceAll("-", " "));
  const [, fact] = /^finds (\S+)$/.exec(words) ?? [];
  if (fact) return capital(FACTS[fact] ?? CLAIMS[fact] ?? fact.replaceAll("-", " "));
  return capital(words.replaceAll("-", " "));
}

/** A line as it is shown. An assistant is named; a player is where the seat speaks for both. */
export function formOf(line: string, named = false): Form {
  const [who = ""] = line.split(" ");
  const words = line.slice(who.length + 1);
  const cites = /^(penalises|gives|corrects) /.test(words);
  const [side = "", assistant] = who.split("-");
  const speaker = assistant ? `${capital(side)}’s assistant: ` : named ? `${capital(side)}: ` : "";
  return { line, says: `${speaker}${says(words)}`, grave: GRAVE.test(words), cites };
}

const groupOf = (line: string): FormGroup => {
  const [, verb = "", what = ""] = line.split(" ");
  if (verb === "finds" && (what === "clock" || what === "move-counter")) return "time";
  return BY_VERB[verb] ?? "find";
};

/** The lines in their groups, none of them empty. */
export function formGroups(lines: readonly string[]): { group: FormGroup; title: string; forms: Form[] }[] {
  const players = new Set(lines.map((line) => line.split(/[ -]/)[0]));
  const named = (group: FormGroup): boolean => group === "speak" && players.size > 1;
  return (Object.keys(GROUPS) as FormGroup[])
    .map((group) => ({
      group,
      title: GROUPS[group],
      forms: lines.filter((line) => groupOf(line) === group).map((line) => formOf(line, named(group))),
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
