/** Asks an engine about the position that is looked at, one question at a time, and keeps what it said. */

import type { Analysed } from "./analysis";

/** What the reader sees of a question: nothing yet, the answer, or why there is none. */
export type Seen = { fen: string; answer: Analysed | null; trouble: unknown };

export class Asker {
  private readonly known = new Map<string, Analysed>();
  private wanted: string | null = null;
  private asking = false;

  constructor(
    private readonly asks: (fen: string) => Promise<Analysed>,
    private readonly sees: (seen: Seen) => void,
    /** Waits before it asks, so that a position that is only passed is not asked about. */
    private readonly rests: () => Promise<void>,
    /** Waits, where it is worth asking again after such an error; else it is told and that is all. */
    private readonly waits: (error: unknown) => Promise<void> | null = () => null,
  ) {}

  /** Another position is looked at; null: none any more. */
  looks(fen: string | null): void {
    this.wanted = fen;
    if (fen === null) return;
    const answer = this.known.get(fen) ?? null;
    this.sees({ fen, answer, trouble: null });
    if (answer === null) void this.works();
  }

  /** An answer that came in another way. */
  learns(fen: string, answer: Analysed): void {
    const before = this.known.get(fen);
    if (before === undefined || before.nodes < answer.nodes) this.known.set(fen, answer);
  }

  /** While one question is under way no other is sent: the newest is next. */
  private async works(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    for (let done: string | null = null; this.wanted !== null && this.wanted !== done;) {
      await this.rests();
      const fen: string | null = this.wanted;
      if (fen === null || this.known.has(fen)) break;
      let [answer, trouble]: [Analysed | null, unknown] = [null, null];
      let waits: Promise<void> | null = null;
      try {
        answer = await this.asks(fen);
        this.known.set(fen, answer);
      } catch (error) {
        trouble = error;
        waits = this.waits(error);
      }
      if (this.wanted === fen) this.sees({ fen, answer, trouble });
      done = waits === null ? fen : null;
      await waits;
    }
    this.asking = false;
  }
}
