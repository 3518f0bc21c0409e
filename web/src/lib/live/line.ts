/**
 * The live line to a game: sends acts, each once and in order, and survives a lost connection.
 *
 * Acts stand in the outbox until the standing shows them. The outbox is kept (`Shelf`), so that a reload resends what was
 * on its way as it was. Acts are said on top of a version; where somebody else was first, the server calls them stale, and
 * they are dropped together with what was to follow them. A move that only the opponent's press came before is said again.
 */

import { newsBeside } from "./beside";
import type { Frame, Seat, Snapshot, Stopped, Trouble } from "./frames";
import { BREATH, FINAL, PASSING, PATIENCE, WAITS } from "./lasting";
import { heardAt } from "./own";
import { playsByClock } from "./haste";
import { Pulse, SILENCE } from "./pulse";
import { Refusal } from "./requests";
import { frameOf } from "./stamp";
import type { Entry, LineMove, Standing } from "./standing";
import { stillStands } from "./still";
import {
  accepting,
  again,
  asSent,
  following,
  gathered,
  nextRequest,
  notMine,
  reloaded,
  sending,
  versionAfter,
  type Outbox,
  type Shelf,
  type Waiting,
} from "./outbox";
import type { Around, News, Wire } from "./wire";

export class LiveLine {
  private wire: Wire | null = null;
  private ready = false;
  private ended = false;
  private tries = 0;
  private cancelRetry: (() => void) | null = null;
  private outbox: Waiting[];
  private version = 0;
  /** The seat to which the key leads, which speaks in its own name; until it is known, nothing is sent. */
  private seat: Seat = "watch";
  private known = false;
  /** The seal of the history that is held; none where the server tells none. */
  private seal: string | undefined;
  /** The moves of the line that stands. */
  private moves: LineMove[] = [];
  private standing: Standing | null = null;
  /** The requests that are on their way on the present connection, in their order. */
  private underway: readonly string[] = [];
  /** Acts that came after the first one that waits was said. */
  private since: readonly Entry[] = [];
  /** What was called stale, until the version that made it so is known. */
  private stale: { version: number; trouble: Trouble } | null = null;
  private readonly pulse: Pulse;

  constructor(
    private readonly key: string,
    private readonly around: Around,
    private readonly shelf: Shelf,
    private readonly tell: (news: News) => void,
  ) {
    this.outbox = reloaded(shelf.load());
    this.pulse = new Pulse(around, {
      ping: () => this.send({ type: "ping" }),
      quiet: (quiet) => (quiet || this.ready) && tell({ is: "line", open: !quiet }),
      dead: () => this.reopen(),
      ahead: (by) => tell({ is: "ahead", by }),
      away: (ms) => tell({ is: "away", ms }),
    });
    this.open();
  }

  /** Says acts, such as `white touches g1`; they are sent when their turn in the outbox comes. */
  say(...acts: string[]): void {
    const version = versionAfter(this.outbox, this.version);
    const said = acts.map((act, i) => ({ request: this.around.id(), act, version: version + i }));
    this.keep([...this.outbox, ...said]);
    this.next();
  }

  /** The acts that the present standing does not show yet. */
  get waiting(): Outbox {
    return this.outbox;
  }

  /** Takes back what was said and not yet sent, and what was sent behind something that did not happen. */
  abandon(): void {
    this.keep(
      this.outbox.filter(
        ({ accepted, request, follows }) =>
          accepted !== undefined || (follows === undefined && this.underway.includes(request)),
      ),
    );
  }

  /** The browser says that there is no network: nobody is waited for to find out. */
  doubts(): void {
    this.pulse.doubts();
  }

  /** Tries again at once, for instance when the network is back. */
  retry(): void {
    if (this.pulse.isQuiet) return this.reopen();
    if (this.wire !== null || this.ended) return;
    this.cancelRetry?.();
    this.open();
  }

  /** Asks for what is new on a line of its own, for instance after a long sleep. */
  refresh(): void {
    if (this.ready) this.reopen();
    else this.retry();
  }

  close(): void {
    this.ended = true;
    this.cancelRetry?.();
    this.pulse.stops();
    this.wire?.close();
  }

  private open(): void {
    this.cancelRetry = null;
    this.pulse.begins();
    const wire = (this.wire = this.around.connect());
    this.ready = false;
    this.underway = [];
    wire.onopen = () => {
      const held = this.known ? { have: this.version, seal: this.seal } : { have: 0 };
      this.send({ type: "hello", key: this.key, ...held });
      this.pulse.asks();
    };
    wire.onmessage = ({ data }) => {
      const frame = frameOf(data);
      if (frame !== null && wire === this.wire) this.hear(frame);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lost();
    };
  }

