/** What the live line needs of the browser, and what it tells. */

import type {
  Invitation,
  Names,
  NoRematch,
  Proposal,
  RematchTerms,
  Said,
  Seats,
  Snapshot,
  Trouble,
} from "./frames";
import type { Entry, Standing } from "./standing";

/** What the line needs of a WebSocket. */
export type Wire = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export type Around = {
  connect(): Wire;
  later(run: () => void, milliseconds: number): () => void;
  id(): string;
  /** Milliseconds by the page's own clock, which nobody sets. */
  now(): number;
  /** Takes the seat to which a key invites, of which this much is known; the page then goes on with a key of its own. */
  takeSeat(invitation: string, to: Partial<Invitation>): Promise<void>;
};

export type News =
  | { is: "line"; open: boolean }
  /** The server's clock is so many milliseconds ahead of the page's. */
  | { is: "ahead"; by: number | null }
  /** A message takes so many milliseconds to the server and back. */
  | { is: "away"; ms: number }
  /** `foreign`: what came while the line was down, those of the entries that this page did not say; nothing at first. */
  | { is: "snapshot"; snapshot: Snapshot; foreign: Entry[] }
  /** `foreign`: those of the entries that this page did not say. */
  | {
      is: "update";
      version: number;
      entries: Entry[];
      standing: Standing;
      now_ms: number | null;
      stamp_ms: number | null;
      at_ms?: number | null;
      pending: Proposal | null;
      rematch_terms?: RematchTerms;
      foreign: Entry[];
    }
  | { is: "seats"; seats: Seats }
  | { is: "names"; names: Names }
  /** The other player is so many milliseconds away, there and back; null: that is not known. */
  | { is: "otherAway"; ms: number | null }
  /** The opponent has set the same game up again: the way to the seat there. Or the match of the game has gone on. */
  | { is: "rematch"; rematch: string }
  /** The opponent has declined the reader's offer, or has withdrawn his own. */
  | { is: "noRematch"; how: NoRematch }
  | { is: "standsIn"; standsIn: boolean }
  | { is: "match" }
  /** Whether the other player reads what is said to him. */
  | { is: "reads"; reads: boolean }
  | { is: "said"; said: Said }
  /** An act, and what was to follow it, was not done. */
  | { is: "refused"; act: string; dropped: string[]; trouble: Trouble }
  /** The server closed the door for good: a key that opens nothing, a game that is not there. */
  | { is: "closed"; trouble: Trouble }
  /** The outbox changed. */
  | { is: "outbox" }
  /** What was accepted just now stands in the standing already told, as after a reload: no update will come. */
  | { is: "shown" };
