/** The score sheet: the moves of the line, two to a row, as a sheet has them. */

import type { LineMove } from "./api";

export type Row = { number: number; white: string | null; black: string | null };

export function rowsOf(line: readonly LineMove[]): Row[] {
  const rows: Row[] = [];
  for (const { number, by, san, words } of line) {
    const last = rows.at(-1);
    const text = san ?? words ?? "";
    const fits = last !== undefined && last.number === number && last[by] === null && by === "black";
    if (fits) last.black = text;
    else rows.push({ number, white: by === "white" ? text : null, black: by === "black" ? text : null });
  }
  return rows;
}
