/** Rulings as the page lists them. The words are the server's; the signs are the page's. */

import type { Entry, Group, Ruling, RulingKind } from "../live/standing";
import { KIND_WORDS } from "../messages/kinds";

/** A sign and a word for every kind of ruling, so that colour never speaks alone. */
export const signOf = (kind: RulingKind): { sign: string; word: string } => ({
  sign: SIGNS[kind],
  word: KIND_WORDS[kind],
});

const SIGNS: Record<RulingKind, string> = {
  obligation: "■",
  right: "◇",
  offence: "✕",
  penalty: "⇄",
  restored: "↶",
  completed: "✓",
  refused: "⊘",
  result: "●",
  note: "○",
};

/** "bcf-1912 22(a)" taken apart. */
export function citation(text: string): { code: string; no: string } {
  const gap = text.indexOf(" ");
  return gap < 0 ? { code: text, no: "" } : { code: text.slice(0, gap), no: text.slice(gap + 1) };
}

/** The same, where an article of the code itself may stand by its number alone, as in a match. */
export function citationIn(own: string, text: string): { code: string; no: string } {
  const { code, no } = citation(text);
  return no === "" ? { code: own, no: text } : { code, no };
}

/**
 * All rulings, newest first, each with the act that it answers. Rulings before the first act (0) are listed only if they
 * end the game or rest on a proof: the others are true of every game.
 */
export function rulingsOf(
  entries: readonly Entry[],
  opening: readonly Ruling[] = [],
): { act: number; at: number; text: string; group: Group | undefined; ruling: Ruling; key: string }[] {
  const beforeTheFirst: Entry = { act: 0, text: "", rulings: [...opening] };
  return [beforeTheFirst, ...entries]
    .flatMap(({ act, text, group, rulings }) =>
      asTheyCame(rulings.map((ruling, i) => ({ act, at: i + 1, text, group, ruling, key: `${act}.${i}` }))),
    )
    .filter(({ act, ruling }) => act > 0 || ruling.kind === "result" || ruling.evidence)
    .reverse();
}

type Listed = ReturnType<typeof rulingsOf>[number];

/** A move is made before it offends: where the judge names the offence of a hand first, the list has the move first. */
function asTheyCame<One extends Pick<Listed, "group" | "ruling">>(ruled: One[]): One[] {
  const came = [...ruled];
  for (let i = 1; i < came.length; i += 1) {
    const [before, one] = [came[i - 1]!, came[i]!];
    if (one.group === "hand" && one.ruling.kind === "note" && before.ruling.kind === "offence")
      [came[i - 1], came[i]] = [one, before];
  }
  return came;
}

/** Nothing is to be done about it: a move that is complete or begun, a duty, a move written down. */
export const isExpected = ({ group, ruling }: Pick<Listed, "act" | "group" | "ruling">): boolean =>
  ruling.evidence === undefined &&
  (ruling.kind === "completed" ||
    ruling.kind === "obligation" ||
    (ruling.kind === "note" && ["score", "hand", "clock"].includes(group ?? "")));

/** The kinds of ruling that cost somebody something, or give it to him. */
const WEIGHTY: readonly RulingKind[] = ["offence", "penalty", "refused", "restored", "result"];

/**
 * The doubts that stand with each ruling of a list, by its key: where the ruling decides something, and each doubt once,
 * with the first of the list on which it bears.
 */
export function doubtsOf(rulings: readonly Listed[]): ReadonlyMap<string, NonNullable<Ruling["doubts"]>> {
  const told = new Set<string>();
  const found = rulings.flatMap(({ key, ruling }) => {
    if (!WEIGHTY.includes(ruling.kind)) return [];
    const news = (ruling.doubts ?? []).filter(({ article, says }) => !told.has(`${article} ${says}`));
    news.forEach(({ article, says }) => told.add(`${article} ${says}`));
    return news.length > 0 ? [[key, news] as const] : [];
  });
  return new Map(found);
}

/** A ruling, or several in a row that went as expected. */
export type Shown = { key: string; one: Listed } | { key: string; folded: Listed[] };

/** Puts together what went as expected; `expected` says so of each. */
export function foldedOf(rulings: readonly Listed[], expected: (one: Listed) => boolean): Shown[] {
  const shown: Shown[] = [];
  for (const one of rulings) {
    const last = shown.at(-1);
    if (!expected(one)) shown.push({ key: one.key, one });
    else if (last && "folded" in last) last.folded.push(one);
    else shown.push({ key: `fold ${one.key}`, folded: [one] });
  }
  return shown;
}
