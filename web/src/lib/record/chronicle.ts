/** A game from a PGN as the server read it: a tree of moves, its tags, and its errors. */

import { Refusal, troubleOf } from "../live/requests";
import type { Side } from "../men";
import type { Square } from "../squares";

export type Place = { game: number; line: number; byte: number };

export type Move = {
  /** The move that this one follows; null: the start. */
  after: number | null;
  number: number;
  by: Side;
  san: string;
  from: Square;
  to: Square;
  fen: string;
  nags: number[];
  before: string[];
  comments: string[];
  /** Below zero where he has overstepped the time. */
  clock_ms: number | null;
};

/** Moves that cannot be played, as they are written. */
export type Cut = {
  after: number | null;
  rest: string[];
  /** What the mover’s clock shows after each of them, in milliseconds. */
  clocks_ms?: (number | null)[];
  why: string | null;
};

export type Wrong = {
  kind: string;
  fault: boolean;
  says: string;
  place: Place;
  move: { number: number; by: Side } | null;
};

export type Chronicle = {
  game: number;
  tags: [name: string, value: string][];
  result: string | null;
  start: string | null;
  moves: Move[];
  cut: Cut[];
  wrong: Wrong[];
};

export type Title = {
  game: number;
  white: string | null;
  black: string | null;
  event: string | null;
  date: string | null;
  result: string | null;
  plies: number;
  faults: number;
};

export type Answer = { all: number; games: Title[]; record: Chronicle };

/** The most bytes that the server takes. The page checks it too, since a browser that sends more never hears the answer. */
export const MOST_BYTES = 1024 * 1024;

/** Lets the server read a text and tell one of its games whole. */
export async function readRecord(text: Blob, game: number): Promise<Answer> {
  const answer = await fetch(`/api/records?game=${game}`, { method: "POST", body: text });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, troubleOf(answer.status, body));
  return body as Answer;
}

/** A tag as far as it is known: "1912" for "1912.??.??", nothing for "?". */
export const known = (tag: string | null): string => (tag ?? "").replace(/^[?.]+$|(\.\?+)+$/, "");
