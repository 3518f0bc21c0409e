/** A record from elsewhere as the server read it: a tree of moves, stepped through and laid out as text. */

import { Refusal, troubleOf, type Side } from "./api";
import type { Square } from "./squares";

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
  clock_ms: number | null;
};

/** Moves as they are written, where they cannot be played. */
export type Cut = { after: number | null; rest: string[]; why: string | null };

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

/** What the server takes at most, in bytes; told here too, since a browser that sends more never hears the answer. */
export const MOST_BYTES = 1024 * 1024;

/** Has the server read a text, and tell one of its games whole. */
export async function readRecord(text: Blob, game: number): Promise<Answer> {
  const answer = await fetch(`/api/records?game=${game}`, { method: "POST", body: text });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, troubleOf(answer.status, body));
  return body as Answer;
}

/** A tag as far as it is known: "1912" for "1912.??.??", nothing for "?". */
export const known = (tag: string | null): string => (tag ?? "").replace(/^[?.]+$|(\.\?+)+$/, "");

/** Where one stands in a record: behind a move, or (null) at the start. */
export type Spot = number | null;

const indices = new WeakMap<readonly Move[], Map<Spot, number[]>>();

function indexOf(moves: readonly Move[]): Map<Spot, number[]> {
  const known = indices.get(moves);
  if (known) return known;
  const index = new Map<Spot, number[]>();
  moves.forEach(({ after }, at) => {
    const known = index.get(after);
    if (known) known.push(at);
    else index.set(after, [at]);
  });
  indices.set(moves, index);
  return index;
}

/** The moves that follow, the one of the main line first. */
export const following = (moves: readonly Move[], spot: Spot): readonly number[] =>
  indexOf(moves).get(spot) ?? [];

export const nextOf = (moves: readonly Move[], spot: Spot): Spot => following(moves, spot)[0] ?? spot;

export const beforeOf = (moves: readonly Move[], spot: Spot): Spot =>
  spot === null ? null : (moves[spot]?.after ?? null);

export function endOf(moves: readonly Move[], spot: Spot): Spot {
  let end = spot;
  for (let next = nextOf(moves, end); next !== end; next = nextOf(moves, end)) end = next;
  return end;
}

/** The next or the previous of the moves that were considered in the same place. */
export function besideOf(moves: readonly Move[], spot: Spot, way: 1 | -1): Spot {
  if (spot === null) return null;
  const all = following(moves, beforeOf(moves, spot));
  return all[all.indexOf(spot) + way] ?? spot;
}

/** Where a key leads from a spot; null: it is no key of the record. */
export function stepBy(key: string, moves: readonly Move[], spot: Spot): { to: Spot } | null {
  switch (key) {
    case "ArrowRight":
      return { to: nextOf(moves, spot) };
    case "ArrowLeft":
      return { to: beforeOf(moves, spot) };
    case "ArrowDown":
      return { to: besideOf(moves, spot, 1) };
    case "ArrowUp":
      return { to: besideOf(moves, spot, -1) };
    case "Home":
      return { to: null };
    case "End":
      return { to: endOf(moves, spot) };
    default:
      return null;
  }
}

/** The spot from which something is wrong with a move: what stands before it, or the end if it is not played. */
export function beforeWrong(moves: readonly Move[], { number, by }: Pick<Move, "number" | "by">): Spot {
  const at = moves.findIndex((one) => one.number === number && one.by === by);
  return at < 0 ? endOf(moves, null) : beforeOf(moves, at);
}

/** Parts of the text in their order. */
export type Part =
  | { is: "move"; at: number; number: string; san: string; depth: number }
  | { is: "words"; text: string; depth: number }
  | { is: "act"; text: string; depth: number }
  | { is: "cut"; rest: string[]; why: string | null; depth: number }
  | { is: "open" | "close"; depth: number };

/** The tree as a reader sees it: the main line, and behind each move what might have been played instead. */
export function partsOf({ moves, cut }: Pick<Chronicle, "moves" | "cut">): Part[] {
  const parts: Part[] = [];
  const words = (texts: string[], depth: number): boolean => {
    const told = texts.flatMap((text) => saidIn(text)).map((one) => ({ ...one, depth }));
    parts.push(...told);
    return told.length > 0;
  };
  const cuts = (spot: Spot, depth: number): void => {
    for (const { after, rest, why } of cut) if (after === spot) parts.push({ is: "cut", rest, why, depth });
  };
  const line = (first: number, depth: number): void => {
    let at: number | undefined = first;
    let numbered = true;
    for (let start = true; at !== undefined; start = false) {
      const move: Move = moves[at]!;
      if (words(move.before, depth)) numbered = true;
      parts.push({
        is: "move",
        at,
        number: numberOf(move, numbered),
        san: move.san + marks(move.nags),
        depth,
      });
      numbered = words(move.comments, depth);
      const others = start && depth > 0 ? [] : following(moves, move.after).slice(1);
      for (const other of others) {
        parts.push({ is: "open", depth: depth + 1 });
        line(other, depth + 1);
        parts.push({ is: "close", depth: depth + 1 });
        numbered = true;
      }
      cuts(at, depth);
      at = following(moves, at)[0];
    }
  };
  cuts(null, 0);
  const first = following(moves, null)[0];
  if (first !== undefined) line(first, 0);
  return parts;
}

/** "12." before White's move, "12…" before Black's where it does not follow White's. */
export function numberOf({ number, by }: Pick<Move, "number" | "by">, always = true): string {
  if (by === "white") return `${number}.`;
  return always ? `${number}…` : "";
}

/** Words of a comment, and the acts in it; clocks and what other programs tell each other are left out. */
function saidIn(comment: string): ({ is: "words"; text: string } | { is: "act"; text: string })[] {
  const acts = [...comment.matchAll(/\[%act\s+([^\]]*)\]/g)].map(([, act = ""]) => plain(act));
  const text = comment
    .replace(/\[%[^\]]*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [
    ...acts.map((text) => ({ is: "act" as const, text })),
    ...(text === "" ? [] : [{ is: "words" as const, text }]),
  ];
}

/** An act without its stamp, and with the letters that were written by their numbers. */
const plain = (act: string): string =>
  act
    .replace(/^@\S+/, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/%(5B|5D|7B|7D|25)/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const GLYPHS: Record<number, string> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: " =",
  13: " ∞",
  14: " ⩲",
  15: " ⩱",
  16: " ±",
  17: " ∓",
  18: " +−",
  19: " −+",
};

const marks = (nags: number[]): string => nags.map((nag) => GLYPHS[nag] ?? ` $${nag}`).join("");
