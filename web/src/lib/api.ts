/** The JSON that the server speaks, and the few requests that the page makes. */

import type { Side } from "./men";
import type { Placement, Square } from "./squares";

export type { Placement, Side, Square };

export type Role = Side | "both" | "watch";

export type RulingKind =
  "obligation" | "right" | "offence" | "penalty" | "restored" | "completed" | "refused" | "result" | "note";

export type Ruling = {
  articles: string[];
  kind: RulingKind;
  says: string;
  /** Where the articles can be read otherwise. */
  doubts?: { article: string; says: string }[];
  /** What it rests on where only a proof could tell; `asks` where that can be played. */
  evidence?: { asks?: string; says: string };
};

/** What an act is about. */
export type Group = "hand" | "clock" | "word" | "claim" | "penalty" | "adjournment" | "score" | "official";

/** An act; what cannot be read today has its text alone. */
export type Entry = {
  act: number;
  text: string;
  /** `white`, `black`, `players`, `arbiter`, or a member of a side: `white#2`. */
  who?: string;
  group?: Group;
  /** The squares that it names. */
  squares?: Square[];
  rulings: Ruling[];
};

/** The way that a piece went. */
export type Way = { from: Square; to: Square };

export type LeadsTo = { fen: string; legal: string[] };

export type Option = {
  line: string;
  says: string;
  articles: string[];
  until: string;
  then?: string[];
  leads_to?: LeadsTo | null;
};

/** What must be done, with the pieces that stood on `squares` when the turn began, and stand on `now`. */
export type Duty = { kind: string; squares: Square[]; now: Square[]; articles: string[] };

export type HandOnMan = { side: Side; man: string; from: Square | null; over: Square | null };

export type Phase = "to-move" | "touched" | "made" | "choice" | "stopped" | "adjourned" | "over";

/** The dials as the last act left them; a side without a limit has no time. */
export type Clock = {
  white_ms?: number;
  black_ms?: number;
  running: Side | null;
  delay_ms: number;
  fallen: Side[];
  period: Record<Side, number | null>;
  moves: Record<Side, number>;
};

/** A move of the line that stands: in notation, or in words where none would do. */
export type LineMove = { number: number; by: Side; san?: string; words?: string; record?: string };

export type Standing = {
  code: string;
  result: string;
  reason: string | null;
  phase: Phase;
  turn: Side;
  fen: string;
  board: string;
  hand: HandOnMan | null;
  /** The hand that the last act left on what it touched. */
  resting?: { side: Side; squares: Square[] } | null;
  /** The sides whose "j'adoube" covers a touch to come. */
  adjusting?: Side[];
  /** The last way that a piece went. */
  last?: Way | null;
  must: string[];
  duty: Duty[];
  legal: string[];
  may: string[];
  ripe: string[];
  options: Option[];
  clock?: Clock | null;
  completed: number;
  offer?: Side | null;
  stand_ins?: Record<Square, string>;
  names?: Record<Square, string>;
  captured?: { white: string[]; black: string[] };
  line?: LineMove[];
  /** Who begins the game that is played instead of this one. */
  first_next?: Side;
  /** Illegal moves completed by each side, where they are counted. */
  offences?: Record<Side, number>;
  penalties?: Penalty[];
  /** What the players have written; absent until one has. */
  scores?: Record<Side, Sheet>;
  /** Moves counted towards a draw since notice was given, by what is counted. */
  counts?: Record<string, { by: Side; limit?: number } & Record<Side, number>>;
};

/** What a player has written of the game. */
export type Sheet = { lines: SheetLine[]; signed: string | null };

export type SheetLine = {
  text: string;
  number: number;
  by: Side;
  offer: boolean;
  struck: boolean;
  noted: "in-order" | "in-advance" | "otherwise" | "other";
};

/** Time given to the other side. */
export type Penalty = { side: Side; opponent_ms: number; article: string };

export type Header = { code: string; table: string; notice: string; start: string | null } & Record<
  string,
  unknown
>;

export type Seats = { white: boolean; black: boolean };

export type Proposal = { by: Side; act: string };

