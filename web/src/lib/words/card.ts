/** A card that goes by post: the game so far, and a line for the move. Read back, it gives the move. */

import { CARD } from "../messages/post";
import { sideName } from "./side";
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

/** The words before the move. A card is English, so that the other side can read it back in any language. */
const SENDS = "sends:";

/** The words before the move that is adopted of several: it is announced with the reply, on the same card. */
const ADOPTS = "adopts:";

const BLANK = "_".repeat(24);

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

/** The card as it is printed, with the move, or with a line on which to write it; and one for the move that is first to be adopted. */
export function cardText({ address, code, by, line }: CardGame, record = "", adopts = false): string {
  const head = [code, address, ""];
  const gap = line.length > 0 ? [""] : [];
  const side = by === "white" ? "White" : "Black";
  const adopted = adopts ? [`${side} ${ADOPTS} ${BLANK}`] : [];
  return [...head, ...moves(line), ...gap, ...adopted, `${side} ${SENDS} ${record.trim() || BLANK}`].join(
    "\n",
  );
}

/** What stands on the line of a card for the move that is adopted; null where none was written. */
export function cardAdopts(text: string): string | null {
  const line = text.split(/\r?\n/).find((one) => one.toLowerCase().includes(ADOPTS)) ?? "";
  const written = line.slice(line.toLowerCase().indexOf(ADOPTS) + ADOPTS.length);
  return line === "" ? null : written.replace(/_{3,}/g, " ").trim().replace(/\s+/g, " ") || null;
}

/**
 * The move that a card adopts, from square to square, among those that can be adopted, each with its record; null where it is none of
 * them, and where two have the same record.
 */
export function adopted(
  written: string,
  offered: readonly { move: string; record: string }[],
): string | null {
  const meant = offered.filter(({ move, record }) => [move, record].some((one) => key(one) === key(written)));
  return meant.length === 1 ? meant[0]!.move : null;
}

/** The record on a card, or in a letter that holds nothing else; null where none was written. */
export function cardRead(text: string): string | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => !line.toLowerCase().includes(ADOPTS));
  const at = lines.findIndex((line) => line.toLowerCase().includes(SENDS));
  const after =
    at < 0
      ? lines
      : [lines[at]!.slice(lines[at]!.toLowerCase().indexOf(SENDS) + SENDS.length), ...lines.slice(at + 1)];
  const written = after.map((line) => line.replace(/_{3,}/g, " ").trim()).filter((line) => line !== "");
  if (at < 0 && written.length !== 1) return null;
  return written[0]?.replace(/\s+/g, " ") ?? null;
}

/** A line for the move, with the side that sends it: "White sends: P-K4". */
const LINE_FOR_MOVE = /^\W*(white|black)\s+sends:/i;

/** A line of moves, with its number. */
const OF_MOVES = /^(\d+)\.\s+(.+)$/;

/** The rows of moves on a card, by their numbers, with single blanks. */
function rowsOn(lines: readonly string[]): Map<number, string> {
  const rows = lines.flatMap((line): [number, string][] => {
    const [, number, rest = ""] = OF_MOVES.exec(line.trim()) ?? [];
    return number === undefined ? [] : [[Number(number), rest.trim().replace(/\s+/g, " ")]];
  });
  return new Map(rows);
}

/** What counts in a row: blanks, full stops and capitals make no difference. */
const key = (row: string): string => row.toLowerCase().replace(/[\s.]/g, "");

const list = (rows: readonly [number, string][]): string =>
  rows.map(([number, row]) => `${number}. ${row}`).join(", ");

/** Where the moves on a card are not those of the game; null where they are, or the card shows none. */
function otherMoves(lines: readonly string[], line: readonly LineMove[]): string | null {
  const [there, here] = [rowsOn(lines), rowsOn(moves(line))];
  const differs = ([number, row]: [number, string]): boolean => key(there.get(number) ?? "") !== key(row);
  const first = [...here].find(differs);
  const beyond = [...there].filter(([number]) => !here.has(number));
  if (first === undefined) return beyond.length > 0 ? CARD.ahead(list(beyond)) : null;
  const [number, row] = first;
  const card = there.get(number) ?? "";
  const later = [...there.keys()].some((other) => other > number);
  if (!later && key(row).startsWith(key(card)))
    return CARD.older(list([...here].filter((one) => one[0] >= number)));
  if (!later && key(card).startsWith(key(row)) && number === Math.max(...here.keys()))
    return CARD.ahead(list([[number, card]]));
  return CARD.otherMove(number, card, row);
}

/**
 * What does not fit between a card and the game for which it is read, a sentence each: another game, other moves, an older
 * position, the other side, two lines for the move. A letter that holds the move alone is compared with nothing.
 */
export function cardFaults(text: string, { address, by, line }: CardGame): string[] {
  const lines = text.split(/\r?\n/);
  const senders = lines.flatMap((one) => LINE_FOR_MOVE.exec(one.trim())?.[1]?.toLowerCase() ?? []);
  const games = [...text.matchAll(/\/g\/([0-9a-z]+)/gi)].map(([, name = ""]) => name.toLowerCase());
  const own = /\/g\/([^/#?]+)/.exec(address)?.[1]?.toLowerCase();
  const foreign = games.find((name) => name !== own);
  const faults: string[] = [];
  if (foreign !== undefined) faults.push(CARD.otherGame(foreign));
  if (senders.length > 1) faults.push(CARD.twice);
  const other = senders.find((side) => side !== by);
  if (other !== undefined) faults.push(CARD.others(sideName(other), sideName(by)));
  const isCard = senders.length > 0 || games.length > 0 || rowsOn(lines).size > 0;
  const moved = isCard && foreign === undefined ? otherMoves(lines, line) : null;
  return moved === null ? faults : [...faults, moved];
}
