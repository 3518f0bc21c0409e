/** Search over the articles of many codes: every word must be found, and the best comes first. */

import type { Article } from "../live/requests";

/**
 * An article, or a step of the timeline in the form of one; `href`: its address where it is no article; `near`: how near
 * the code is to today's game, from 0 to 1.
 */
export type Searched = { code: string; name: string; article: Article; href?: string; near?: number };

/** What was found once, and the articles of other codes that say the same in the same words. */
export type Found = Searched & { also: readonly Searched[] };

/** Where a word was found, and what that is worth. */
const WORTH = { number: 100, numberBegins: 60, heading: 20, text: 10, within: 4, doubt: 2 } as const;

/** What it is worth that all words stand together, as they were typed. */
const PHRASE = 15;

/** What is typed, as words. */
export const wordsOf = (sought: string): string[] => sought.toLowerCase().split(/\s+/).filter(Boolean);

/** Other words of the laws for one that a reader types. */
export type Otherwise = Readonly<Record<string, readonly string[]>>;

/** Of two articles that say as much, that of today's laws comes first: most who look something up play by them. */
const NEAR = 28;

/** No word but what was typed. */
const AS_TYPED: Otherwise = {};

/** Each word that was typed, with those that the laws have for it. */
function meantBy(sought: string, otherwise: Otherwise): string[][] {
  return wordsOf(sought).map((word) => {
    const others: unknown = otherwise[word.replaceAll("’", "'")];
    return [word, ...(Array.isArray(others) ? (others as string[]) : []), ...stemOf(word)];
  });
}

/** What a word begins with in all its forms: "touch" of "touched". None where too little of it would be left. */
function stemOf(word: string): string[] {
  const stem = /^(\p{L}{4,}?)(?:ing|ed|es|s)$/u.exec(word)?.[1];
  return stem === undefined ? [] : [stem];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a word of the text begins so. */
const begins = (text: string, word: string): boolean =>
  new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(word)}`, "u").test(text);

function worthOf(word: string, { no, heading, says, doubts }: Article): number {
  const number = no.toLowerCase();
  if (number === word) return WORTH.number;
  if (number.startsWith(word) && /\d/.test(word)) return WORTH.numberBegins;
  const [head, text] = [heading.toLowerCase(), says.toLowerCase()];
  if (begins(head, word)) return WORTH.heading;
  if (begins(text, word)) return WORTH.text;
  if ([head, text, number].some((place) => place.includes(word))) return WORTH.within;
  return doubts.some((doubt) => begins(doubt.toLowerCase(), word)) ? WORTH.doubt : 0;
}

/** A word in the place of another is worth so much less. */
const IN_PLACE = 0.6;

/** What an article is worth for these words; 0 if one of them is not in it. A short text says more with the same words. */
function rank(meant: readonly string[][], { code, name, article, near = 0 }: Searched): number {
  const inName = (word: string): boolean => begins(`${code} ${name}`.toLowerCase(), word);
  let worth = 0;
  for (const [word = "", ...others] of meant) {
    const own = worthOf(word, article) || (inName(word) ? WORTH.within : 0);
    const found = Math.max(own, ...others.map((other) => IN_PLACE * worthOf(other, article)));
    if (found === 0) return 0;
    worth += found;
  }
  const words = meant.map(([word]) => word);
  const together = words.length > 1 && article.says.toLowerCase().includes(words.join(" "));
  return worth + (together ? PHRASE : 0) + NEAR * near + 1 / (1 + article.says.length / 100);
}

/** The articles that have all words, the best first; of equals the first stays first. What several codes say in the same words is one. */
export function search(sought: string, all: readonly Searched[], otherwise: Otherwise = AS_TYPED): Found[] {
  const meant = meantBy(sought, otherwise);
  if (meant.length === 0) return [];
  const found = all
    .map((one) => ({ one, worth: rank(meant, one) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const bySays = new Map<string, Found & { also: Searched[] }>();
  for (const { one } of found) {
    const says = `${one.article.heading}\n${one.article.says}`;
    const first = bySays.get(says);
    if (first) first.also.push(one);
    else bySays.set(says, { ...one, also: [] });
  }
  return [...bySays.values()];
}

/** A text in pieces, those that were sought marked: at the beginning of words, or within one where no word begins so. */
export function marked(
  text: string,
  sought: string,
  otherwise: Otherwise = AS_TYPED,
): { text: string; hit: boolean }[] {
  const lower = text.toLowerCase();
  const sets = meantBy(sought, otherwise);
  const words = sets
    .flat()
    .map((word) => (begins(lower, word) ? `(?<![\\p{L}\\p{N}])${escaped(word)}` : escaped(word)));
  if (words.length === 0) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${words.join("|")})`, "iu"))
    .map((text, i) => ({ text, hit: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
