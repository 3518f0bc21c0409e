/** The few requests that the page makes over HTTP. */

import type { Side } from "../men";
import { plainName } from "../names";
import type { Further, FurtherLink, Role, SeatLinks, Trouble } from "./frames";
import type { JudgedCase, JudgedScript, Ruling, Way } from "./standing";
import { PAGE } from "../messages/page";
import { troubleWords } from "../troubles";

/** Something that can be agreed before a game; words in capitals in a value are to be filled in. */
export type Term = {
  key: string;
  values: { value: string; usual: boolean }[];
  /** What is to be known before it is agreed. */
  says?: string;
};

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
  /** A player can undertake to win so many games of a match running. */
  undertaken_series?: boolean;
  /** Every game under it is played by messages. */
  by_post?: boolean;
  /** Its men, and what ends a game under it, are of the older game. */
  older?: boolean;
} & Partial<CodeAtTable>;

/** What a room has to know of its code before anybody reads an article; a server of before does not tell it. */
export type CodeAtTable = {
  claims_with_a_move: string[];
  keeps_scores: boolean;
  /** A move as the code has it recorded. */
  record: string;
};

export type Article = {
  no: string;
  heading: string;
  says: string;
  /** How certain it is, and where it was read: in a set of rules of the older game. */
  source?: string;
  doubts: string[];
  /** What people must find before it applies. */
  for_people?: string | null;
  /** The words of its topics. */
  topics: string[];
};

export type Code = {
  id: string;
  /** Its name in a sentence: "FIDE 2023". */
  name: string;
  year: number;
  older: boolean;
  title: string;
  articles: Article[];
} & CodeAtTable;

export type ArticleWithCases = Article & {
  cases: { title: string; script: string }[];
};

/** What became of an article from one edition to the next. */
export type How = "same" | "added" | "dropped" | "renumbered" | "changed" | "split" | "merged";

export type Edition = {
  code: string;
  name: string;
  /** Its number there; null where there is no such article. */
  no: string | null;
  how: How | null;
};

export type NewGame = {
  code: string;
  table: "physical" | "guarded";
  notice: "all" | "silent";
  seating: "one-board" | "two-browsers" | "computer";
  /** How well the computer plays, from 1 to 8, where it does. */
  level?: number | null;
  /** Who chooses the computer's moves, where it plays. */
  computer?: "own" | "engine";
  colours: "lot" | "white" | "black";
  start: string | null;
  time: string | null;
  odds: string | null;
  giver: Side | null;
  /** Whatever else is agreed, by its key. */
  terms: Record<string, string>;
  /** Under which name the other seat is offered to anybody; null or absent where it is not. */
  open?: string | null;
  /** What the player who asks for the game is called. */
  name?: string | null;
};

export type Created = {
  game: string;
  role: Role;
  links: SeatLinks;
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
    get says() {
      return error?.says === undefined ? PAGE.noReason(status) : troubleWords(error.says);
    },
    reasons: error?.reasons ?? [],
  };
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`/api/${path}`, init).catch(() => null);
  if (answer === null)
    throw new Refusal(0, {
      code: "unreachable",
      // Read where it is shown, in the language that the page has then.
      get says() {
        return PAGE.unreachable;
      },
      reasons: [],
    });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || body === null) throw new Refusal(answer.status, troubleOf(answer.status, body));
  return body as T;
}

/** What the engine of this server calls itself; null where none is installed, and while nobody answers. */
export const engine = (): Promise<string | null> =>
  ask<{ engine: string | null }>("engine").then(
    (told) => told.engine,
    () => null,
  );

/** Every code: those of the older game, then those of today's, each oldest first. */
export function everyCode(): Promise<CodeTitle[]> {
  const asked = (titles ??= ask<CodeTitle[]>("codes"));
  asked.catch(() => (titles = null));
  return asked;
}

/** They do not change while the page is open, so they are asked for once. */
let titles: Promise<CodeTitle[]> | null = null;

/** A code without its articles, which are many. */
export const codeTitle = (id: string): Promise<CodeTitle | null> =>
  everyCode().then((list) => list.find((one) => one.id === id) ?? null);

/** The codes of today's game. */
export const codes = (): Promise<CodeTitle[]> =>
  everyCode().then((list) => list.filter(({ older }) => !older));

