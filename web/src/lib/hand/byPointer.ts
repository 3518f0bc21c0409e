/** The hand by mouse, pen and finger. */

import type { Square } from "../squares";
import {
  EMPTY,
  type Feel,
  type Hand,
  type HandEvent,
  type HandSettings,
  type Point,
  type Pointer,
  type Step,
} from "./hand";
import { following, putBack, setDown, to, touched } from "./putting";

/** How far, in pixels, a pointer moves before it is dragging. */
const SLACK: Record<Pointer, number> = { mouse: 3, pen: 4, touch: 6 };

const far = (a: Point, b: Point, kind: Pointer): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= SLACK[kind];

type Down = Extract<HandEvent, { is: "down" }>;

export function down(hand: Hand, event: Down, feel: Feel, settings: HandSettings): Step {
  const { square, kind, at: start } = event;
  switch (hand.is) {
    case "empty":
      return press(event, null, false, feel, settings);
    case "poised":
      if (square === hand.square) return to({ is: "touching", square, kind, start, again: true });
      return press(event, feel.at(square) === "own" ? null : hand.square, false, feel, settings);
    case "walking":
      // The piece in the air itself is taken hold of again, and set down where the pointer ends: at once, if that is here.
      if (square === hand.over)
        return to({ is: "pressing", square, carries: hand.from, lifted: true, kind, start, until: Infinity });
      return press(event, hand.from, true, feel, settings);
    case "resting":
      if (square === hand.on) return to({ is: "quitting", from: hand.from, on: hand.on, kind, start });
      return following(["releases"], press(event, null, false, feel, settings));
    default:
      return to(hand); // A second pointer came down.
  }
}

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
export function close(hand: Pressing, feel: Feel, settings: HandSettings): Step {
  const { square, carries, lifted, kind, start } = hand;
  if (carries === null)
    return to({ is: "touching", square, kind, start, again: feel.adjusting }, ...touched(square, feel));
  const set = setDown(carries, square, feel, settings.hold && square !== carries);
  return lifted ? set : following([`lifts ${carries}`], set);
}

type Move = Extract<HandEvent, { is: "move" }>;

export function move(hand: Hand, event: Move, feel: Feel): Step {
  switch (hand.is) {
    case "pressing":
      if (hand.lifted && hand.until === Infinity && far(event.at, hand.start, hand.kind))
        return to(dragging(hand.carries ?? hand.square, hand.kind, event, true));
      if (hand.carries !== null || !far(event.at, hand.start, hand.kind)) return to(hand);
      return following(touched(hand.square, feel), lift(hand.square, hand.kind, event, feel));
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

export function up(hand: Hand, event: Up, feel: Feel, settings: HandSettings): Step {
  switch (hand.is) {
    case "pressing":
      return tapped(hand, event, feel, settings);
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

/** A tap, shorter than the ring takes to close, is meant too. */
function tapped(hand: Pressing, event: Up, feel: Feel, settings: HandSettings): Step {
  const closed = close(hand, feel, settings);
  if (closed.hand.is !== "touching") return closed;
  return { ...up(closed.hand, event, feel, settings), acts: closed.acts };
}

/** Taken away before the ring closed: as it was before. */
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

export function cancel(hand: Hand): Step {
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
