/** A round on electronic boards as the server watches it. The page decides nothing: it shows what is told. */

import type { Side } from "../men";
import { PAGE } from "../messages/page";
import { ask, Refusal, troubleOf } from "../live/requests";

/** A position that stood again, and the move that brought it about. */
export type Stood = { ply: number; move: string | null; fen: string };

export type Alarm = {
  sign: string;
  calls: string;
  side: Side | null;
  ply: number;
  code: string | null;
  articles: string[];
  says: string;
  fen: string;
  positions: Stood[];
  outcome: string | null;
};

export type Table = {
  id: number;
  event: string;
  round: string;
  board: string;
  white: string;
  black: string;
  state: string;
  result: string | null;
  plies: number;
  /** The single moves since a Pawn moved or a piece was taken. */
  quiet: number;
  last_move: string | null;
  moved_at: number;
  fen: string | null;
  /** In milliseconds. */
  clocks: { white: number | null; black: number | null };
  /** How many alarms there were of this game. */
  incidents: number;
  /** Those that are open. */
  alarms: Alarm[];
};

/** One entry of the log. */
export type Entry = {
  entry: number;
  /** In milliseconds since 1970. */
  at: number;
  change: string;
  id: number;
  round: string;
  board: string;
  white: string;
  black: string;
  sign: string;
  side: Side | null;
  ply: number;
  calls: string;
  code: string | null;
  articles: string[];
  says: string;
};

/** What has changed since the request before. */
export type Changes = {
  change: number;
  next: number;
  boards: Table[];
  copies: number[];
  log: Entry[];
  quiet_ms: number | null;
  wrong: string[];
};

/** What is known of the hall. */
export type Hall = Pick<Changes, "change" | "next" | "log" | "quiet_ms" | "wrong"> & {
  /** The games, each once, in the order of their boards. */
  tables: readonly Table[];
  /** Every board, copies included, by its number. */
  boards: ReadonlyMap<number, Table>;
};

export const NOTHING: Hall = {
  change: 0,
  next: 0,
  log: [],
  quiet_ms: null,
  wrong: [],
  tables: [],
  boards: new Map(),
};

const BY_NUMBER = new Intl.Collator("en", { numeric: true });

const inOrder = (one: Table, other: Table): number =>
  BY_NUMBER.compare(one.round, other.round) ||
  BY_NUMBER.compare(one.board || "~", other.board || "~") ||
  one.id - other.id;

/** The hall after what was told. A board that did not change stays the same object. */
export function after(hall: Hall, told: Changes): Hall {
  const boards =
    told.boards.length === 0
      ? hall.boards
      : new Map([...hall.boards, ...told.boards.map((table) => [table.id, table] as const)]);
  const copies = new Set(told.copies);
  return {
    ...told,
    log: told.log.length === 0 ? hall.log : [...hall.log, ...told.log],
    boards,
    tables: [...boards.values()].filter(({ id }) => !copies.has(id)).sort(inOrder),
  };
}

const opens = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });

/** What has changed since. */
export const askHall = (key: string, { change, next }: Pick<Hall, "change" | "next">): Promise<Changes> =>
  ask(`hall?change=${change}&entry=${next}`, opens(key));

/** The game of a board as PGN. */
export async function pgnOf(key: string, board: number): Promise<string> {
  const answer = await fetch(`/api/hall/${board}/pgn`, opens(key)).catch(() => null);
  if (answer === null) throw new Refusal(0, { code: "unreachable", says: PAGE.unreachable, reasons: [] });
  if (!answer.ok)
    throw new Refusal(answer.status, troubleOf(answer.status, await answer.json().catch(() => null)));
  return answer.text();
}
