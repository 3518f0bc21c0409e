/** The day of a game, in the language of the page. */

import { locale } from "../language.svelte";

/** "1 Dec 2026" */
export const dayWords = (day: Date | number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric" }).format(day);
