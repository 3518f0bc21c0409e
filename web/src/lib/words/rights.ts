/** What the penalties that may be exacted are for, and which rights that were told are open no more. */

import type { Entry, Option, Ruling } from "../live/standing";

type Told = readonly Pick<Entry, "rulings">[];
type Cited = readonly Pick<Option, "articles" | "line">[];

/** An article of one of the options stands with the ruling. */
const isOf = (ruling: Ruling, options: Cited): boolean =>
  options.some(({ articles }) => articles.some((article) => ruling.articles.includes(article)));

/** The newest act that gave one of the rights that are open. */
const givenIn = (entries: Told, options: Cited): number =>
  entries.findLastIndex(({ rulings }) => rulings.some((one) => one.kind === "right" && isOf(one, options)));

/** The ruling that tells why a penalty may be exacted: the offence, and where none is named the right itself. */
export function exactedFor(entries: Told, options: Cited): Ruling | undefined {
  if (options.length === 0) return undefined;
  const given = entries[givenIn(entries, options)]?.rulings;
  const offence = (given ?? entries.flatMap(({ rulings }) => rulings)).findLast(
    ({ kind }) => kind === "offence",
  );
  return offence ?? given?.find((one) => one.kind === "right" && isOf(one, options));
}

/** The rulings with which a turn is past, or begins anew. */
const SETTLES: readonly Ruling["kind"][] = ["completed", "restored", "result"];

/** Rights that were told earlier in the turn, and are not among the penalties that may be exacted now. */
export function goneRights(entries: Told, options: Cited): Ruling[] {
  const given = givenIn(entries, options);
  // Where the turn has begun anew, nothing of it is told any more.
  if (entries[given]?.rulings.some(({ kind }) => kind === "restored")) return [];
  const before = entries.slice(0, Math.max(0, given));
  const since = before.findLastIndex(({ rulings }) => rulings.some(({ kind }) => SETTLES.includes(kind)));
  return before
    .slice(since + 1)
    .flatMap(({ rulings }) => rulings)
    .filter((one) => one.kind === "right" && !isOf(one, options));
}
