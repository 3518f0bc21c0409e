/** A game of the room, looked back at: positions, and the acts that belong to each move. */

import type { Entry, LineMove, Standing } from "../live/standing";
import { manOf } from "../men";
import { LETTERED } from "../messages/letters";
import { readPlacement, type Square } from "../squares";

/** How many moves are made on the board that is looked at; null: the game as it stands. */
export type Spot = number | null;

/** The position after so many moves of the line. */
export const positionAt = (line: readonly LineMove[], made: number, now: string): string =>
  line[made]?.fen ?? now;

/** A move as a sheet of this game has it: in the code's notation where it has one of its own. */
export const written = ({ record, san, words }: Pick<LineMove, "record" | "san" | "words">): string =>
  record ?? san ?? words ?? "";

/** The same as it is read: with the letters of the reader's language, where the code has no notation of its own. */
export const readable = (move: Pick<LineMove, "record" | "san" | "words">): string =>
  move.record === undefined && move.san !== undefined ? LETTERED.move(move.san) : written(move);

/** "12. Nf3", "12… Nf6". */
export const numbered = (move: LineMove): string =>
  `${move.number}${move.by === "white" ? "." : "…"} ${readable(move)}`;

/** The acts that led to a move, counted from 1: those after the move before it. At 0, those before any move is made. */
export function entriesAt(
  entries: readonly Entry[],
  line: readonly LineMove[],
  made: number,
): readonly Entry[] {
  if (made === 0) return [];
  const until = line[made - 1]?.act;
  if (until === undefined) return [];
  const after = line[made - 2]?.act ?? 0;
  return entries.filter(({ act }) => act > after && act <= until);
}

/** Where a step leads. Beyond the last move is the game as it stands. */
export function stepped(spot: Spot, length: number, by: "first" | "back" | "on" | "last"): Spot {
  const here = spot ?? length;
  const to = Math.max(0, { first: 0, back: here - 1, on: here + 1, last: length }[by]);
  return to >= length ? null : to;
}

/** The King that stands in check after a move, as its notation says. */
export function checkedAt(move: LineMove | undefined, fen: string): Square | null {
  if (!move?.san || !/[+#]$/.test(move.san)) return null;
  for (const [square, letter] of readPlacement(fen)) {
    const man = manOf(letter);
    if (man?.kind === "king" && man.side !== move.by) return square;
  }
  return null;
}

const RESULTS: Readonly<Record<string, string>> = {
  "1-0": "1–0",
  "0-1": "0–1",
  "1/2-1/2": "½–½",
  "0-0": "0–0",
  "1/2-0": "½–0",
  "0-1/2": "0–½",
};

/** The result as a score has it. */
export const resultSign = ({ result }: Pick<Standing, "result">): string => RESULTS[result] ?? "";
