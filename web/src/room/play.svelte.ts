/** A game as one seat plays it: what the server told, what the hand is doing, and what was said but not answered. */

import type {
  Entry,
  Header,
  Option,
  Placement,
  Proposal,
  Role,
  Ruling,
  Seats,
  Side,
  Standing,
  Trouble,
} from "../lib/api";
import { reading, type Reading } from "../lib/live/clock";
import { EMPTY, type Feel, type Hand, type HandEvent } from "../lib/hand/hand";
import { step } from "../lib/hand/step";
import { Identities } from "../lib/hand/identity";
import { manOf } from "../lib/men";
import { holds, likes, tick } from "../lib/settings.svelte";
import { tabShelf, type Outbox } from "../lib/live/outbox";
import { Line, type Around, type News, type Wire } from "../lib/socket";
import { unwritten } from "../lib/record/score";
import type { Square } from "../lib/squares";
import { after, tableOf, type Table } from "../lib/hand/table";
import { other } from "../lib/men";
import { tell } from "../lib/words/tell";

/** Something that did not happen, told at the square where it was tried. */
export type Told = { at: Square | null; says: string; reasons: string[] };

/** Whose hand acts where two people share one seat. */
export type Whose = "player" | "other";

const BARE: Table = { men: new Map(), hand: null };

/** How long "by accident" is offered after one's own touch. */
const ACCIDENT = 5000;

export class Play {
  ready = $state(false);
  open = $state(false);
  ended = $state<Trouble | null>(null);
  role = $state<Role>("watch");
  header = $state.raw<Header | null>(null);
  /** What the code said before the first act. */
  opening = $state.raw<readonly Ruling[]>([]);
  seats = $state.raw<Seats>({ white: false, black: false });
  entries = $state.raw<readonly Entry[]>([]);
  pending = $state.raw<Proposal | null>(null);
  hand = $state.raw<Hand>(EMPTY);
  whose = $state<Whose>("player");
  told = $state.raw<Told | null>(null);
  /** What the other hand just did, for a screen reader. */
  heard = $state("");
  /** The square of one's own touch, for as long as an accident may be spoken of. */
  touched = $state<Square | null>(null);
  outbox = $state.raw<Outbox>([]);
  standing = $state.raw<Standing | null>(null);
  /** The clock as it was last told; null where there is none. */
  reading = $state.raw<Reading | null>(null);
  /** The side for which the gesture under way was begun. */
  acting = $state<Side>("white");
  private ring: ReturnType<typeof setTimeout> | undefined;
  private accident: ReturnType<typeof setTimeout> | undefined;
  private readonly eye = new Identities();
  private readonly line: Line;

  /** What stands on the table, one's own unanswered acts included. */
  readonly table: Table = $derived.by(() => {
    if (this.standing === null) return BARE;
    return this.outbox.reduce((table, { act }) => after(table, act), tableOf(this.standing));
  });
  readonly men: Placement = $derived(this.table.men);
  readonly drawn = $derived(this.eye.follow(this.table));
  readonly over = $derived(this.standing !== null && this.standing.result !== "*");
  readonly mayAct = $derived(this.ready && this.role !== "watch" && !this.over);
  /** Whether a hand may go to the men: not while play is broken off. */
  readonly mayMove = $derived(this.mayAct && this.standing?.phase !== "adjourned");
  /** The side for which this seat's hand acts now. */
  readonly side: Side = $derived.by(() => {
    if (this.role === "white" || this.role === "black") return this.role;
    const turn = this.standing?.turn ?? "white";
    return this.whose === "player" ? turn : other(turn);
  });
  /** The player's own j'adoube covers his next touch. */
  readonly adjusting = $derived.by(() => this.announced(this.side));
  /** A man on which another's hand came down last: everybody sees it lie there. */
  readonly resting = $derived.by(() => {
    const resting = this.outbox.length > 0 || this.hand.is !== "empty" ? null : this.standing?.resting;
    const square = resting?.squares[0];
    return resting && square ? { side: resting.side, square } : null;
  });
  /** Bound men, where they stand now. */
  readonly bound: ReadonlySet<Square> = $derived(
    new Set(this.standing?.duty.flatMap(({ now }) => now) ?? []),
  );
  /** The side whose press this seat could give now. */
  readonly presses: Side | null = $derived.by(() => {
    const running = this.standing?.clock?.running ?? null;
    return this.mayMove && (this.role === "both" || this.role === running) ? running : null;
  });
  readonly options: readonly Option[] = $derived(this.standing?.options ?? []);

