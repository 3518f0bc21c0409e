/** What must be done, in words. */

import { quoted } from "../language.svelte";
import type { Standing } from "../live/standing";
import type { Placement, Square } from "../squares";
import { named } from "./men";

/** Each duty as the server says it, with the names of the pieces that stood on its squares. */
export const dutyWords = ({ must }: Pick<Standing, "must">, men: Placement, gone?: Square): string[] =>
  must.map((says) => quoted(named(says, men, gone)));
