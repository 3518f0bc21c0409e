/**
 * Whether anybody is at the other end of the line. A dead network closes nothing, and browsers hide the pings of a socket
 * from the page: so the page asks by itself, and what is not answered soon tells that the connection is gone.
 */

import { Ahead } from "./ahead";
import type { Frame } from "./frames";
import type { Around } from "./wire";

/** Milliseconds between the last frame and a question whether anybody is there. */
export const BEAT = 4000;

/** The same while a clock is at the table: who plays against it is told at once that nothing comes any more. */
export const QUICK_BEAT = 1000;

/** How long an answer may take before the reader is told that there is no connection. */
export const QUIET = 3000;

/** The same while a clock is at the table. */
export const QUICK_QUIET = 1500;

/** How long it may take before the line is held to be dead, though nothing has closed it. */
export const SILENCE = 8000;

export type Feels = {
  ping(): void;
  quiet(quiet: boolean): void;
  /** Nothing comes on this line any more. */
  dead(): void;
  /** So many milliseconds is the server's clock ahead of the page's. */
  ahead(by: number | null): void;
  /** So many milliseconds a message takes to the server and back. */
  away(ms: number): void;
};

/** Of so many answers the quickest tells how far away the server is: one that was held up tells little of the way. */
const KEPT = 3;

export class Pulse {
  private readonly time = new Ahead();
  private timers: (() => void)[] = [];
  /** When the first question that waits for an answer was put. */
  private asked: number | null = null;
  /** When the ping that waits for an answer was sent. */
  private pinged: number | null = null;
  private silent = false;
  private ways: number[] = [];
  private quick = false;

  constructor(
    private readonly around: Pick<Around, "later" | "now">,
    private readonly feels: Feels,
  ) {}

  /** Nothing has come for too long. */
  get isQuiet(): boolean {
    return this.silent;
  }

  /** Whether a clock is at the table, so that it matters at once whether anybody is there. */
  hurries(quick: boolean): void {
    if (quick === this.quick) return;
    this.quick = quick;
    // The question that waits is put by the new measure.
    if (this.asked === null && this.timers.length > 0) (this.rests(), this.beats());
  }

  /** A line is being opened: it too may lead nowhere. */
  begins(): void {
    this.stops();
    this.time.forgets();
    this.asks();
  }

  /** Something was sent that is answered. */
  asks(): void {
    if (this.asked !== null) return;
    this.rests();
    this.asked = this.around.now();
    this.waits(this.quick ? QUICK_QUIET : QUIET, () => this.falls(true));
    this.waits(SILENCE, () => this.feels.dead());
  }

  /** There is no network, as the browser says. It may err: the next frame tells. */
  doubts(): void {
    this.falls(true);
    this.pings();
  }

  /** A frame has come: somebody is there. */
  hears(frame: Frame): void {
    this.tells(frame, this.around.now());
    this.rests();
    this.asked = null;
    this.falls(false);
    this.beats();
  }

  stops(): void {
    this.rests();
    this.asked = this.pinged = null;
    this.silent = false;
  }

  private beats(): void {
    this.waits(this.quick ? QUICK_BEAT : BEAT, () => this.pings());
  }

  private pings(): void {
    if (this.pinged === null) {
      this.pinged = this.around.now();
      this.feels.ping();
    }
    this.asks();
  }

  private tells(frame: Frame, here: number): void {
    const before = this.time.by;
    if (frame.type === "pong") {
      if (this.pinged !== null) {
        this.time.answered(frame.at_ms, this.pinged, here);
        this.came(here - this.pinged);
      }
      this.pinged = null;
    } else if ("at_ms" in frame && frame.at_ms != null) {
      // A snapshot answers the hello.
      if (frame.type === "snapshot" && this.asked !== null) this.time.answered(frame.at_ms, this.asked, here);
      else this.time.hears(frame.at_ms, here);
    }
    if (frame.type === "accepted" && this.asked !== null) this.came(here - this.asked);
    if (this.time.by !== before) this.feels.ahead(this.time.by);
  }

  private came(way: number): void {
    this.ways = [...this.ways, way].slice(-KEPT);
    this.feels.away(Math.min(...this.ways));
  }

  private falls(silent: boolean): void {
    if (silent === this.silent) return;
    this.silent = silent;
    this.feels.quiet(silent);
  }

  private waits(milliseconds: number, run: () => void): void {
    this.timers.push(this.around.later(run, milliseconds));
  }

  private rests(): void {
    this.timers.forEach((cancel) => cancel());
    this.timers = [];
  }
}