  constructor(
    readonly game: string,
    key: string,
    around: Around,
    storage: Storage,
  ) {
    this.line = new Line(key, around, tabShelf(game, storage), (news) => this.news(news));
  }

  retry(): void {
    this.line.retry();
  }

  refresh(): void {
    this.line.refresh();
  }

  close(): void {
    clearTimeout(this.ring);
    clearTimeout(this.accident);
    this.line.close();
  }

  /** Says a whole script line, such as one of `may`. */
  say(act: string): void {
    this.told = null;
    this.line.say(act);
  }

  /** Says something for the acting side: `resigns`. */
  saysFor(what: string): void {
    this.say(`${this.side} ${what}`);
  }

  /** Presses the clock; a hand that rests on a man quits it first. */
  press(): void {
    if (this.presses === null) return;
    const side = this.presses;
    if (this.hand.is === "resting") this.does({ is: "enter", square: this.hand.on });
    this.say(`${side} presses`);
  }

  /** Writes the next move on one's own score sheet, if one was made and nothing else is under way. */
  writesDown(): void {
    if (!this.mayMove || this.standing === null || this.outbox.length > 0 || this.hand.is !== "empty") return;
    const sides: Side[] = this.role === "both" ? ["white", "black"] : [this.side];
    for (const side of sides) {
      const record = unwritten(this.standing, side);
      if (record !== null) return void this.line.say(`${side} writes ${record}`);
    }
  }

  /** One event of the hand. */
  does(event: HandEvent): void {
    if (!this.mayMove || (event.is === "down" && !this.settled())) return;
    if (this.hand.is === "empty") this.acting = this.side;
    const { hand, acts, says } = step(this.hand, event, this.feel(), {
      ring: likes.ring,
      hold: holds(this.reading !== null),
    });
    this.hand = hand;
    this.schedule();
    if (event.is === "down" || event.is === "enter") this.told = null;
    this.act(...acts);
    if (says === "occupied") this.tellOccupied(event);
  }

  /** Acts of this hand, without its person: said together, they are sent together. */
  private act(...acts: string[]): void {
    for (const act of acts) {
      if (act.startsWith("touches ")) this.ownTouch(act.slice(8));
      else if (!act.startsWith("lifts ")) this.touched = null;
    }
    if (acts.length > 0) this.line.say(...acts.map((act) => `${this.acting} ${act}`));
  }

  private ownTouch(square: Square): void {
    tick();
    this.touched = square;
    clearTimeout(this.accident);
    this.accident = setTimeout(() => (this.touched = null), ACCIDENT);
  }

  private tellOccupied(event: HandEvent): void {
    const at = "square" in event ? event.square : null;
    this.told = { at, says: "A man stands there: take it off first, or choose another square.", reasons: [] };
  }

  /**
   * Whether a new gesture may begin. Two people at one board share a connection: until the server has said whose
   * turn it is after a man was quitted, a quick hand would act for the wrong side.
   */
  private settled(): boolean {
    return this.role !== "both" || this.hand.is !== "empty" || this.outbox.length === 0;
  }

  private feel(): Feel {
    return {
      at: (square) => {
        const letter = this.men.get(square);
        if (letter === undefined) return null;
        return manOf(letter)?.side === this.acting ? "own" : "adverse";
      },
      joins: (from, to) => this.standing?.legal.includes(from + to) ?? false,
      adjusting: this.announced(this.acting),
    };
  }

  /** Whether a side's j'adoube covers its next touch, one's own unanswered acts included. */
  private announced(side: Side): boolean {
    const adjusts = `${side} says adjust`;
    const last = this.outbox.findLast(
      ({ act }) => act.startsWith(adjusts) || act.startsWith(`${side} touches`),
    );
    return last ? last.act.startsWith(adjusts) : (this.standing?.adjusting?.includes(side) ?? false);
  }

  /** A pressed finger closes its ring by itself. */
  private schedule(): void {
    clearTimeout(this.ring);
    if (this.hand.is !== "pressing") return;
    const wait = Math.max(0, this.hand.until - performance.now());
    this.ring = setTimeout(() => this.does({ is: "tick", time: performance.now() + 1 }), wait);
  }

  private news(news: News): void {
    switch (news.is) {
      case "line":
        this.open = news.open;
        return;
      case "snapshot":
        return this.snapshot(news.snapshot);
      case "update":
        return this.update(news);
      case "seats":
        this.seats = news.seats;
        return;
      case "refused":
        return this.refused(news);
      case "closed":
        this.ended = news.trouble;
        return;
      case "outbox":
        // The first news come out of the line's own constructor.
        this.outbox = (this.line as Line | undefined)?.waiting ?? [];
    }
  }

