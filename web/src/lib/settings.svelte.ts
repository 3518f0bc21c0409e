/** What this reader likes, kept in this browser. */

import type { Language } from "./language.svelte";
import type { Sound } from "./sounds";

export type Look = "system" | "light" | "dark";

export type Presses = "guarded" | "always" | "never";
export type BoardLook = "wood" | "sand" | "green" | "blue" | "grey";
export type MenLook = "turned" | "plain" | "letters";

type Likes = {
  /** The language of the page; null: the first of the browser's that the page has. */
  language: Language | null;
  look: Look;
  board: BoardLook;
  men: MenLook;
  /** The board is plain where the code has it so. */
  plainBoard: boolean;
  /** Moves, captures, checks, the clock and the end are heard. */
  sounds: boolean;
  /** New alarms of the hall are heard. */
  alarms: boolean;
  /** Words from the opponent are shown. */
  chat: boolean;
  /** What was explained once is not explained again. */
  taught: boolean;
  /** Milliseconds until a finger's press is a touch, 0 to 400. */
  ring: number;
  /** Hold a man that was set down until tapped: always, never, or (`fingers`) only where fingers play. */
  hold: "always" | "never" | "fingers";
  /** A short tick when a man is touched. */
  tick: boolean;
  /** Castling and capturing en passant complete themselves. */
  completes: boolean;
  /** A move presses the clock by itself: at a guarded table, at every table, or nowhere. */
  presses: Presses;
  /** Every move made is written on one's own score sheet, where sheets are kept. */
  writes: boolean;
  /** One's turn is told by the browser while the page is not open. */
  away: boolean;
  /** What this player is called in the games that he begins and joins. */
  name: string;
  /** Nobody is told it who only looks at the open seats. */
  unnamed: boolean;
};

const NAME = "jadoube likes";
const PLAIN: Likes = {
  language: null,
  look: "system",
  board: "wood",
  men: "turned",
  plainBoard: true,
  sounds: true,
  alarms: false,
  chat: false,
  taught: false,
  ring: 180,
  hold: "never",
  tick: true,
  completes: true,
  presses: "guarded",
  writes: false,
  away: false,
  name: "",
  unnamed: false,
};

/** As it was chosen; before there were three choices it was yes or no. */
const pressesOf = (kept: unknown): Presses =>
  kept === "always" || kept === "never" ? kept : kept === false ? "never" : "guarded";

function load(): Likes {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Likes>;
    return { ...PLAIN, ...kept, presses: pressesOf(kept.presses) };
  } catch {
    return PLAIN;
  }
}

export const likes = $state<Likes>(load());

export function keepLikes(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(likes));
  } catch {
    // A browser that keeps nothing forgets the settings with the page; play goes on.
  }
}

/** Puts the chosen look on the document; without a choice the system's stays. */
export function showLook(): void {
  const root = document.documentElement;
  if (likes.look === "system") delete root.dataset.look;
  else root.dataset.look = likes.look;
  root.dataset.board = likes.board;
  root.dataset.men = likes.men;
}

const fingers = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Whether a man that was set down stays held; where a clock runs, a finger that goes up quits it. */
export const holds = (clocked: boolean): boolean =>
  likes.hold === "always" || (likes.hold === "fingers" && fingers() && !clocked);

/** The tick of a touch: a short vibration, and wood on wood. */
export function tick(): void {
  if (!likes.tick) return;
  navigator.vibrate?.(8);
  void import("./sounds").then(({ play }) => play("touch"));
}

/** Something is heard. What makes the sounds is fetched with the first of them. */
export function plays(what: Sound): void {
  void import("./sounds").then(({ play }) => play(what));
}

/** Something is heard, where the player wishes it. */
export function sounds(what: Sound): void {
  if (likes.sounds) plays(what);
}
