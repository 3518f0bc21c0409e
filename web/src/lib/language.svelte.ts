/** The language of the page's own texts. What the server says is English, and is marked so. */

import type { Said } from "./messages/said";
import { markedEnglish } from "./quoting";

export type Language = "en" | "de";

export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** How dates and numbers are written. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

/** All German messages. */
type German = typeof import("./messages/de/index");

/** The German messages in parts, as the pages show them: what is shown first waits for no more than its own words. */
const PARTS = {
  door: () => import("./messages/de/parts/door"),
  board: () => import("./messages/de/parts/board"),
  room: () => import("./messages/de/parts/room"),
  record: () => import("./messages/de/parts/record"),
  laws: () => import("./messages/de/parts/laws"),
  desk: () => import("./messages/de/parts/desk"),
  hall: () => import("./messages/de/parts/hall"),
  rulings: () => import("./messages/de/parts/rulings"),
} satisfies Readonly<Record<string, () => Promise<Partial<German>>>>;

/** A part of the messages. Those of the door are there wherever a language is. */
export type Part = keyof typeof PARTS;

let now = $state<Language>("en");
let german = $state.raw<Partial<German>>({});

/** The language that was chosen last: its messages may be on their way. */
let wished: Language = "en";
const needed = new Set<Part>(["door"]);
const coming = new Map<Part, Promise<void>>();

/** The language that the page shows now. */
export const languageNow = (): Language => now;

export const locale = (): string => LOCALES[now];

/** The first of a browser's languages that the page has; English where it has none of them. */
export const firstOf = (languages: readonly string[]): Language =>
  languages.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag === "en" || tag === "de") ?? "en";

/** Fetches a part of the German messages, once; what failed is tried again the next time. */
function fetched(part: Part): Promise<void> {
  const before = coming.get(part);
  if (before !== undefined) return before;
  const come = PARTS[part]().then(
    (words) => void (german = { ...german, ...words }),
    (error: unknown) => {
      coming.delete(part);
      throw error;
    },
  );
  coming.set(part, come);
  return come;
}

/**
 * Parts of the messages are needed from now on. They are there once this is done; where they cannot be fetched, English
 * stands in their place.
 */
export async function words(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  if (wished === "de") await Promise.allSettled(parts.map(fetched));
}

/** Shows the page in a language. Where its messages cannot be fetched, the page stays as it is. */
export async function speak(chosen: Language): Promise<void> {
  wished = chosen;
  if (chosen === "de") {
    const come = await Promise.all([...needed].map(fetched)).catch(() => null);
    if (wished !== chosen) return;
    if (come === null) return void (wished = now);
  }
  now = chosen;
  if (typeof document !== "undefined") document.documentElement.lang = chosen;
}

/**
 * A set of messages in the language of the page: what reads it is shown anew when the language changes, if it reads it
 * where it shows it. `spoken(EN.CHAT, (de) => de.CHAT).title` is "Chat".
 */
export function spoken<T extends object>(english: T, inGerman: (all: German) => Said<T>): Said<T> {
  /** Undefined where its part is not there. */
  const own = (): object | undefined => (now === "de" ? inGerman(german as German) : undefined);
  return new Proxy(english, {
    get: (_english, name) => Reflect.get(own() ?? english, name) as unknown,
  }) as Said<T>;
}

/** Marks English words of the server where the page is not English. */
export const quoted = (words: string): string => (now === "en" ? words : markedEnglish(words));
