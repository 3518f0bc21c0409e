/** What a click on one of the starts begins, in one line. */

import { quoted } from "../lib/language.svelte";
import type { CodeTitle } from "../lib/live/requests";
import { DOOR } from "../lib/messages/door";
import { readTime } from "../lib/time/read";
import { beginsAtNothing, timeWords } from "../lib/time/words";
import { capital } from "../lib/words/capital";
import { codeTold } from "../lib/words/code";
import { isTime, type Fields, type Offer } from "./form";

/** It stands below the buttons, and can be changed further down. */
export function chosenIn(
  fields: Pick<Fields, "clock" | "time" | "table">,
  title: CodeTitle | undefined,
  offer: Pick<Offer, "ownTime">,
): string {
  const laws = title && codeTold(title);
  const code = laws ? (laws.english ? quoted(laws.knownAs) : laws.knownAs) : "…";
  const byCode = fields.clock === "code" && offer.ownTime;
  const time = readTime(fields.time);
  const clear = time !== null && isTime(time) && !beginsAtNothing(time);
  const agreed = time === null ? DOOR.noClock : clear ? capital(timeWords(time)) : DOOR.unclear;
  // By post nobody sees what is touched, and no clock stands on a table: a time is one to reply in, if it is set at all.
  if (title?.by_post) return DOOR.byPost(code, byCode ? DOOR.ownDays : time === null ? null : agreed);
  return DOOR.chosen(byCode ? DOOR.ownClock : agreed, code, DOOR.table[fields.table]);
}
