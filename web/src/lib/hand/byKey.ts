/** The hand by keyboard. */

import type { Square } from "../squares";
import { EMPTY, type Feel, type Hand, type Step } from "./hand";
import { setDown, to, touched } from "./putting";

export function enter(hand: Hand, square: Square, feel: Feel): Step {
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
  return to(poised ? { is: "poised", square } : EMPTY, ...touched(square, feel));
}

export function carry(hand: Hand, square: Square): Step {
  if (hand.is === "poised")
    return to({ is: "walking", from: hand.square, over: square }, `lifts ${hand.square}`);
  if (hand.is === "walking") return to({ ...hand, over: square });
  return to(hand);
}

/** By keyboard: takes a man off the board, touching it first. */
export function remove(hand: Hand, square: Square, feel: Feel): Step {
  if (hand.is !== "empty" && hand.is !== "poised") return to(hand);
  if (feel.at(square) !== "adverse") return to(hand);
  return to(hand, `touches ${square}`, `removes ${square}`);
}
