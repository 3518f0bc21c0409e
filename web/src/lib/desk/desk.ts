/** The arbiter's desk: what is asked of the server, and what it answers. The page decides nothing. */

import { ask, type Article } from "../live/requests";
import type { Ruling } from "../live/standing";
import type { Side } from "../men";
import type { Exhibit } from "../record/evidence";
import type { Square } from "../squares";

export const QUESTIONS = [
  "illegal-move",
  "touched",
  "repetition",
  "move-limit",
  "flag",
  "can-mate",
  "offence",
  "clocks",
  "start",
] as const;

export type Question = (typeof QUESTIONS)[number];

/** What else may have happened. */
export const OFFENCES = [
  "no-move",
  "two-hands",
  "pawn-left",
  "displaced",
  "device",
  "late",
  "disturbs",
  "offers-again",
  "draw-offer",
  "no-normal-means",
] as const;

export type Offence = (typeof OFFENCES)[number];

/** Those that are about the way of a piece, with its squares. */
export const MOVED: readonly Offence[] = ["two-hands", "pawn-left", "displaced"];

/** Those of which no position says more: the answer follows at once. */
export const AT_ONCE: readonly Offence[] = ["device", "late", "disturbs", "offers-again"];

/** What may have been wrong at the start. */
export const STARTS = ["colours", "men", "board"] as const;

export type Start = (typeof STARTS)[number];

export type Asked = {
  code: string;
  question: Question;
  tempo: string | null;
  regime: string | null;
  time: string | null;
  start: string | null;
  moves: string[];
  clocks: { white: string; black: string } | null;
  /** What the clocks showed at the irregularity. */
  clocks_then: { white: string; black: string } | null;
  /** What wrong clocks should show. */
  clocks_right: { white: string; black: string } | null;
  act: string | null;
  replies: string[];
  squares: Square[];
  assumed: Record<string, string>;
};

export type Setting = { value: string; says: string; headline?: string };

export type Switch = { key: string; says: string; value: string; settings: Setting[] };

export type Cited = Pick<Article, "no" | "heading" | "says"> & { doubts?: string[]; first: boolean };

/** A position that is compared with others. */
export type Stood = { fen: string; number: number; turn: Side; last?: [Square, Square] };

export type Clocks = {
  white: string | null;
  black: string | null;
  running: Side | null;
  estimate?: Estimate;
  /** Why a clock is set to less than it shows. */
  less?: Estimate;
};

/** Why times are not exact, and the articles that leave them to the arbiter. */
export type Estimate = { says: string; articles: Cited[] };

export type Answer = {
  question: Question;
  code: string;
  name: string;
  headline: string;
  kind?: string;
  articles: Cited[];
  /** By these the rules of standard games hold in a fast game that is watched closely. */
  basis?: Cited[];
  rulings: Ruling[];
  result: { result: string; reason: string | null } | null;
  clocks?: Clocks;
  turn: Side;
  must: string[];
  moves: string[];
  options: { line: string; says: string; articles: string[]; until: string }[];
  before: string;
  after: string;
  positions: Stood[];
  exhibits: Exhibit[];
  switches: Switch[];
  script: string;
};

export const askDesk = (asked: Asked): Promise<Answer> =>
  ask("desk", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
