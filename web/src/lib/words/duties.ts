/** What must be done, in words. */

import { quoted } from "../language.svelte";
import { SENTENCES } from "../messages/sentences";
import type { Standing } from "../live/standing";
import type { Placement, Square } from "../squares";
import { kindOn, named } from "./men";

/** Each duty as the server says it, with the names of the pieces that stood on its squares. */
export const dutyWords = ({ must }: Pick<Standing, "must">, men: Placement, gone?: Square): string[] =>
  must.map((says) => dutyWord(says, men, gone));

/** One of them, in the language of the page where it has words for it. */
export const dutyWord = (says: string, men: Placement, gone?: Square): string =>
  SENTENCES.duty(says, (square) => kindOn(men, square), gone) ?? quoted(named(says, men, gone));