  private lost(): void {
    this.wire = null;
    this.ready = false;
    this.pulse.stops();
    if (this.ended) return;
    this.tell({ is: "line", open: false });
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]!;
    this.cancelRetry = this.around.later(() => this.open(), wait);
  }

  private send(frame: object): void {
    this.wire?.send(JSON.stringify(frame));
  }

  private hear(told: Frame): void {
    this.pulse.hears(told);
    if (told.type === "snapshot") this.seat = told.role;
    const frame = heardAt(told, this.seat);
    switch (frame.type) {
      case "snapshot":
        return this.snapshot(frame);
      case "update":
        return this.update(frame);
      case "accepted":
        return this.accepted(frame.request, frame.version, frame.stopped);
      case "pong":
        return;
      case "error":
        return frame.request ? this.refused(frame.request, frame) : this.trouble(frame.error);
      default:
        return this.tell(newsBeside(frame));
    }
  }

  private snapshot(snapshot: Snapshot): void {
    [this.ready, this.tries] = [true, 0];
    const missed = this.known ? snapshot.entries.filter(({ act }) => act > this.version) : [];
    const foreign = notMine(this.outbox, missed, this.seat);
    this.known = true;
    this.version = snapshot.version;
    this.seal = snapshot.seal;
    this.moves = snapshot.standing.line ?? [];
    this.settle(snapshot.entries);
    this.tell({ is: "line", open: true });
    this.tell({ is: "snapshot", snapshot, foreign });
    this.judge(snapshot.standing);
    this.next();
  }

  private update(frame: Extract<Frame, { type: "update" }>): void {
    if (frame.version < this.version) return;
    const { after, moves } = frame.line;
    const missed = frame.version - frame.entries.length > this.version || after > this.moves.length;
    if (missed) return this.reopen();
    const foreign = notMine(this.outbox, frame.entries, this.seat);
    this.version = frame.version;
    this.seal = frame.seal;
    this.moves = [...this.moves.slice(0, after), ...moves];
    this.settle(frame.entries);
    this.tell({ ...frame, is: "update", standing: { ...frame.standing, line: this.moves }, foreign });
    this.judge(frame.standing);
  }

  private accepted(request: string, version: number, stopped?: Stopped): void {
    this.underway = this.underway.filter((other) => other !== request);
    const done = accepting(this.outbox, request, version, stopped);
    if (done === null) return this.next();
    this.keep(done.outbox);
    this.settle();
    if (stopped)
      this.tell({ is: "refused", act: stopped.act, dropped: done.dropped, trouble: stopped.error });
    else if (version <= this.version) this.tell({ is: "shown" });
    this.next();
  }

  /** Forgets accepted acts whose update has come, and keeps what came before those that wait. */
  private settle(come: readonly Entry[] = []): void {
    this.since = gathered(this.outbox, this.since, come);
    const left = this.outbox.filter(({ accepted }) => accepted === undefined || accepted > this.version);
    if (left.length !== this.outbox.length) this.keep(left);
  }

  private refused(request: string, { error: trouble, version }: { error: Trouble; version?: number }): void {
    this.underway = this.underway.filter((other) => other !== request);
    const at = this.outbox.findIndex((waiting) => waiting.request === request);
    if (at < 0) return this.next();
    // What was sent behind a request that is not done is not done either, and waits for that.
    const waits = this.outbox.slice(0, at).some(({ accepted }) => accepted === undefined);
    if (waits || PASSING.has(trouble.code)) return void this.around.later(() => this.next(), BREATH);
    if (trouble.code !== "stale") return this.drops(at, trouble);
    this.stale = { version: version ?? this.outbox[at]!.version + 1, trouble };
    if (this.standing && this.version >= this.stale.version) this.judge(this.standing);
    else this.catchUp(this.stale.version);
  }

  private drops(at: number, trouble: Trouble): void {
    const dropped = this.outbox.slice(at).map(({ act }) => act);
    this.keep(this.outbox.slice(0, at));
    if (dropped[0]) this.tell({ is: "refused", act: dropped[0], dropped, trouble });
  }

  /** After a stale act: the update that made it so should be here soon; if not, everything is asked for again. */
  private catchUp(version: number): void {
    this.around.later(() => {
      if (this.version < version && this.ready) this.reopen();
    }, PATIENCE);
  }

  /** Once it is known what came before stale acts: a move that still stands is said again, anything else is dropped. */
  private judge(standing: Standing): void {
    this.standing = standing;
    this.pulse.hurries(playsByClock(this.seat, standing));
    if (this.stale === null || this.version < this.stale.version) return;
    const { trouble } = this.stale;
    this.stale = null;
    const at = this.outbox.findIndex(({ accepted }) => accepted === undefined);
    if (at < 0) return;
    const acts = this.outbox.slice(at).map(({ act }) => act);
    if (!stillStands(acts, this.since, standing)) return this.drops(at, trouble);
    this.keep(again(this.outbox, this.version, () => this.around.id()));
    this.since = [];
    this.next();
  }

  private reopen(): void {
    const old = this.wire;
    this.wire = null;
    old?.close();
    this.open();
  }

  private trouble(trouble: Trouble): void {
    if (!FINAL.has(trouble.code) || this.known) return;
    this.ended = true;
    this.pulse.stops();
    this.wire?.close();
    if (trouble.code !== "invited") return this.tell({ is: "closed", trouble });
    this.around.takeSeat(this.key, trouble).catch((why: unknown) => {
      this.tell({ is: "closed", trouble: why instanceof Refusal ? why.trouble : trouble });
    });
  }

  /** Sends the acts that no answer has come for: one request at a time, and the rest of its gesture behind it. */
  private next(): void {
    if (!this.ready || this.stale !== null) return;
    const [head] = nextRequest(this.outbox);
    if (head === undefined) return;
    const [first] = this.underway;
    // What was sent behind a request that is to go again is answered first.
    if (first !== undefined && first !== head.request) return;
    if (first === undefined) this.sends(nextRequest(this.outbox));
    if (this.underway.length === 1) this.sends(following(this.outbox, head.request));
  }

  private sends(waiting: readonly Waiting[]): void {
    if (waiting[0] === undefined) return;
    // While accepted acts wait for their update nothing is lost by going on: their version is known.
    const { request } = waiting[0];
    this.underway = [...this.underway, request];
    this.keep(sending(this.outbox, waiting));
    this.send(asSent(waiting, this.seat));
    this.pulse.asks();
    const { wire } = this;
    this.around.later(() => {
      if (wire === this.wire && this.underway.includes(request)) this.reopen();
    }, SILENCE);
  }

  private keep(outbox: Waiting[]): void {
    this.outbox = outbox;
    this.shelf.save(outbox);
    this.tell({ is: "outbox" });
  }
}
