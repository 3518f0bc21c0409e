/** A game as one seat plays it: what the server told, what the hand is doing, and what was said but not answered. */

import type { Feel, Hand, HandEvent } from "../../lib/hand/hand";
import { Identities } from "../../lib/hand/identity";
import { after, BARE, tableOf, type Table } from "../../lib/hand/table";
import { heardNow, readingOf, toldAt, type Heard, type Reading } from "../../lib/live/clock";
import type { Header, Manner, Proposal, Role, Seat, Seats, Trouble } from "../../lib/live/frames";
import { LiveLine } from "../../lib/live/line";
import { officeOf } from "../../lib/live/own";
import type { Around, News } from "../../lib/live/wire";
import { tabShelf, type Outbox } from "../../lib/live/outbox";
import type { Entry, Option, Ruling, Standing } from "../../lib/live/standing";
import { manOf, other, type Side } from "../../lib/men";
import { unwritten } from "../../lib/record/score";
import { holds, likes, sounds, tick } from "../../lib/settings.svelte";
import type { Placement, Square } from "../../lib/squares";
import { announced } from "./announced";
import { Beside } from "./beside.svelte";
import { continued, isOwnHand, isRefusedHand, isTouch } from "./entries";
import { Gesture, handAt } from "./gesture.svelte";
import { heardIn, missedWords, toldAgain } from "./heard";
import { WayHome } from "./homeward";
import { noiseOf } from "./noise";
import { pressDue, pressWith, stillMoves } from "./pressing";
import { castlesTo, occupied, toldOf, type Told } from "./told";

/** Whose hand acts where two people share one seat. */
export type Whose = "player" | "other";

export class Play {
  ready = $state(false);
  open = $state(false);
  /** The line was lost, or could not be opened, at least once. */
  lost = $state(false);
  ended = $state<Trouble | null>(null);
  seat = $state<Seat>("watch");
  readonly role: Role = $derived(officeOf(this.seat));
  header = $state.raw<Header | null>(null);
  manner = $state.raw<Manner | null>(null);
  /** What the code said before the first act. */
  opening = $state.raw<readonly Ruling[]>([]);
  seats = $state.raw<Seats>({ white: false, black: false });
  entries = $state.raw<readonly Entry[]>([]);
  pending = $state.raw<Proposal | null>(null);
  whose = $state<Whose>("player");
  told = $state.raw<Told | null>(null);
  /** What the other hand just did, for a screen reader. */
  heard = $state("");
  outbox = $state.raw<Outbox>([]);
  /** What is told beside the game. */
  readonly beside: Beside;
  /** The match to which the game belongs. */
  match = $state<string | null>(null);
  standing = $state.raw<Standing | null>(null);
  private lastHeard = $state.raw<Heard | null>(null);
  private ahead = $state<number | null>(null);
  /** Milliseconds that a message takes to the server and back; null until that is known. */
  away = $state<number | null>(null);
  /** How far play had come when it was last told of. */
  readonly heardAt: Heard | null = $derived(toldAt(this.lastHeard, this.ahead));
  /** The clock as it was last told; null if there is none. */
  readonly reading: Reading | null = $derived(readingOf(this.standing?.clock, this.heardAt));
  private readonly eye = new Identities();
  private readonly line: LiveLine;
  private readonly way = new WayHome();
  private readonly gesture = new Gesture({
    hears: (event) => {
      if (!this.mayMove) return "never";
      return event.is === "down" && !this.settled() ? "later" : "now";
    },
    side: (square) => handAt(square, this),
    feel: (acting) => this.feel(acting),
    settings: () => ({ ring: likes.ring, hold: holds(this.reading !== null) }),
    say: (lines) => this.line.say(...lines, ...pressWith(lines, this)),
    touched: tick,
    occupied: (at, from) => (this.told = occupied(at, castlesTo(this.standing, from, at))),
  });

