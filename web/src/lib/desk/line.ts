/** The game that the arbiter pasted, as far as it was read: its main line, and the illegal move at which it ends. */

import type { Side } from "../men";
import type { Chronicle, Move } from "../record/chronicle";
import { nextOf } from "../record/steps";
import { USUAL_ARRAY } from "./pasted";

/** A move that is written and illegal: the moves of the score end before it. */
export type Illegal = {
  written: string;
  by: Side;
  number: number;
  replies: readonly string[];
  /** What the clock of each mover showed after it and after each reply; null where the record does not say it. */
  clocks_ms: readonly (number | null)[];
};

/** The game so far: where it began, the moves of the main line, and the illegal move at which they end. */
export type Line = {
  start: string;
  moves: readonly Move[];
  illegal: Illegal | null;
  /** The text at which they end, where it is no move at all; null: none. */
  unread: string | null;
};

/** What is meant as a move, legal or not. */
const IS_MOVE =
  /^(?:[KQRBNP]?[a-h]?[1-8]?[x:-]?[a-h][1-8](?:=?\(?[QRBNKP]\)?)?(?:e\.p\.)?|[O0]-[O0](?:-[O0])?)[+#!?]*$/i;

export function lineOf(record: Chronicle): Line {
  const moves: Move[] = [];
  let last: number | null = null;
  for (let spot = nextOf(record.moves, null); spot !== null;) {
    last = spot;
    moves.push(record.moves[spot]!);
    const next = nextOf(record.moves, spot);
    spot = next === spot ? null : next;
  }
  const start = record.start ?? USUAL_ARRAY;
  const cut = record.start === null ? undefined : record.cut.find(({ after }) => after === last);
  const isMove = cut?.rest[0] === undefined || IS_MOVE.test(cut.rest[0]);
  const [written, ...replies] = isMove ? (cut?.rest ?? []) : [];
  const clocks_ms = [written, ...replies].map((_, at) => cut?.clocks_ms?.[at] ?? null);
  const [, turn, , , , number] = (moves.at(-1)?.fen ?? start).split(" ");
  const by = turn === "b" ? "black" : "white";
  const illegal =
    written === undefined
      ? null
      : ({ written, by, number: Number(number ?? 1), replies, clocks_ms } as const);
  return { start, moves, illegal, unread: isMove ? null : (cut?.rest[0] ?? null) };
}
