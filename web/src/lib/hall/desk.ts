/** From a table in the hall to the arbiter's desk, with the game loaded. */

import type { Question } from "../desk/desk";
import { hashOf } from "../desk/share";
import { EMPTY_SHEET } from "../desk/sheet";
import type { Alarm, Table } from "./hall";

const ASKS: Readonly<Record<string, Question>> = {
  repetition: "repetition",
  "repetition-ends": "repetition",
  "move-limit": "move-limit",
  "move-limit-ends": "move-limit",
  "dead-position": "can-mate",
  "played-on": "can-mate",
  "wrong-result": "can-mate",
  "illegal-move": "illegal-move",
  flag: "flag",
  "clock-at-zero": "flag",
};

/** The address of the desk with this game, and with the question of the alarm where there is one. */
export const deskPath = (
  { board }: Pick<Table, "board">,
  pgn: string,
  alarm: Pick<Alarm, "sign" | "code" | "side"> | null,
): string =>
  `/desk${hashOf({
    ...EMPTY_SHEET,
    table: board,
    pasted: pgn,
    ...(alarm?.code ? { code: alarm.code } : {}),
    question: alarm ? (ASKS[alarm.sign] ?? null) : null,
    // Where the feed has no clocks, only times spent, nothing else says whose flag it is.
    ...(alarm?.sign === "flag" && alarm.side ? { assumed: { fallen: alarm.side } } : {}),
  })}`;