  private snapshot(snapshot: Extract<News, { is: "snapshot" }>["snapshot"]): void {
    const kept = this.entries.filter(({ act }) => act < (snapshot.entries[0]?.act ?? Infinity));
    const continues = kept.length + snapshot.entries.length === snapshot.version;
    this.entries = continues ? [...kept, ...snapshot.entries] : snapshot.entries;
    this.role = snapshot.role;
    this.header = snapshot.header;
    this.opening = snapshot.opening;
    this.seats = snapshot.seats;
    this.pending = snapshot.pending;
    this.standing = snapshot.standing;
    this.reading = reading(snapshot.standing.clock, snapshot, performance.now());
    this.outbox = this.line.waiting;
    this.ready = true;
    this.adopt();
  }

  private update(update: Extract<News, { is: "update" }>): void {
    this.hear(update.foreign);
    this.entries = [...this.entries, ...update.entries];
    this.pending = update.pending;
    this.standing = update.standing;
    this.reading = reading(update.standing.clock, update, performance.now());
    const restored = update.entries.some(({ rulings }) => rulings.some(({ kind }) => kind === "restored"));
    if (update.entries.length > 0) this.whose = "player";
    if (restored || !this.stillHas()) this.hand = EMPTY;
    const refused = update.entries.some((entry) => !update.foreign.includes(entry) && isRefusedHand(entry));
    if (refused) this.handRefused();
    this.adopt();
  }

  /** The law did not let it happen: what was to follow is not done, and a man still in hand goes home. */
  private handRefused(): void {
    this.line.abandon();
    this.hand = EMPTY;
    const hand = this.standing?.hand;
    if (this.header?.table !== "guarded" || !hand?.from || hand.side !== this.acting || !hand.over) return;
    this.goesHome(hand.from, hand.over);
  }

  private goesHome(from: Square, over: Square): void {
    const took =
      this.entries.at(-2)?.text === `${this.acting} places ${over}` &&
      this.entries.at(-3)?.text === `${this.acting} removes ${over}`;
    const taken = took ? this.standing?.captured?.[other(this.acting)].at(-1) : undefined;
    const kind = manOf(taken ?? "")?.kind;
    this.act(`places ${from}`, ...(kind ? [`puts ${kind} ${over}`] : []), "releases");
  }

  /** The other hand's acts, in words, told as they find the board. */
  private hear(entries: readonly Entry[]): void {
    let table = this.table;
    const said = entries.map(({ text }) => {
      const words = tell(text, table.men);
      table = after(table, text);
      return words;
    });
    if (said.length > 0) this.heard = said.join(". ");
  }

  /** Whether the man that the hand is about is still where the hand thinks. */
  private stillHas(): boolean {
    if (this.hand.is !== "poised") return true;
    return this.acting === this.side && this.feel().at(this.hand.square) === "own";
  }

  /** After a reload the standing may say that this seat's hand holds a man. */
  private adopt(): void {
    const hand = this.standing?.hand;
    if (!hand || this.hand.is !== "empty" || this.outbox.length > 0 || hand.from === null) return;
    if (this.role !== "both" && this.role !== hand.side) return;
    this.acting = hand.side;
    this.hand = step(EMPTY, { is: "adopt", from: hand.from, on: hand.over }, this.feel(), {
      ring: 0,
      hold: false,
    }).hand;
  }

  private refused({ act, trouble }: Extract<News, { is: "refused" }>): void {
    this.hand = EMPTY;
    const square = act.split(" ").find((word) => /^[a-h][1-8]$/.test(word)) ?? null;
    const stale = trouble.code === "stale";
    // What is written by itself is written again with the next news; that the game is over is told by the game.
    if ((stale && / writes /.test(act)) || trouble.code === "over") return;
    const says = stale ? "The other side acted first. Your act was not recorded: look again." : trouble.says;
    this.told = { at: square, says, reasons: stale ? [] : trouble.reasons };
  }
}

/** An act of the hand that the law refused. */
const isRefusedHand = ({ group, rulings }: Entry): boolean =>
  group === "hand" && rulings.some(({ kind }) => kind === "refused");

/** The browser's part of the line. */
export function browser(game: string): Around {
  const address = new URL(`/api/games/${encodeURIComponent(game)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return {
    connect: () => wireOf(new WebSocket(address)),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    id: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
  };
}

function wireOf(socket: WebSocket): Wire {
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = ({ data }) => wire.onmessage?.({ data });
  socket.onclose = () => wire.onclose?.();
  return wire;
}
