/** The timeline of the rules in the language of the page. */

import type { Language } from "../language.svelte";
import { timeline, type History } from "../live/timeline";

/** The texts in German, by the English that the server tells; a test of the server asks for each of them. */
const inGerman = (): Promise<Readonly<Record<string, string>>> =>
  import("../messages/de/timeline-texts.json").then((fetched) => fetched.default);

/** The same history with its texts in another language; what has no translation stays as it is. */
export const translated = (history: History, texts: Readonly<Record<string, string>>): History => {
  const say = (text: string): string => texts[text] ?? text;
  return {
    ...history,
    title: say(history.title),
    steps: history.steps.map((step) => ({
      ...step,
      when: say(step.when),
      title: say(step.title),
      says: say(step.says),
      source: say(step.source),
    })),
  };
};

/** How the rules became what they are, and the language in which it is told. */
export async function historyIn(language: Language): Promise<{ told: History[]; lang: Language }> {
  const [told, texts] = await Promise.all([
    timeline(),
    language === "de" ? inGerman().catch(() => null) : null,
  ]);
  return texts === null
    ? { told, lang: "en" }
    : { told: told.map((one) => translated(one, texts)), lang: language };
}
