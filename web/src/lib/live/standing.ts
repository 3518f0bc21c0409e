/** A game as the server tells it in JSON: its acts with their rulings, and what is true of it now. */

import type { Side } from "../men";
import type { Older } from "../older";
import type { Square } from "../squares";

export type RulingKind =
  "obligation" | "right" | "offence" | "penalty" | "restored" | "completed" | "refused" | "result" | "note";

export type Ruling = {
  articles: string[];
  kind: RulingKind;
  /** Why the act has no effect, where it is refused. */
  refusal?: { reason: string; detail?: string };
  says: string;
  /** Where the articles can be read otherwise. */
  doubts?: { article: string; says: string }[];
  /** What it rests on where only a proof could tell; `asks` where that can be played. */
  evidence?: { asks?: string; says: string };
};

/** What an act is about. */
export type Group =
  | "hand"
  | "clock"
  | "word"
  | "claim"
  | "penalty"
  | "adjournment"
  | "communication"
  | "score"
  | "official"
  | "boards";

/** An act; what cannot be read today has its text alone. */
export type Entry = {
  act: number;
  text: string;
  /** When it was done, in milliseconds since play began. */
  at_ms?: number;
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

export type Besides = { takes?: Square; rook?: [Square, Square] };

export type Phase = "to-move" | "touched" | "made" | "choice" | "stopped" | "adjourned" | "over";

/** The dials as the last act left them; a side without a limit has no time. */
export type Clock = {
  white_ms?: number;
  black_ms?: number;
  running: Side | null;
  delay_ms: number;
  /** Each side gains what the other uses. */
  hourglass?: boolean;
  fallen: Side[];
  period: Record<Side, number | null>;
  moves: Record<Side, number>;
};

/** A move of the line that stands: in notation, or in words where none would do. */
export type LineMove = {
  number: number;
  by: Side;
  san?: string;
  words?: string;
  record?: string;
  /** The position that it was made from. */
  fen: string;
  /** The way of the man that was moved. */
  way?: Way;
  /** The number of the act with which it was made; a silent table does not tell it. */
  act?: number;
};

/** A move that stands on the board though the law does not allow it, while it can be put right. */
export type Unlawful = {
  by: Side;
  is: "illegal" | "against-touch" | "against-requirement" | "begun" | "second-move";
  way?: Way;
};

/** What a line of `may` is about that does not tell it itself. */
export type About = {
  says: string;
  /** What follows a wrong claim. */
  wrong?: { opponent_ms?: number; offers_draw: boolean; articles: string[] };
};

/** A player who has not replied yet; times in milliseconds since play began. */
export type Silence = {
  by: Side;
  since_ms: number;
  days: number;
  /** He has given notice that he reflects longer. */
  notice: boolean;
  reminders: { day: number; at_ms: number; sent: boolean }[];
  lost_at_ms: number | null;
};

/** A reply for which a time was agreed; times in milliseconds since play began. */
export type ReplyDue = { by: Side; since_ms: number; due_ms: number };

/** An answer that a side has communicated for a reply of the other. */
export type AssumedReply = {
  by: Side;
  /** In UCI form. */
  reply: string;
  /** The same as the code records it. */
  record?: string;
  answer: string;
  /** More was communicated for what follows the answer. */
  goes_on: boolean;
};

export type Leave = { until_ms: number | null; days_left: number };

export type Standing = {
  code: string;
  /** How men and board of the older game differ from today's. */
  older?: Older | undefined;
  result: string;
  reason: string | null;
  phase: Phase;
  turn: Side;
  fen: string;
  board: string;
  hand: HandOnMan | null;
  /** Displaced men, where they belong, and who puts them back where the code says who. */
  displaced?: { man: string; belongs: Square; stands: Square | null; to_replace?: Side }[];
  /** The hand that the last act left on what it touched. */
  resting?: { side: Side; squares: Square[] } | null;
  /** The sides whose "j'adoube" covers a touch to come. */
  adjusting?: Side[];
  /** The last way that a piece went. */
  last?: Way | null;
  must: string[];
  duty: Duty[];
  legal: string[];
  /** What else a hand does for a legal move: a Rook to move in castling, a Pawn to take off en passant. */
  besides?: Record<string, Besides>;
  /** The moves that may be adopted, each as the code records it. */
  adopting?: Record<string, string>;
  may: string[];
  /** What this seat may say without being asked; words in capitals are to be filled in. */
  forms?: string[];
  ripe: string[];
  options: Option[];
  clock?: Clock | null;
  /** In a game by post: the player who has not replied, and his reminders; times since play began. */
  silence?: Silence;
  /** The leave of both sides, where the code gives any. */
  leave?: Record<Side, Leave>;
  /** In a game by post with a time to reply: the reply that is due. */
  reply?: ReplyDue;
  /** Answers that were communicated for the reply that is to be made now. */
  assumed?: AssumedReply[];
  /** The sides that have made a move and not pressed the clock since. */
  to_press?: Side[];
  /** The way on which the King may still follow its Rook, which went first, though the turn has passed. */
  follows?: { from: Square; to: Square };
  unlawful?: Unlawful | null;
  /** What lines of `may` are about, by the line without the square that it names. */
  about?: Record<string, About>;
  completed: number;
  offer?: Side | null;
  /** Both sides, the one that offered first before the other, while the offers of both stand. */
  offers?: Side[];
  /** For each side that may propose it, how many single moves go back if the player makes his last one anew. */
  take_back?: Partial<Record<Side, number>>;
  stand_ins?: Record<Square, string>;
  names?: Record<Square, string>;
  captured?: { white: string[]; black: string[] };
  line?: LineMove[];
  /** Who begins the game that is played instead of this one. */
  first_next?: Side;
  /** Illegal moves completed by each side, where they are counted. */
  offences?: Record<Side, number>;
  penalties?: Penalty[];
  /** The board of a player who has his own, where it differs from the other. */
  boards?: Partial<Record<Side, string>>;
  /** The points of a game that is over, as in "1/2"; absent where the code gives none. */
  scored?: Record<Side, string>;
  /** Points beside the result, as in "-1/2"; absent where there are none. */
  points?: Record<Side, string>;
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

/** Time given to the other side, or taken from the side itself. */
export type Penalty = { side: Side; opponent_ms?: number; own_ms?: number; article: string };

/** An act that was done, or one that cannot be done and changes nothing. */
export type CaseAct = (Entry & { standing: Standing }) | { text: string; impossible: string };

/** A case of a code, act by act. */
export type JudgedCase = {
  title: string;
  script: string;
  /** What the code says of the settings. */
  opening: Ruling[];
  /** What is true before the first act. */
  start: Standing;
  acts: CaseAct[];
};

/** A script as the server judged it. */
export type JudgedScript = {
  code: string;
  /** What the code says of the settings. */
  opening: Ruling[];
  /** The acts in order, as far as they can be done. */
  acts: Entry[];
  /** The act that cannot be done: nothing after it is judged. */
  impossible: { act: number; line: number; text: string; reasons: string[] } | null;
  /** What is true at the end. */
  standing: Standing;
};
