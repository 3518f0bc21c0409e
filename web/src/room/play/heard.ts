/** What the other hand did, in words for a screen reader. */

import type { Entry, LineMove, RulingKind } from "../../lib/live/standing";
import { after, type Table } from "../../lib/hand/table";
import { quoted } from "../../lib/language.svelte";
import { SENTENCES } from "../../lib/messages/sentences";
import { curled } from "../../lib/curled";
import { codeName } from "../../lib/words/code";
import { citationIn } from "../../lib/words/rulings";
import { tell } from "../../lib/words/tell";

/** The acts as sentences, each told as it found the board; nothing if there are none. */
export function heardIn(entries: readonly Pick<Entry, "text">[], before: Table): string {
  let table = before;
  const said = entries.map(({ text }) => {
    const words = tell(text, table.men);
    table = after(table, text);
    return words;
  });
  return said.join(". ");
}

/** What happened while the connection was lost, in short; act by act where the words for it cannot be fetched. */
export async function missedWords(
  entries: readonly Entry[],
  line: readonly LineMove[],
  before: Table,
): Promise<string> {
  if (entries.length === 0) return "";
  const fetched = await import("./missed").catch(() => null);
  return fetched ? fetched.missedIn(entries, line, before) : heardIn(entries, before);
}

/**
 * The rulings to be said: of one new act all; of several, which came together after a gap, those that are more than the
 * completion of a move or a note. The newest act's are always said.
 */
export function ruledIn(entries: readonly Pick<Entry, "act" | "rulings">[], before: number): string {
  const newest = entries.at(-1);
  const news = before === 0 ? [] : entries.filter(({ act }) => act > before && act !== newest?.act);
  const weighs = news.flatMap(({ rulings }) => rulings).filter(({ kind }) => !PASSES.includes(kind));
  return [...weighs, ...(newest?.rulings ?? [])]
    .map(({ says }) => SENTENCES.own(says) ?? quoted(curled(says)))
    .join(" ");
}

/** Rulings that need not be heard once play has gone on. */
const PASSES: readonly RulingKind[] = ["completed", "note"];

/** Words said again are told again: a live region tells only what has changed. No words leave the last ones. */
export const toldAgain = (before: string, words: string): string =>
  words === "" ? before : words === before ? `${words} ` : words;

/** The newest ruling with its articles, as it is read aloud; null: nothing was ruled. */
export function lastRuled(entries: readonly Pick<Entry, "rulings">[], code: string): string | null {
  const ruling = entries.findLast(({ rulings }) => rulings.length > 0)?.rulings.at(-1);
  if (ruling === undefined) return null;
  const cited = ruling.articles.map((text) => citationIn(code, text));
  const articles = cited.map(({ code: from, no }) => (from === code ? no : `${codeName(from, null)} ${no}`));
  const says = SENTENCES.own(ruling.says) ?? quoted(curled(ruling.says));
  return [articles.join(", "), says].filter(Boolean).join(": ");
}
