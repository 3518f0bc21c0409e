/**
 * The player's hand: pointer and keyboard in, acts of the script out. A pure state machine; it knows when a
 * finger meant to touch, and nothing about chess.
 *
 * A press fills a ring before it touches (no ring for the mouse); moving lifts; the pointer's end sets the man
 * down and quits it. A man pressed and let go on its own square is touched and stays *poised*: the next tap
 * carries it, for those who cannot drag. With `hold` the hand stays on the man that was set down until it is
 * tapped. By keyboard Enter touches, arrows carry, Enter quits, Escape goes back.
 */

import type { Square } from "./squares";

export type Pointer = "mouse" | "touch" | "pen";

export type Point = { x: number; y: number };

/** What the hand needs to know of the table. */
export type Feel = {
  /** Whose man stands there, as seen by this hand; null for an empty square. */
  at(square: Square): "own" | "adverse" | null;
  /** The standing lists a move from the one square to the other: of an own man onto an own man, so a castling. */
  joins(from: Square, to: Square): boolean;
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
  /** The ring is filling over a man, or (with `carries`) over the square where the poised man shall go. */
  | {
      is: "pressing";
      square: Square;
      carries: Square | null;
      lifted: boolean;
      kind: Pointer;
      start: Point;
      until: number;
    }
  /** Touched, the pointer still down. `again`: poised before, or only adjusted, so letting go lets it be. */
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
  /** The pointer came back to the resting man: letting go quits it, dragging changes it. */
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

/** How far, in pixels, a pointer moves before it is dragging. */
const SLACK: Record<Pointer, number> = { mouse: 3, pen: 4, touch: 6 };

const to = (hand: Hand, ...acts: string[]): Step => ({ hand, acts });

const far = (a: Point, b: Point, kind: Pointer): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= SLACK[kind];

/** One step of the hand. */
export function step(hand: Hand, event: HandEvent, feel: Feel, settings: HandSettings): Step {
  switch (event.is) {
    case "down":
      return down(hand, event, feel, settings);
    case "move":
      return move(hand, event, feel);
    case "tick":
      return hand.is === "pressing" && event.time >= hand.until ? close(hand, feel, settings) : to(hand);
    case "up":
      return up(hand, event, feel, settings);
    case "cancel":
      return cancel(hand);
    case "enter":
      return enter(hand, event.square, feel);
    case "carry":
      return carry(hand, event.to);
    case "remove":
      return remove(hand, event.square, feel);
    case "escape":
      return escape(hand);
    case "reset":
      return to(EMPTY);
    case "adopt":
      return adopt(hand, event);
  }
}

type Down = Extract<HandEvent, { is: "down" }>;

function down(hand: Hand, event: Down, feel: Feel, settings: HandSettings): Step {
  const { square, kind, at: start } = event;
  switch (hand.is) {
    case "empty":
      return press(event, null, false, feel, settings);
    case "poised":
      if (square === hand.square) return to({ is: "touching", square, kind, start, again: true });
      return press(event, feel.at(square) === "own" ? null : hand.square, false, feel, settings);
    case "walking":
      return press(event, hand.from, true, feel, settings);
    case "resting":
      if (square === hand.on) return to({ is: "quitting", from: hand.from, on: hand.on, kind, start });
      return following("releases", press(event, null, false, feel, settings));
    default:
      return to(hand); // A second pointer while one is down.
  }
}

const following = (act: string, next: Step): Step => ({ ...next, acts: [act, ...next.acts] });

function press(
  event: Down,
  carries: Square | null,
  lifted: boolean,
  feel: Feel,
  settings: HandSettings,
): Step {
  const { square, kind, at: start, time } = event;
  if (carries === null && feel.at(square) === null) return to(EMPTY);
  const until = time + (kind === "mouse" ? 0 : settings.ring);
  const pressing = { is: "pressing", square, carries, lifted, kind, start, until } as const;
  return time >= until ? close(pressing, feel, settings) : to(pressing);
}

type Pressing = Extract<Hand, { is: "pressing" }>;

/** The ring closed: the press was meant. */
function close(hand: Pressing, feel: Feel, settings: HandSettings): Step {
  const { square, carries, lifted, kind, start } = hand;
  if (carries === null)
    return to({ is: "touching", square, kind, start, again: feel.adjusting }, `touches ${square}`);
  const set = setDown(carries, square, feel, settings.hold && square !== carries);
  return lifted ? set : following(`lifts ${carries}`, set);
}

/** Sets the man in hand down, taking off an adverse man that stands there. */
function setDown(from: Square, square: Square | null, feel: Feel, hold: boolean): Step {
  if (square === null || square === from) return putBack(from);
  const there = feel.at(square);
  if (there === "own")
    return feel.joins(from, square) ? joined(from, square) : { ...putBack(from), says: "occupied" };
  const acts = [...(there === "adverse" ? [`removes ${square}`] : []), `places ${square}`];
  return hold ? to({ is: "resting", from, on: square }, ...acts) : to(EMPTY, ...acts, "releases");
}

/** A King set upon its Rook, where squares overlap: one hand cannot do it man by man. */
const joined = (from: Square, square: Square): Step =>
  to(EMPTY, `places ${from}`, "releases", `moves ${from}${square}`);

const putBack = (from: Square): Step => to(EMPTY, `places ${from}`, "releases");

type Move = Extract<HandEvent, { is: "move" }>;

function move(hand: Hand, event: Move, feel: Feel): Step {
  switch (hand.is) {
    case "pressing":
      if (hand.carries !== null || !far(event.at, hand.start, hand.kind)) return to(hand);
      return following(`touches ${hand.square}`, lift(hand.square, hand.kind, event, feel));
    case "touching":
      if (!far(event.at, hand.start, hand.kind)) return to(hand);
      return lift(hand.square, hand.kind, event, feel);
    case "quitting":
      if (!far(event.at, hand.start, hand.kind)) return to(hand);
      return to(dragging(hand.from, hand.kind, event, true), `lifts ${hand.on}`);
    case "carrying":
      return to({ ...hand, over: event.square, tray: event.tray, at: event.at });
    default:
      return to(hand);
  }
}

function lift(from: Square, kind: Pointer, event: Move, feel: Feel): Step {
  const own = feel.at(from) === "own";
  return to(dragging(from, kind, event, own), ...(own ? [`lifts ${from}`] : []));
}

function dragging(from: Square, kind: Pointer, event: Move, lifted: boolean): Hand {
  return { is: "carrying", from, over: event.square, tray: event.tray, lifted, at: event.at, kind };
}

type Up = Extract<HandEvent, { is: "up" }>;

function up(hand: Hand, event: Up, feel: Feel, settings: HandSettings): Step {
  switch (hand.is) {
    case "pressing":
      return to(letGo(hand));
    case "touching":
      if (hand.again || feel.at(hand.square) !== "own") return to(EMPTY);
      return to({ is: "poised", square: hand.square });
    case "quitting":
      return to(EMPTY, "releases");
    case "carrying":
      return drop(hand, event, feel, settings);
    default:
      return to(hand);
  }
}

/** Let go before the ring closed: as it was before. */
function letGo(hand: Pressing): Hand {
  if (hand.carries === null) return EMPTY;
  if (hand.lifted) return { is: "walking", from: hand.carries, over: hand.carries };
  return { is: "poised", square: hand.carries };
}

type Carrying = Extract<Hand, { is: "carrying" }>;

function drop(hand: Carrying, event: Up, feel: Feel, settings: HandSettings): Step {
  if (hand.lifted) return setDown(hand.from, event.square, feel, settings.hold && event.square !== hand.from);
  if (event.tray) return to(EMPTY, `removes ${hand.from}`);
  if (event.square === null || event.square === hand.from) return to(EMPTY);
  if (feel.at(event.square) !== null) return { ...to(EMPTY), says: "occupied" };
  return to(EMPTY, `lifts ${hand.from}`, `places ${event.square}`, "releases");
}

function cancel(hand: Hand): Step {
  switch (hand.is) {
    case "pressing":
      return to(letGo(hand));
    case "carrying":
      return hand.lifted ? putBack(hand.from) : to(EMPTY);
    case "quitting":
      return to({ is: "resting", from: hand.from, on: hand.on });
    case "touching":
      return to(EMPTY);
    default:
      return to(hand);
  }
}

function enter(hand: Hand, square: Square, feel: Feel): Step {
  switch (hand.is) {
    case "empty":
      return take(square, feel);
    case "poised":
      return square === hand.square ? to(EMPTY) : take(square, feel);
    case "walking":
      return setDown(hand.from, hand.over, feel, false);
    case "resting":
      return to(EMPTY, "releases");
    default:
      return to(hand);
  }
}

function take(square: Square, feel: Feel): Step {
  const there = feel.at(square);
  if (there === null) return to(EMPTY);
  const poised = there === "own" && !feel.adjusting;
  return to(poised ? { is: "poised", square } : EMPTY, `touches ${square}`);
}

function carry(hand: Hand, square: Square): Step {
  if (hand.is === "poised")
    return to({ is: "walking", from: hand.square, over: square }, `lifts ${hand.square}`);
  if (hand.is === "walking") return to({ ...hand, over: square });
  return to(hand);
}

/** By keyboard: takes a man off the board, touching it first. */
function remove(hand: Hand, square: Square, feel: Feel): Step {
  if (hand.is !== "empty" && hand.is !== "poised") return to(hand);
  if (feel.at(square) !== "adverse") return to(hand);
  return to(hand, `touches ${square}`, `removes ${square}`);
}

function escape(hand: Hand): Step {
  switch (hand.is) {
    case "poised":
      return to(EMPTY);
    case "walking":
      return putBack(hand.from);
    case "carrying":
      return cancel(hand);
    default:
      return to(hand);
  }
}

function adopt(hand: Hand, event: Extract<HandEvent, { is: "adopt" }>): Step {
  if (hand.is !== "empty") return to(hand);
  if (event.on !== null) return to({ is: "resting", from: event.from, on: event.on });
  return to({ is: "walking", from: event.from, over: event.from });
}