const known = new Map<string, Promise<Code>>();

/** A whole code. It does not change while the page is open, so it is asked for once. */
export function code(id: string): Promise<Code> {
  const asked = known.get(id) ?? ask<Code>(`codes/${encodeURIComponent(id)}`);
  known.set(id, asked);
  asked.catch(() => known.delete(id));
  return asked;
}

const articleAt = (id: string, no: string): string =>
  `codes/${encodeURIComponent(id)}/articles/${encodeURIComponent(no)}`;

export const article = (id: string, no: string): Promise<ArticleWithCases> => ask(articleAt(id, no));

/** An article in every edition of its text, oldest first; empty where there is one edition. */
export const editions = (id: string, no: string): Promise<Edition[]> => ask(`${articleAt(id, no)}/editions`);

/** One of the cases that cite an article, counted from 1, judged act by act. */
export const judgedCase = (id: string, no: string, number: number): Promise<JudgedCase> =>
  ask(`${articleAt(id, no)}/cases/${number}`);

export type Topic = { topic: string; title: string };

let topicsAsked: Promise<Topic[]> | null = null;

/** The topics by which codes are compared, in the order of a game. */
export function topics(): Promise<Topic[]> {
  topicsAsked ??= ask<Topic[]>("topics");
  topicsAsked.catch(() => (topicsAsked = null));
  return topicsAsked;
}

type Called = { id: string; name: string; title: string; year: number; older: boolean };

/** What every code says on one topic. */
export type Compared = Topic & { codes: (Called & { articles: Article[] })[] };

export const compared = (topic: string): Promise<Compared> => ask(`topics/${encodeURIComponent(topic)}`);

/** What became of an article, which rules otherwise where `rules` says so, and not only in other words. */
export type Change = { how: How; old: Article | null; new: Article | null; rules: boolean };

export type Changes = { old: Called; new: Called; changes: Change[] };

export const changes = (older: string, newer: string): Promise<Changes> =>
  ask(`codes/${encodeURIComponent(older)}/changes/${encodeURIComponent(newer)}`);

/** What the laws say of a whole script, with the standing at its end. Nothing of it is kept. */
export const judgedScript = (script: string): Promise<JudgedScript> =>
  ask("judge?standings=last", { method: "POST", headers: { "content-type": "text/plain" }, body: script });

/** The same with the standing after each act, under another code where one is named. */
export const replayedScript = <T>(script: string, under: string | null): Promise<T> =>
  ask(`judge${under === null ? "" : `?under=${encodeURIComponent(under)}`}`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: script,
  });

export const createGame = (game: NewGame): Promise<Created> =>
  ask("games", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(game),
  });

/** Sets the same game up again: with the colours and the settings that its laws give it, and by lots that the server draws. */
export const setUpRematch = (
  game: string,
  key: string,
  wish: Pick<NewGame, "seating" | "level" | "computer" | "name">,
): Promise<Created> =>
  ask(`games/${encodeURIComponent(game)}/rematch`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(wish),
  });

/**
 * A seat that was taken, with the link for those who watch where it was an invitation that led there, and those of the further
 * members of the same side who are still to sit down.
 */
export type TakenSeat = {
  game: string;
  role: Side | "arbiter" | Further;
  link: string;
  watch?: string;
  further?: readonly FurtherLink[];
};

/** What a seat is taken with: a key that the page has drawn, and the player's name where he has said one. */
export const seating = (drawn: string, name: string): string =>
  JSON.stringify({ key: drawn, ...(plainName(name) ? { name: plainName(name) } : {}) });

/** A seat gets another key, which the page has drawn. */
export const takeSeat = (game: string, key: string, drawn: string, name = ""): Promise<TakenSeat> =>
  ask(`games/${encodeURIComponent(game)}/seat`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: seating(drawn, name),
  });

/** What a message would mean if it were sent. */
export type MessageRead = {
  records: { record: string; moves: { record: string; way: Way; fen: string }[] }[];
  /** Records for assumed replies that mean no legal move there. */
  idle: string[];
  rulings: Ruling[];
};

/** Asks what a message would mean, such as `white sends P-K4`. Nothing is sent. */
export const messageRead = (game: string, key: string, act: string): Promise<MessageRead> =>
  ask(`games/${encodeURIComponent(game)}/reading`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ act }),
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
