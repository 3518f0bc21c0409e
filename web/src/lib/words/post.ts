/** A game by post in words: what was agreed, what was sent, and when. Nothing is ruled here. */

import type { Header } from "../live/frames";
import type { Entry, Ruling } from "../live/standing";
import { locale } from "../language.svelte";
import type { Side } from "../men";
import { POST } from "../messages/post";
import { wordOf } from "../messages/said";
import { lengthWords, timeWords } from "../time/words";
import { capital } from "./capital";

const agreed = (value: unknown): string | null =>
  typeof value === "string" && value !== "none" ? value : null;

/** "By post, 3 days to reply", "By post, 10 moves in 50 days" */
export function postWords(header: Header): string {
  const kind = typeof header.kind === "string" ? wordOf(POST.kinds, header.kind) : undefined;
  const [reply, time] = [agreed(header.reply), agreed(header.time)];
  const parts = [
    kind ?? POST.kinds.correspondence,
    reply && POST.toReply(lengthWords(reply) ?? reply),
    time && timeWords(time),
  ];
  return capital(parts.filter(Boolean).join(", "));
}

/** A day and a time as letters give them: "Tue 24 Nov, 14:05". */
export const dateWords = (date: Date): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(date);

/** What was sent, or said of it afterwards, with what came of it. */
export type Card = {
  act: number;
  /** Milliseconds since play began; null where the act has no stamp. */
  at_ms: number | null;
  by: Side | null;
  /** The record of a message; null for what was said of one. */
  record: string | null;
  /** What was done, for the rest: "exacts C". */
  did: string;
  rulings: readonly Ruling[];
};

/** Acts that say something of a message: it is adopted, penalised, excused. */
const OF_MESSAGES = /^(sends|adopts|exacts|waives|finds transmission-error)\b/;

/** The cards of a game and what was said of them, oldest first. */
export function cardsOf(entries: readonly Entry[]): Card[] {
  return entries.flatMap(({ act, text, at_ms, rulings }) => {
    const [who = ""] = text.split(" ", 1);
    const did = text.slice(who.length + 1);
    if (!OF_MESSAGES.test(did)) return [];
    const [side = ""] = who.split("#");
    const by = side === "white" || side === "black" ? side : null;
    const record = did.startsWith("sends ") ? did.slice("sends ".length) : null;
    return [{ act, at_ms: at_ms ?? null, by, record, did, rulings }];
  });
}
