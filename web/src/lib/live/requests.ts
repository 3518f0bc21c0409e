/** The few requests that the page makes over HTTP. */

import type { Side } from "../men";
import type { Role, Trouble } from "./frames";

/** Something that can be agreed before a game; words in capitals in a value are to be filled in. */
export type Term = { key: string; values: { value: string; usual: boolean }[] };

/** A code, what can be agreed under it, and what may be wrong at its start. */
export type CodeTitle = {
  id: string;
  /** Its name in a sentence: "FIDE 2023". */
  name: string;
  title: string;
  year: number;
  /** What people call it. */
  known_as: string;
  /** One line that makes one want to try it. */
  invitation: string;
  terms: Term[];
  mistakes: Term[];
};

export type Article = { no: string; heading: string; says: string; doubts: string[] };

export type Code = {
  id: string;
  /** Its name in a sentence: "FIDE 2023". */
  name: string;
  year: number;
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
  links: { you: string; other: string | null; watch: string; arbiter: string | null };
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
      says: "The server cannot be reached at the moment.",
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

/** Tells the other player something beside the game: words, or the way to the same game again. */
export const tellOther = (
  game: string,
  key: string,
  word: { text: string } | { rematch: string },
): Promise<unknown> =>
  ask(`games/${encodeURIComponent(game)}/words`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(word),
  });

/** A script of acts, or PGN, which every other program reads. */
export type Form = "script" | "pgn";

/** The game as it may be published. */
export async function exported(game: string, key: string, form: Form): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/${form}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!answer.ok)
    throw new Refusal(answer.status, troubleOf(answer.status, await answer.json().catch(() => null)));
  return answer.text();
}
