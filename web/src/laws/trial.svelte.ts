/**
 * A board on which anything can be tried: acts of the hand and of the mouth, each judged by the server together with all
 * acts before it. Nothing of it is kept anywhere.
 */

import type { Feel, HandEvent } from "../lib/hand/hand";
import { Identities } from "../lib/hand/identity";
import { after, tableOf, type Table } from "../lib/hand/table";
import { patiently } from "../lib/live/patience";
import { Refusal } from "../lib/live/requests";
import type { Entry, JudgedScript, Standing } from "../lib/live/standing";
import { quoted } from "../lib/language.svelte";
import { manOf, other, type Side } from "../lib/men";
import { holds, likes, tick } from "../lib/settings.svelte";
import type { Square } from "../lib/squares";
import { tell } from "../lib/words/tell";
import { Gesture } from "../room/play/gesture.svelte";
import { homeward } from "../room/play/homeward";
import { TRIAL } from "../lib/messages/laws";
import { TOLD } from "../lib/messages/room";

/** What judges a whole script. */
export type Judge = (script: string) => Promise<JudgedScript>;

/** Acts as sentences, each told as it found the board. */
export function saidIn(entries: readonly Pick<Entry, "text">[], before: Table): string[] {
  let table = before;
  return entries.map(({ text }) => {
    const said = tell(text, table.men);
    table = after(table, text);
    return said;
  });
}

export class Trial {
  /** The acts that were tried and judged. */
  acts = $state.raw<readonly string[]>([]);
  /** What was said and is not judged yet. */
  waiting = $state.raw<readonly string[]>([]);
  judged = $state.raw<JudgedScript | null>(null);
  /** Why the last act was not done: in words of the server, or because its square is occupied. */
  private why = $state.raw<readonly string[] | "occupied">([]);
  /** Whether the hand is that of the player who is not to move. */
  otherHand = $state(false);
  /** The board before the first act that was tried. */
  private begun = $state.raw<Table>({ men: new Map(), hand: null });
  private readonly guarded: boolean;
  /** The server is asked again in a while. */
  private waits = $state(false);
  private busy = false;
  /** What is tried from the beginning as soon as the server has answered. */
  private anew: readonly string[] | null = null;
  /** The position in which the trial began. */
  private fresh: JudgedScript | null = null;
  private closed = false;
  private readonly eye = new Identities();
  private readonly gesture = new Gesture({
    hears: (event) => this.hears(event),
    side: () => this.side,
    feel: (acting) => this.feel(acting),
    settings: () => ({ ring: likes.ring, hold: holds(false) }),
    say: (lines) => this.say(...lines),
    touched: tick,
    occupied: () => (this.why = "occupied"),
  });

  readonly told: readonly string[] = $derived(
    this.waits ? [TRIAL.waits] : this.why === "occupied" ? [TOLD.occupied] : this.why.map(quoted),
  );
  readonly standing: Standing | null = $derived(this.judged?.standing ?? null);
  readonly table: Table = $derived.by(() =>
    this.standing === null
      ? { men: new Map(), hand: null }
      : this.waiting.reduce((table, act) => after(table, act), tableOf(this.standing)),
  );
  readonly drawn = $derived(this.eye.follow(this.table));
  readonly over = $derived(this.standing !== null && this.standing.result !== "*");
  readonly live = $derived(this.standing !== null && !this.over && this.standing.phase !== "adjourned");
  readonly side: Side = $derived.by(() => {
    const turn = this.standing?.turn ?? "white";
    return this.onlyHand ?? (this.otherHand ? other(turn) : turn);
  });
  /** What was tried here, with what the code says of it. */
  readonly entries: readonly Entry[] = $derived.by(() => this.judged?.acts.slice(this.given) ?? []);
  /** Each of these acts as a sentence, told as it found the board. */
  readonly said: readonly string[] = $derived.by(() => saidIn(this.entries, this.begun));

  /**
   * @param script the settings and the acts before the first that is tried, ending with an empty line or an act
   * @param given how many acts those are
   * @param onlyHand whose hand it is whoever has the move; null: that of the player to move
   */
  constructor(
    private readonly script: string,
    private readonly given: number,
    private readonly judge: Judge,
    private readonly onlyHand: Side | null = null,
  ) {
    this.guarded = /^table: guarded$/m.test(script);
    void this.send([]);
  }

  get hand() {
    return this.gesture.hand;
  }

  /** The side for which the gesture under way was begun. */
  get acting(): Side {
    return this.gesture.acting;
  }

  does(event: HandEvent): void {
    if (event.is === "down" || event.is === "enter") this.why = [];
    this.gesture.does(event);
  }

  /** Says whole lines of script. */
  say(...lines: string[]): void {
    this.waiting = [...this.waiting, ...lines];
    void this.flush();
  }

