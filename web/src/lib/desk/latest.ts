/**
 * One request at a time, and after it only the newest: somebody who turns switches quickly waits for one answer, not
 * for all of them.
 */

type Ends<A> = { then: (answer: A) => void; fails: (error: unknown) => void };

export class Latest<Q, A> {
  private busy = false;
  /** What is asked when the request under way has come back; null: nothing more. */
  private next: { asked: Q; ends: Ends<A> } | null = null;
  private wanted = 0;

  constructor(private readonly send: (asked: Q) => Promise<A>) {}

  /** Asks, or (null) asks for nothing any more. Answers to what was asked before are not told. */
  ask(asked: Q | null, ends: Ends<A>): void {
    this.wanted += 1;
    this.next = asked === null ? null : { asked, ends };
    if (!this.busy) void this.go();
  }

  private async go(): Promise<void> {
    this.busy = true;
    while (this.next !== null) {
      const [{ asked, ends }, mine] = [this.next, this.wanted];
      this.next = null;
      try {
        const answer = await this.send(asked);
        if (mine === this.wanted) ends.then(answer);
      } catch (error) {
        if (mine === this.wanted) ends.fails(error);
      }
    }
    this.busy = false;
  }
}
