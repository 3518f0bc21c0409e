/** What the server sends over the socket. */

import type { Side } from "../men";
import type { Entry, LineMove, Ruling, Standing } from "./standing";

/** What a seat sees and does. */
export type Role = Side | "both" | "watch" | "arbiter";

/** A seat: beside the usual ones each further member of a side has his own, and each of several arbiters. */
export type Seat = Role | Further;

export type Further = `${Side | "arbiter"}#${number}`;

/** The links to the seats of a game; none to one that nobody is to take. */
export type SeatLinks = {
  you: string;
  other: string | null;
  watch: string;
  arbiter: string | null;
  further?: readonly FurtherLink[];
};

/** The link to the seat of a further member of a side, or of one of several arbiters. */
export type FurtherLink = { seat: Further; link: string };

export type Header = { code: string; table: string; notice: string; start: string | null } & Record<
  string,
  unknown
>;

export type Seats = {
  white: boolean;
  black: boolean;
  arbiter?: boolean;
  /** The further members of a side, and the other arbiters, who are here. */
  further?: Further[];
  /** How many watch. */
  watching?: number;
};

/** How a game is played: what was announced, and what the time and the code make of it. */
export type Manner = {
  tempo: "standard" | "rapid" | "blitz" | null;
  regime: "full" | "ordinary" | null;
  arbiter: "present" | "called" | "absent";
};

export type Proposal = { by: Side; act: string };

export type Snapshot = {
  game: string;
  role: Seat;
  seats: Seats;
  header: Header;
  manner: Manner;
  /** What the code says of the settings. */
  opening: Ruling[];
  version: number;
  /** The history that leads there, in one word: said with the next hello, so that another history is told anew. */
  seal?: string;
  entries: Entry[];
  standing: Standing;
  now_ms: number | null;
  stamp_ms: number | null;
  /** The same moment by the server's own clock, which no game stops. */
  at_ms?: number | null;
  pending: Proposal | null;
  /** What the players are called, as they said themselves. */
  names?: Names;
  /** The player whose seat nobody has taken yet; absent where both are taken. */
  invited?: Side;
  /** How far away the other player is, in milliseconds there and back; absent where that is not told. */
  away_ms?: number | null;
  /** The match to which the game belongs. */
  match?: string;
  /** The way to the same game again, which the opponent has set up; for who does not play, one of the players. */
  rematch?: string | null;
  /** What the opponent has made of the last offer of a rematch. */
  no_rematch?: NoRematch;
  /** The game of the rematch, once both players sit there. */
  rematch_joined?: string;
  /** The engine failed, and the program's own computer plays for it. */
  stands_in?: boolean;
  /** When the game was set up, in milliseconds since 1970. */
  created_ms?: number;
  /** How the same two play the game again, once it is over. */
  rematch_terms?: RematchTerms;
  /** What the players have said to each other since the table was opened, where both let it be said. */
  chat?: Said[];
};

/** How the same two play the game again, as its code has it. */
export type RematchTerms = {
  colours: "keep" | "change" | "lot";
  /** The side that begins, as far as that is known. */
  first: Side | null;
  articles: string[];
  /** What the game gave as the code counts a series; null where it counts as none. */
  scored: Record<Side, string> | null;
  /** The next game where each keeps his colour, and where the colours change. */
  kept?: Header;
  changed?: Header;
};

/** The names of the players and of the further members of their sides; none of who has not said his. */
export type Names = Partial<Record<Side | Further, string>>;

/** How an offer of a rematch ends that is not played: by him who was asked, or by him who had asked. */
export type NoRematch = "declined" | "withdrawn";

/** Something that a player said to the other, or a member of a side to the others of it alone. */
export type Said = { by: Seat; text: string; to?: "side" };

/** Why something was not done. Beside the code `invited` it is told to what the link invites. */
export type Trouble = { code: string; says: string; reasons: string[] } & Partial<Invitation>;

/** The seat to which a link invites, what is agreed for its game, and what those are called who play. */
export type Invitation = {
  seat: Side | "arbiter" | Further;
  header: Header;
  names: Names;
  /** How the game has ended; absent while it has not. */
  result?: string;
};

/** The act of a request that was not done; nothing after it was. */
export type Stopped = { act: string; error: Trouble };

/** The line keeps its first moves, and goes on with these. */
export type LineUpdate = { after: number; moves: LineMove[] };

export type Frame =
  | ({ type: "snapshot" } & Snapshot)
  | ({ type: "update"; line: LineUpdate } & Pick<
      Snapshot,
      | "version"
      | "seal"
      | "entries"
      | "standing"
      | "now_ms"
      | "stamp_ms"
      | "at_ms"
      | "pending"
      | "rematch_terms"
    >)
  | { type: "accepted"; request: string; version: number; stopped?: Stopped }
  /** `version`: that of the game, where an act was said on another. */
  | { type: "error"; request?: string | null; error: Trouble; version?: number }
  | { type: "seats"; seats: Seats }
  | { type: "names"; names: Names }
  | { type: "away"; away_ms: number | null }
  | { type: "rematch"; rematch: string }
  | { type: "norematch"; how: NoRematch }
  | { type: "standsin"; stands_in: boolean }
  | { type: "match" }
  | { type: "reads"; reads: boolean }
  | { type: "pong"; at_ms: number }
  | ({ type: "said" } & Said);
