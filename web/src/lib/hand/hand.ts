/**
 * The player's hand: pointer and keyboard in, acts of the script out. A pure state machine; it knows when a
 * finger meant to touch, and nothing about chess.
 *
 * A press fills a ring before it touches (no ring for the mouse); moving lifts; the pointer's end sets the man
 * down and quits it. A man pressed and let go on its own square is touched and stays *poised*: the next tap
 * carries it, for those who cannot drag. With `hold` the hand stays on the man that was set down until it is
 * tapped. By keyboard Enter touches, arrows carry, Enter quits, Escape goes back.
 */

import type { Besides } from "../live/standing";
import type { Square } from "../squares";

export type Pointer = "mouse" | "touch" | "pen";

export type Point = { x: number; y: number };

/** What the hand needs to know of the table. */
export type Feel = {
  /** Whose man stands there, as seen by this hand; null for an empty square. */
  at(square: Square): "own" | "adverse" | null;
  /** The standing lists a move from the one square to the other: of an own man onto an own man, so a castling. */
  joins(from: Square, to: Square): boolean;
  /** What else is done for a move that the standing lists; null where nothing is, or where the player does it by hand. */
  besides(from: Square, to: Square): Besides | null;
  /** The hand has moved the piece there, and has only its press left: it takes it up again without touching it anew. */
  again(square: Square): boolean;
  /** The touch is announced as an adjustment, so nothing is poised after it. */
  adjusting: boolean;
};

export type HandSettings = {
  /** Milliseconds that a finger or pen must rest before it touches; the mouse touches at once. */
  ring: number;
  /** The hand stays on the man that was set down until the player says so. */
  hold: boolean;
};

export type Hand =
  | { is: "empty" }
  /** The ring is filling over a man, or (with `carries`) over the square where the poised man is to go. */
  | {
      is: "pressing";
      square: Square;
      carries: Square | null;
      lifted: boolean;
      kind: Pointer;
      start: Point;
      until: number;
    }
  /** Touched, the pointer still down. `again`: it was poised before, or is only adjusted, so that letting go ends the matter. */
  | { is: "touching"; square: Square; kind: Pointer; start: Point; again: boolean }
  /** In the air under the pointer. An adverse man is only dragged: it is not lifted until it is set down. */
  | {
      is: "carrying";
      from: Square;
      over: Square | null;
      tray: boolean;
      lifted: boolean;
      at: Point;
      kind: Pointer;
    }
  /** Touched, no pointer on it: a tap or an arrow carries it. */
  | { is: "poised"; square: Square }
  /** In the air without a pointer. */
  | { is: "walking"; from: Square; over: Square }
  /** Set down, the hand still on it. */
  | { is: "resting"; from: Square; on: Square }
  /** The pointer came back to the resting man: letting go releases it, dragging moves it on. */
  | { is: "quitting"; from: Square; on: Square; kind: Pointer; start: Point };

export type HandEvent =
  | { is: "down"; square: Square; kind: Pointer; at: Point; time: number }
  | { is: "move"; square: Square | null; tray: boolean; at: Point }
  | { is: "tick"; time: number }
  | { is: "up"; square: Square | null; tray: boolean }
  | { is: "cancel" }
  | { is: "enter"; square: Square }
  | { is: "carry"; to: Square }
  | { is: "remove"; square: Square }
  | { is: "escape" }
  /** The table changed under the hand, or the server refused: let go of everything. */
  | { is: "reset" }
  /** The standing says that this hand already holds a man (after a reload). */
  | { is: "adopt"; from: Square; on: Square | null };

/** What a step brings: the next state, the acts without their person, and a word to the player if one is due. */
export type Step = { hand: Hand; acts: string[]; says?: "occupied" };

export const EMPTY: Hand = { is: "empty" };
