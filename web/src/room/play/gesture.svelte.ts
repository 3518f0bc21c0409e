/** The hand of a seat at its board: events of pointer and keys in, acts out, and the timers that a hand needs. */

import { EMPTY, type Feel, type Hand, type HandEvent, type HandSettings } from "../../lib/hand/hand";
import { step } from "../../lib/hand/step";
import type { Entry, HandOnMan } from "../../lib/live/standing";
import type { Side } from "../../lib/men";
import type { Square } from "../../lib/squares";
import { originOf } from "../marks";

export { handAt } from "./handAt";

/** What the hand needs of its seat. */
export type Seat = {
  /** Whether the board answers this event now, or keeps it until what was said before is answered. */
  hears(event: HandEvent): "now" | "later" | "never";
  /** The side for which a gesture begins, at a square. */
  side(square: Square | null): Side;
  feel(acting: Side): Feel;
  settings(): HandSettings;
  /** Says whole lines together. */
  say(lines: readonly string[]): void;
  /** A piece was touched: the player feels it. */
  touched(): void;
  /** A piece was carried onto another of its own side. */
  occupied(at: Square | null, from: Square | null): void;
};

/** How long "by accident" is offered after one's own touch, in milliseconds. */
const ACCIDENT = 5000;

export class Gesture {
  hand = $state.raw<Hand>(EMPTY);
  /** The side for which the gesture under way was begun. */
  acting = $state<Side>("white");
  /** The square of one's own touch, for as long as an accident may be spoken of. */
  touched = $state<Square | null>(null);
  /** A quick hand: what it did before the board could answer. */
  private later: HandEvent[] = [];
  private ring: ReturnType<typeof setTimeout> | undefined;
  private accident: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly seat: Seat) {}

  does(event: HandEvent): void {
    const heard = this.seat.hears(event);
    if (heard === "never") return;
    if (heard === "later" || this.later.length > 0) return this.keep(event);
    if (this.hand.is === "empty") this.acting = this.seat.side("square" in event ? event.square : null);
    const from = originOf(this.hand);
    const { hand, acts, says } = step(this.hand, event, this.feel(), this.seat.settings());
    this.hand = hand;
    this.schedule();
    this.act(...acts);
    if (says === "occupied") this.seat.occupied("square" in event ? event.square : null, from);
  }

  /** The board can answer: what was kept is done now. */
  settles(): void {
    const kept = this.later;
    this.later = [];
    for (const event of kept) this.does(event);
  }

  /** Kept in order; of the ways of one pointer the last is enough. */
  private keep(event: HandEvent): void {
    const last = this.later.at(-1);
    if (event.is === "move" && last?.is === "move") this.later.pop();
    this.later.push(event);
  }

  /** The piece on this square is still touched, and waits for the square where it goes. */
  poises(square: Square): void {
    if (this.feel().at(square) === "own") this.hand = { is: "poised", square };
  }

  /** Acts of this hand, without their person: said together, they are sent together. */
  act(...acts: string[]): void {
    for (const act of acts) {
      const [verb, square = null] = act.split(" ");
      if (verb === "touches") this.touches(square);
      else if (verb !== "lifts") this.touched = null;
    }
    if (acts.length > 0) this.seat.say(acts.map((act) => `${this.acting} ${act}`));
  }

  /** The touch was refused: there is nothing to be said of it. */
  forgets(): void {
    this.touched = null;
  }

  /** Lets go of everything. */
  letGo(): void {
    this.hand = EMPTY;
    this.later = [];
  }

  /** Whether the piece that the hand is about is still where the hand thinks. */
  stillHas(): boolean {
    if (this.hand.is !== "poised") return true;
    return this.acting === this.seat.side(this.hand.square) && this.feel().at(this.hand.square) === "own";
  }

  /** Whether this is what the gesture under way began with: whatever came of it, the hand is still about it. */
  began(act: string): boolean {
    const from = originOf(this.hand);
    return from !== null && ["touches", "lifts"].some((verb) => act === `${this.acting} ${verb} ${from}`);
  }

  /** Whether a position was restored, but for what stood wrong and went back at the touch with which this gesture began. */
  isUndone(entries: readonly Pick<Entry, "text" | "rulings">[]): boolean {
    const restores = ({ rulings }: Pick<Entry, "rulings">) => rulings.some(({ kind }) => kind === "restored");
    return entries.some((entry) => restores(entry) && !this.began(entry.text));
  }

  /** After a reload this hand already holds a piece. */
  adopt({ side, from, over }: HandOnMan): void {
    if (this.hand.is !== "empty" || from === null) return;
    this.acting = side;
    this.hand = step(EMPTY, { is: "adopt", from, on: over }, this.feel(), { ring: 0, hold: false }).hand;
  }

  close(): void {
    clearTimeout(this.ring);
    clearTimeout(this.accident);
  }

  private feel(): Feel {
    return this.seat.feel(this.acting);
  }

  private touches(square: Square | null): void {
    this.seat.touched();
    // What was announced needs no excuse.
    this.touched = this.feel().adjusting ? null : square;
    clearTimeout(this.accident);
    this.accident = setTimeout(() => (this.touched = null), ACCIDENT);
  }

  /** A pressed finger closes its ring by itself. */
  private schedule(): void {
    clearTimeout(this.ring);
    if (this.hand.is !== "pressing") return;
    const wait = Math.max(0, this.hand.until - performance.now());
    this.ring = setTimeout(() => this.does({ is: "tick", time: performance.now() + 1 }), wait);
  }
}
