/** Where it matters at once whether the line still leads to the server. */

import type { Seat } from "./frames";
import { officeOf } from "./own";
import type { Standing } from "./standing";

/** Whether somebody plays here against a clock. Where moves are sent, days are no matter of seconds. */
export function playsByClock(seat: Seat, { clock, result, forms = [] }: Standing): boolean {
  const plays = !["watch", "arbiter"].includes(officeOf(seat));
  return plays && clock != null && result === "*" && !forms.some((line) => line.endsWith(" sends TEXT"));
}