  /** The table, one's own unanswered acts included. */
  readonly table: Table = $derived.by(() => {
    if (this.standing === null) return BARE;
    return this.outbox.reduce((table, { act }) => after(table, act), tableOf(this.standing));
  });
  readonly men: Placement = $derived(this.table.men);
  readonly drawn = $derived(this.eye.follow(this.table));
  readonly over = $derived(this.standing !== null && this.standing.result !== "*");
  readonly plays = $derived(this.role !== "watch" && this.role !== "arbiter");
  readonly mayAct = $derived(this.ready && this.plays && !this.over);
  /** Whether a hand may go to the pieces: not while the game is adjourned. */
  readonly mayMove = $derived(this.mayAct && this.standing?.phase !== "adjourned");
  /** The side for which this seat's hand acts now. */
  readonly side: Side = $derived.by(() => {
    if (this.role === "white" || this.role === "black") return this.role;
    const turn = this.standing?.turn ?? "white";
    return this.whose === "player" ? turn : other(turn);
  });
  /** The player's own j'adoube covers his next touch. */
  readonly adjusting = $derived.by(() => announced(this.standing, this.outbox, this.side));
  /** A piece on which another's hand came down last: everybody sees it lie there. */
  readonly resting = $derived.by(() => {
    const busy = this.over || this.outbox.length > 0 || this.hand.is !== "empty";
    const resting = busy ? null : this.standing?.resting;
    const square = resting?.squares[0];
    return resting && square ? { side: resting.side, square } : null;
  });
  /** Bound pieces, where they stand now. */
  readonly bound: ReadonlySet<Square> = $derived(
    new Set(this.over ? [] : (this.standing?.duty.flatMap(({ now }) => now) ?? [])),
  );
  /** The side whose press this seat could give now. */
  readonly presses: Side | null = $derived.by(() => {
    const running = this.standing?.clock?.running ?? null;
    return this.mayMove && (this.role === "both" || this.role === running) ? running : null;
  });
  readonly options: readonly Option[] = $derived(this.standing?.options ?? []);

  constructor(game: string, key: string, around: Around, storage: Storage) {
    this.beside = new Beside(game, key);
    this.line = new LiveLine(key, around, tabShelf(game, storage), (news) => this.news(news));
  }

  get hand(): Hand {
    return this.gesture.hand;
  }

  /** The side for which the gesture under way was begun. */
  get acting(): Side {
    return this.gesture.acting;
  }

  /** The square of one's own touch, for as long as an accident may be spoken of. */
  get touched(): Square | null {
    return this.gesture.touched;
  }

  doubts(): void {
    this.line.doubts();
  }

  retry(): void {
    this.line.retry();
  }

  refresh(): void {
    this.line.refresh();
  }

  close(): void {
    this.gesture.close();
    this.line.close();
  }

  /** Says whole script lines, such as one of `may`. */
  say(acts: string | readonly string[]): void {
    this.told = null;
    this.line.say(...(typeof acts === "string" ? [acts] : acts));
  }

  /** Says something for the acting side: `resigns`. */
  saysFor(what: string): void {
    this.say(`${this.side} ${what}`);
  }

  /** Presses the clock; a hand that rests on a piece releases it first. */
  press(): void {
    if (this.presses === null) return;
    const side = this.presses;
    if (this.hand.is === "resting") this.does({ is: "enter", square: this.hand.on });
    this.say(`${side} presses`);
  }

  /** The move presses the clock, where the player wishes it, and nothing stands on the board that is to be put right. */
  pressesByItself(): void {
    const side = pressDue(this);
    if (side !== null) this.say(`${side} presses`);
  }

  /** Writes the next move on one's own score sheet, if one was made and nothing is under way. */
  writesDown(): void {
    if (!this.mayMove || this.standing === null || this.outbox.length > 0 || this.hand.is !== "empty") return;
    const sides: Side[] = this.role === "both" ? ["white", "black"] : [this.side];
    for (const side of sides) {
      const record = unwritten(this.standing, side);
      if (record !== null) return void this.line.say(`${side} writes ${record}`);
    }
  }

  /** A whole move of the hand: from square to square, and what a Pawn becomes. */
  makes(move: string): void {
    if (!this.mayMove || this.hand.is === "carrying") return;
    const [from, to, becomes] = [move.slice(0, 2), move.slice(2, 4), move[4]];
    this.told = null;
    this.gesture.letGo();
    this.does({ is: "enter", square: from });
    this.does({ is: "carry", to });
    this.does({ is: "enter", square: to });
    const kind = becomes && manOf(becomes)?.kind;
    if (kind && this.outbox.length > 0)
      this.say([`removes ${to}`, `puts ${kind} ${to}`].map((act) => `${this.side} ${act}`));
  }

  /** The hand lets go of everything, and nothing is said of it. */
  letGo(): void {
    this.gesture.letGo();
  }

  /** One event of the hand. */
  does(event: HandEvent): void {
    if (this.mayMove && (event.is === "down" || event.is === "enter")) this.told = null;
    this.gesture.does(event);
  }