  /** Takes back the last act that was tried. */
  async takesBack(): Promise<void> {
    if (this.busy || this.acts.length === 0) return;
    this.gesture.letGo();
    this.why = [];
    await this.send(this.acts.slice(0, -1));
  }

  /** Begins again where the trial began, and tries these acts there: when the server has answered what it was asked before. */
  async beginsAgain(...acts: string[]): Promise<void> {
    this.gesture.letGo();
    [this.why, this.waiting, this.otherHand] = [[], [], false];
    if (this.busy) {
      this.anew = acts;
      return;
    }
    if (this.fresh) [this.judged, this.acts] = [this.fresh, []];
    else await this.send([]);
    if (acts.length > 0) this.say(...acts);
  }

  close(): void {
    this.closed = true;
    this.gesture.close();
  }

  private hears(event: HandEvent): "now" | "later" | "never" {
    if (!this.live) return "never";
    // Whose turn it is after a piece was released, the server says.
    const begins = event.is === "down" && this.gesture.hand.is === "empty";
    return begins && this.waiting.length > 0 ? "later" : "now";
  }

  private feel(acting: Side): Feel {
    return {
      at: (square: Square) => {
        const letter = this.table.men.get(square);
        if (letter === undefined) return null;
        return manOf(letter)?.side === acting ? "own" : "adverse";
      },
      besides: (from, to) =>
        this.guarded || likes.completes ? (this.standing?.besides?.[from + to] ?? null) : null,
      again: () => false,
      joins: (from, to) => this.standing?.legal.includes(from + to) ?? false,
      adjusting: this.standing?.adjusting?.includes(acting) ?? false,
    };
  }

  /** Sends what waits, and then what was said meanwhile. */
  private async flush(): Promise<void> {
    while (!this.busy && !this.closed && this.waiting.length > 0) {
      const said = this.waiting;
      await this.send([...this.acts, ...said], said.length);
    }
    if (this.waiting.length === 0) this.gesture.settles();
  }

  /** Has these acts judged, the last so many of which were waiting. */
  private async send(acts: readonly string[], waited = 0): Promise<void> {
    this.busy = true;
    try {
      const judged = await patiently(
        () => this.judge(this.goesOn(acts)),
        () => this.closed || (this.anew !== null && this.fresh !== null),
        () => (this.waits = true),
      );
      if (this.closed) return;
      if (acts.length === 0) this.fresh = judged;
      if (this.anew && this.fresh) return;
      const done = judged.impossible ? acts.slice(0, judged.impossible.act - 1 - this.given) : acts;
      this.waiting = judged.impossible ? [] : this.waiting.slice(waited);
      if (judged.acts.length > (this.judged?.acts.length ?? 0)) this.otherHand = false;
      this.acts = done;
      if (this.judged === null) this.begun = tableOf(judged.standing);
      this.judged = judged;
      if (judged.impossible) this.stops(judged.impossible.reasons);
      else if (this.refused(waited)) this.goesHome();
      else if (!this.gesture.stillHas()) this.gesture.letGo();
    } catch (error) {
      if (error instanceof Refusal) this.stops([error.trouble.says, ...error.trouble.reasons]);
      else throw error;
    } finally {
      [this.busy, this.waits] = [false, false];
      const then = this.anew;
      this.anew = null;
      if (then && !this.closed) await this.beginsAgain(...then);
    }
  }

  /** The law did not let it happen. A guarded table gives back the piece that is still in hand, and says why. */
  private goesHome(): void {
    this.waiting = [];
    this.gesture.letGo();
    const { hand = null, captured } = this.standing ?? {};
    const home = this.guarded ? homeward(hand, this.acting, this.entries, captured) : [];
    if (this.guarded) this.why = this.entries.at(-1)?.rulings.map(({ says }) => says) ?? [];
    if (home.length === 0 || !hand?.from) return;
    this.waiting = home.map((act) => `${this.acting} ${act}`);
    this.gesture.poises(hand.from);
  }

  /** The script with these acts after those that it has. An empty line ends the settings. */
  private goesOn(acts: readonly string[]): string {
    const before = this.given > 0 ? [this.script.trimEnd()] : [this.script.trimEnd(), ""];
    return [...before, ...acts, ""].join("\n");
  }

  private stops(why: readonly string[]): void {
    this.waiting = [];
    this.why = why;
    this.gesture.letGo();
  }

  /** Whether the law refused one of the last acts, or took a move back: then the hand holds nothing any more. */
  private refused(last: number): boolean {
    const entries = last === 0 ? [] : this.entries.slice(-last);
    return entries.some(({ rulings }) =>
      rulings.some(({ kind }) => kind === "refused" || kind === "restored"),
    );
  }
}
