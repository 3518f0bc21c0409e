/** The score sheet: the moves of the line, two to a row, as a sheet has them. */

import type { LineMove, Sheet, Standing } from "../live/standing";
import type { Side } from "../men";
import { USUAL_ARRAY } from "../squares";
import { readable, written } from "./replay";

/** A row of the score; `at`: so many moves are made after each. */
export type Row = {
  number: number;
  white: string | null;
  black: string | null;
  at: { white: number; black: number };
};

/** Where a game began that did not begin with the usual array, as a FEN: without it the printed moves cannot be played over. */
export const unusualStart = (line: readonly Pick<LineMove, "fen">[], now: string): string | null => {
  const start = line[0]?.fen ?? now;
  return start === USUAL_ARRAY ? null : start;
};

export function rowsOf(line: readonly Pick<LineMove, "number" | "by" | "san" | "words" | "record">[]): Row[] {
  const rows: Row[] = [];
  line.forEach((move, i) => {
    const { number, by } = move;
    const last = rows.at(-1);
    const text = readable(move);
    const at = i + 1;
    const fits = last !== undefined && last.number === number && last[by] === null && by === "black";
    if (fits) [last.black, last.at.black] = [text, at];
    else
      rows.push({
        number,
        white: by === "white" ? text : null,
        black: by === "black" ? text : null,
        at: { white: at, black: at },
      });
  });
  return rows;
}

/** A row of a player's own sheet: what stands in the columns of both sides, struck out or not. */
export type Written = { text: string; struck: boolean; noted: string };
export type SheetRow = { number: number; white: Written[]; black: Written[] };

export function sheetRows({ lines }: Sheet): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const { number, by, text, struck, noted } of lines) {
    const last = rows.at(-1);
    const row = last?.number === number ? last : { number, white: [], black: [] };
    if (row !== last) rows.push(row);
    row[by].push({ text, struck, noted });
  }
  return rows;
}

/** The next move that a player's sheet lacks; null if it has them all. */
export function unwritten(standing: Pick<Standing, "line" | "offer" | "scores">, side: Side): string | null {
  const lines = standing.scores?.[side].lines ?? [];
  const number = lines.filter(({ struck, noted }) => !struck && noted !== "other").length;
  const move = standing.line?.[number];
  if (move === undefined) return null;
  const offered = standing.offer && number + 1 === standing.line?.length ? " (=)" : "";
  return `${written(move)}${offered}`;
}
