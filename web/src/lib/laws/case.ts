/** A case of a code, act by act, as the server judged it. */

import type { JudgedCase, Ruling, Standing } from "../live/standing";
import { tableOf, type Table } from "../hand/table";
import { tell } from "../words/tell";

/** One act, and what is true after it. */
export type CaseStep = {
  /** Its line of script. */
  text: string;
  /** The act as a sentence. */
  said: string;
  rulings: readonly Ruling[];
  /** Why it cannot be done; null if it was. */
  impossible: string | null;
  standing: Standing;
};

/** A line of script without the time at which it was done. */
const unstamped = (text: string): string => text.replace(/^@\S+ /, "");

/** The acts of a case in their order, each told as it found the board. */
export function stepsOf({ start, acts }: Pick<JudgedCase, "start" | "acts">): CaseStep[] {
  let standing = start;
  let table: Table = tableOf(start);
  return acts.map((act) => {
    const text = unstamped(act.text);
    const said = tell(text, table.men);
    if ("impossible" in act)
      return { text: act.text, said, rulings: [], impossible: act.impossible, standing };
    standing = act.standing;
    table = tableOf(standing);
    return { text: act.text, said, rulings: act.rulings, impossible: null, standing };
  });
}

/** Headers that the page shows in another way, or not at all. */
const SHOWN_ELSEWHERE = ["case", "code", "start", "search-states"];

/** What was settled before the game, as key and value. */
export function settingsOf(script: string): [string, string][] {
  const head = script.split(/\n\s*\n/, 1)[0] ?? "";
  return head.split("\n").flatMap((line): [string, string][] => {
    const [, key = "", value = ""] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
    return key === "" || SHOWN_ELSEWHERE.includes(key) ? [] : [[key, value]];
  });
}

/** The number of the first act on which a ruling cites the article, from 1; 0 if it is cited before the first act. */
export function citedAt(steps: readonly CaseStep[], article: string): number {
  return steps.findIndex(({ rulings }) => rulings.some(({ articles }) => articles.includes(article))) + 1;
}

/** The script up to an act, without what is expected of it, ready to go on. */
export function scriptUpTo(script: string, steps: readonly CaseStep[], made: number): string {
  const head = script.split(/\n\s*\n/, 1)[0] ?? "";
  const done = steps.slice(0, made).filter(({ impossible }) => impossible === null);
  return [head.replace(/^case:.*\n/, ""), "", ...done.map(({ text }) => text), ""].join("\n");
}
