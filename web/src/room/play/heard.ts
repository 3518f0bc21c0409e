/** What the other hand did, in words for a screen reader. */

import type { Entry, Group, LineMove, RulingKind } from "../../lib/live/standing";
import { after, type Table } from "../../lib/hand/table";
import { ROOM } from "../../lib/messages/room";
import { readPlacement } from "../../lib/squares";
import { lineWords } from "../../lib/words/moved";
import { verb } from "../../lib/words/line";
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

/**
 * The rulings to be said: of one new act all; of several, which came together after a gap, those that are more than the
 * completion of a move or a note. The newest act's are always said.
 */
export function ruledIn(entries: readonly Pick<Entry, "act" | "rulings">[], before: number): string {
  const newest = entries.at(-1);
  const news = before === 0 ? [] : entries.filter(({ act }) => act > before && act !== newest?.act);
  const weighs = news.flatMap(({ rulings }) => rulings).filter(({ kind }) => !PASSES.includes(kind));
  return [...weighs, ...(newest?.rulings ?? [])].map(({ says }) => says).join(" ");
}

/** Rulings that need not be heard once play has gone on. */
const PASSES: readonly RulingKind[] = ["completed", "note"];

/** Words said again are told again: a live region tells only what has changed. No words leave the last ones. */
export const toldAgain = (before: string, words: string): string =>
  words === "" ? before : words === before ? `${words} ` : words;
