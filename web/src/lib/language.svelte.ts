/** The language of the page's own texts. What the server says is English, and is marked so. */

import type { Said } from "./messages/said";

export type Language = "en" | "de";

export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** How dates and numbers are written. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

/** The German messages; they are fetched only where they are read. */
type German = typeof import("./messages/de/index");

let now = $state<Language>("en");
let german = $state.raw<German | null>(null);

/** The language that the page shows now. */
export const languageNow = (): Language => now;

export const locale = (): string => LOCALES[now];

/** The first of a browser's languages that the page has; English where it has none of them. */
export const firstOf = (languages: readonly string[]): Language =>
  languages.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag === "en" || tag === "de") ?? "en";

/** Shows the page in a language. Where its messages cannot be fetched, the page stays as it is. */
export async function speak(chosen: Language): Promise<void> {
  if (chosen === "de") {
    const fetched = german ?? (await import("./messages/de/index").catch(() => null));
    if (fetched === null) return;
    german = fetched;
  }
  now = chosen;
  if (typeof document !== "undefined") document.documentElement.lang = chosen;
}

/**
 * A set of messages in the language of the page: what reads it is shown anew when the language changes, if it reads it
 * where it shows it. `spoken(EN.CHAT, (de) => de.CHAT).title` is "Chat".
 */
export function spoken<T extends object>(english: T, inGerman: (all: German) => Said<T>): Said<T> {
  return new Proxy(english, {
    get: (_english, name) =>
      Reflect.get(now === "de" && german !== null ? (inGerman(german) as object) : english, name) as unknown,
  }) as Said<T>;
}

/** The isolates of Unicode: nothing is seen of them where they are left in. */
const OPENS = String.fromCharCode(0x2068);
const CLOSES = String.fromCharCode(0x2069);

/** Marks English words of the server inside a sentence of another language, so that they can be read out as English. */
export const quoted = (words: string): string =>
  now === "en" || words === "" ? words : `${OPENS}${words}${CLOSES}`;

/** A sentence taken apart where it quotes the server. */
export const quotedParts = (text: string): { text: string; english: boolean }[] =>
  text
    .split(new RegExp(`[${OPENS}${CLOSES}]`))
    .map((part, i) => ({ text: part, english: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