export type Snapshot = {
  game: string;
  role: Role;
  seats: Seats;
  header: Header;
  /** What the code says of the settings. */
  opening: Ruling[];
  version: number;
  entries: Entry[];
  standing: Standing;
  now_ms: number | null;
  stamp_ms: number | null;
  pending: Proposal | null;
};

export type Trouble = { code: string; says: string; reasons: string[] };

/** The act of a request that was not done; nothing after it was. */
export type Stopped = { act: string; error: Trouble };

/** The line keeps its first moves, and goes on with these. */
export type LineUpdate = { after: number; moves: LineMove[] };

/** What the server sends over the socket. */
export type Frame =
  | ({ type: "snapshot" } & Snapshot)
  | ({ type: "update"; line: LineUpdate } & Pick<
      Snapshot,
      "version" | "entries" | "standing" | "now_ms" | "stamp_ms" | "pending"
    >)
  | { type: "accepted"; request: string; version: number; stopped?: Stopped }
  | { type: "error"; request?: string | null; error: Trouble }
  | { type: "seats"; seats: Seats };

/** Something that can be agreed before a game; words in capitals in a value are to be filled in. */
export type Term = { key: string; values: { value: string; usual: boolean }[] };

/** A code, what can be agreed under it, and what may be wrong at its start. */
export type CodeTitle = { id: string; title: string; year: number; terms: Term[]; mistakes: Term[] };
export type Article = { no: string; heading: string; says: string; doubts: string[] };
export type Code = {
  id: string;
  title: string;
  articles: Article[];
  claims_with_a_move: string[];
  keeps_scores: boolean;
  /** A move as the code has it recorded. */
  record: string;
};
export type ArticleWithCases = Article & { cases?: { title: string; script: string }[] };

export type NewGame = {
  code: string;
  table: "physical" | "guarded";
  notice: "all" | "silent";
  seating: "one-board" | "two-browsers";
  colours: "lot" | "white" | "black";
  start: string | null;
  time: string | null;
  odds: string | null;
  giver: Side | null;
  /** Whatever else is agreed, by its key. */
  terms: Record<string, string>;
};

export type Created = {
  game: string;
  role: Role;
  links: { you: string; other: string | null; watch: string };
  /** What the lot gave; null where the colours were chosen. */
  lot: { you: Side } | null;
};

/** An answer that is no success, with all the reasons that the server gave. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.says);
  }
}

export function troubleOf(status: number, body: unknown): Trouble {
  const error = (body as { error?: Partial<Trouble> } | null)?.error;
  return {
    code: error?.code ?? "unreachable",
    says: error?.says ?? `The server answered ${status} without saying why.`,
    reasons: error?.reasons ?? [],
  };
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`/api/${path}`, init).catch(() => null);
  if (answer === null)
    throw new Refusal(0, {
      code: "unreachable",
      says: "The server cannot be reached just now.",
      reasons: [],
    });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || body === null) throw new Refusal(answer.status, troubleOf(answer.status, body));
  return body as T;
}

export const codes = (): Promise<CodeTitle[]> => ask("codes");

const known = new Map<string, Promise<Code>>();

/** A whole code. It does not change while the page is open, so it is asked for once. */
export function code(id: string): Promise<Code> {
  const asked = known.get(id) ?? ask<Code>(`codes/${encodeURIComponent(id)}`);
  known.set(id, asked);
  asked.catch(() => known.delete(id));
  return asked;
}

export const article = (id: string, no: string): Promise<ArticleWithCases> =>
  ask(`codes/${encodeURIComponent(id)}/articles/${encodeURIComponent(no)}`);

export const createGame = (game: NewGame): Promise<Created> =>
  ask("games", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(game),
  });

/** A script of acts, or PGN, which every other program reads. */
export type Form = "script" | "pgn";

/** The game as it may leave the house. */
export async function exported(game: string, key: string, form: Form): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/${form}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!answer.ok)
    throw new Refusal(answer.status, troubleOf(answer.status, await answer.json().catch(() => null)));
  return answer.text();
}
