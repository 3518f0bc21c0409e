/** One step of the hand: an event in, the next state and its acts out. */

import type { Feel, Hand, HandEvent, HandSettings, Step } from "./hand";
import { EMPTY } from "./hand";
import { carry, enter, remove } from "./byKey";
import { cancel, close, down, move, up } from "./byPointer";
import { putBack, to } from "./putting";

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
