/** What happened while the connection was lost, for a screen reader. It is fetched only after a gap. */

import type { Entry, Group, LineMove } from "../../lib/live/standing";
import { after, type Table } from "../../lib/hand/table";
import { manOf } from "../../lib/men";
import { HEARD } from "../../lib/messages/men";
import { ROOM } from "../../lib/messages/room";
import { readPlacement, type Placement } from "../../lib/squares";
import { verb } from "../../lib/words/line";
import { kindName, kindOn } from "../../lib/words/men";
import { sideName } from "../../lib/words/side";
import { tell } from "../../lib/words/tell";

/** What belongs to the making of a move, and is told with it. */
const OF_A_MOVE: readonly (Group | undefined)[] = ["hand", "clock", "score"];

/** What follows a move as a matter of course. */
const FOLLOWS_A_MOVE = ["presses", "writes"];

/**
 * What happened while the connection was lost, in short: whole moves in place of each touch and press, and what was said
 * between them. The last, unfinished move is told act by act; so is everything at a table that does not tell when moves
 * are made.
 */
export function missedIn(
  entries: readonly Pick<Entry, "act" | "text" | "group">[],
  line: readonly LineMove[],
  before: Table,
): string {
  const moves = new Map(line.flatMap((move) => (move.act === undefined ? [] : [[move.act, move]])));
  const finished = Math.max(0, ...moves.keys());
  let table = before;
  const said = entries.flatMap(({ act, text, group }) => {
    const move = moves.get(act);
    const words = move ? lineWords(move, readPlacement(move.fen)) : tell(text, table.men);
    table = after(table, text);
    const apart = finished > 0 && act > finished ? !FOLLOWS_A_MOVE.includes(verb(text)) : act > finished;
    return move || apart || !OF_A_MOVE.includes(group) ? [words] : [];
  });
  return said.length === 0 ? "" : ROOM.meanwhile(said.join(". "));
}

/** A move of the line as it is heard: "Black: Knight from g8 to h6, check". @param men what stood where before it */
function lineWords({ by, san = "", words, way }: LineMove, men: Placement): string {
  const end = san.endsWith("#") ? HEARD.mate : san.endsWith("+") ? HEARD.check : "";
  const who = sideName(by);
  if (san.startsWith("O-O-O-O")) return HEARD.castlesUp(who) + end;
  if (san.startsWith("O-O-O")) return HEARD.castlesLong(who) + end;
  if (san.startsWith("O-O")) return HEARD.castlesShort(who) + end;
  if (!way) return `${who}: ${words ?? san}`;
  const becomes = /=([A-Z])/.exec(san)?.[1];
  const goes = (san.includes("x") ? HEARD.takes : HEARD.goes)(who, kindOn(men, way.from), way.from, way.to);
  const then = becomes ? HEARD.promoted(kindName(manOf(becomes)?.kind ?? "")) : "";
  return goes + then + end;
}
