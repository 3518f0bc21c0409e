/** A card that goes by post: the game so far, and a line for the move. Read back, it gives the move. */

import { capital } from "./capital";
import type { LineMove } from "../live/standing";
import type { Side } from "../men";

export type CardGame = {
  /** Where the game is. */
  address: string;
  /** The name of the code. */
  code: string;
  /** Who writes the card. */
  by: Side;
  line: readonly LineMove[];
};

/** The words before the move. */
const SENDS = "sends:";

const move = (one: LineMove): string => one.record ?? one.san ?? one.words ?? "…";

/** The moves, a line for each number. */
function moves(line: readonly LineMove[]): string[] {
  const rows = new Map<number, string[]>();
  for (const one of line) {
    const row = rows.get(one.number) ?? [];
    if (row.length === 0 && one.by === "black") row.push("…");
    rows.set(one.number, [...row, move(one)]);
  }
  return [...rows].map(([number, row]) => `${number}. ${row.join("  ")}`);
}

/** The card as it is printed, with the move, or with a line on which to write it. */
export function cardText({ address, code, by, line }: CardGame, record = ""): string {
  const head = [code, address, ""];
  const written = record.trim() || "_".repeat(24);
  const gap = line.length > 0 ? [""] : [];
  return [...head, ...moves(line), ...gap, `${capital(by)} ${SENDS} ${written}`].join("\n");
}

/** The record on a card, or in a letter that holds nothing else; null where none was written. */
export function cardRead(text: string): string | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const at = lines.findIndex((line) => line.toLowerCase().includes(SENDS));
  const after =
    at < 0
      ? lines
      : [lines[at]!.slice(lines[at]!.toLowerCase().indexOf(SENDS) + SENDS.length), ...lines.slice(at + 1)];
  const written = after.map((line) => line.replace(/_{3,}/g, " ").trim()).filter((line) => line !== "");
  if (at < 0 && written.length !== 1) return null;
  return written[0]?.replace(/\s+/g, " ") ?? null;
}
