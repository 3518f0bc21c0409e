/** Tables and entries for tests. */

import type { Alarm, Changes, Entry, Table } from "./hall";

export const table = (id: number, changes: Partial<Table> = {}): Table => ({
  id,
  event: "Open",
  round: "3",
  board: String(id),
  white: "Ada",
  black: "Bob",
  state: "playing",
  result: null,
  plies: 8,
  quiet: 8,
  last_move: "4… Ng8",
  moved_at: 1_000,
  fen: null,
  clocks: { white: null, black: null },
  incidents: 0,
  alarms: [],
  ...changes,
});

export const alarm = (changes: Partial<Alarm> = {}): Alarm => ({
  sign: "repetition",
  calls: "white-may-claim",
  side: null,
  ply: 8,
  code: "fide-2023",
  articles: ["9.2.2"],
  says: "The position stands for the third time.",
  fen: "8/8/8/8/8/8/8/8 w - - 0 1",
  positions: [],
  outcome: null,
  ...changes,
});

export const entry = (number: number, changes: Partial<Entry> = {}): Entry => ({
  entry: number,
  at: 1_000 * number,
  change: "raised",
  id: 1,
  round: "3",
  board: "1",
  white: "Ada",
  black: "Bob",
  sign: "repetition",
  side: null,
  ply: 8,
  calls: "white-may-claim",
  code: "fide-2023",
  articles: ["9.2.2", "9.5.2"],
  says: "The position stands for the third time.",
  ...changes,
});

export const told = (changes: Partial<Changes> = {}): Changes => ({
  change: 1,
  next: 0,
  boards: [],
  copies: [],
  log: [],
  quiet_ms: 0,
  wrong: [],
  ...changes,
});