  /** Whether a new gesture may begin: at one board, only once the server has said whose turn it is. */
  private settled(): boolean {
    return this.role !== "both" || this.hand.is !== "empty" || this.outbox.length === 0;
  }

  private feel(acting: Side): Feel {
    return {
      at: (square) => {
        const letter = this.men.get(square);
        if (letter === undefined) return null;
        return manOf(letter)?.side === acting ? "own" : "adverse";
      },
      besides: (from, to) => (likes.completes ? (this.standing?.besides?.[from + to] ?? null) : null),
      again: (square) => this.outbox.length === 0 && stillMoves(this.standing, acting, square),
      joins: (from, to) => this.standing?.legal.includes(from + to) ?? false,
      adjusting: announced(this.standing, this.outbox, acting),
    };
  }

  private news(news: News): void {
    switch (news.is) {
      case "line":
        this.lost ||= !news.open;
        return void (this.open = news.open);
      case "ahead":
        return void (this.ahead = news.by);
      case "away":
        return void (this.away = news.ms);
      case "snapshot":
        return this.snapshot(news);
      case "update":
        return this.update(news);
      case "seats":
        return this.beside.sees((this.seats = news.seats), this.role);
      case "refused":
        this.gesture.letGo();
        this.told = toldOf(news.act, news.trouble) ?? this.told;
        return;
      case "closed":
        return void (this.ended = news.trouble);
      case "shown":
        if (this.settled()) this.gesture.settles();
        return this.adopt();
      case "outbox":
        // The first news come out of the line's own constructor.
        this.outbox = (this.line as LiveLine | undefined)?.waiting ?? [];
        return;
      default:
        return this.beside.hears(news, this.seat);
    }
  }

  private snapshot({ snapshot, foreign }: Extract<News, { is: "snapshot" }>): void {
    const missed = missedWords(foreign, snapshot.standing.line ?? [], this.table);
    void missed.then((words) => (this.heard = toldAgain(this.heard, words)));
    this.entries = continued(this.entries, snapshot);
    this.seat = snapshot.role;
    ({ header: this.header, manner: this.manner, opening: this.opening } = snapshot);
    this.seats = snapshot.seats;
    this.pending = snapshot.pending;
    this.beside.begins(snapshot);
    this.match = snapshot.match ?? null;
    this.standing = snapshot.standing;
    this.lastHeard = heardNow(snapshot);
    this.outbox = this.line.waiting;
    this.ready = true;
    this.adopt();
  }

  private update(update: Extract<News, { is: "update" }>): void {
    this.heard = toldAgain(this.heard, heardIn(update.foreign, this.table));
    this.entries = [...this.entries, ...update.entries];
    [this.pending, this.beside.terms] = [update.pending, update.rematch_terms ?? null];
    const noise = noiseOf(this.standing, update.standing);
    this.standing = update.standing;
    if (noise) sounds(noise);
    this.lastHeard = heardNow(update);
    if (update.entries.length > 0) this.whose = "player";
    if (this.gesture.isUndone(update.entries) || this.over || !this.gesture.stillHas()) this.gesture.letGo();
    this.outbox = this.line.waiting;
    const own = update.entries.filter((entry) => !update.foreign.includes(entry));
    const [refused, stays] = [own.filter(isRefusedHand), this.way.hears(own)];
    if (refused.some(isTouch)) this.gesture.forgets();
    if (refused.length > 0) this.handRefused(stays);
    this.adopt();
    if (this.settled()) this.gesture.settles();
  }

  /** The law did not let it happen: what was to follow is not done, and a piece still in hand goes home. */
  private handRefused(stays: boolean): void {
    this.line.abandon();
    this.gesture.letGo();
    if (this.header?.table !== "guarded" || stays) return;
    const { hand = null, captured } = this.standing ?? {};
    const home = this.way.goes(hand, this.acting, this.entries, captured);
    this.gesture.act(...home);
    // The piece is still touched: the next square that is pointed to is where it goes.
    if (home.length > 0 && hand?.from) this.gesture.poises(hand.from);
  }

  /** After a reload the standing may say that this seat's hand holds a piece. */
  private adopt(): void {
    const hand = this.standing?.hand;
    if (!hand || this.outbox.length > 0) return;
    if (this.role === "both" || isOwnHand(this.entries, hand.side, this.seat)) this.gesture.adopt(hand);
  }
}
