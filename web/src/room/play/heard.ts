/** What the other hand did, in words for a screen reader. */

import type { Entry } from "../../lib/live/standing";
import { after, type Table } from "../../lib/hand/table";
import { tell } from "../../lib/words/tell";

/** The acts as sentences, each told as it found the board; nothing if there are none. */
export function heardIn(entries: readonly Pick<Entry, "text">[], before: Table): string {
  let table = before;
  const said = entries.map(({ text }) => {
    const words = tell(text, table.men);
    table = after(table, text);
    return words;
  });
  return said.join(". ");
}
