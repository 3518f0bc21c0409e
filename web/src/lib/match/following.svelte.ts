/** A match that a page follows: how it stands, and what is said in it from this seat. */

import { Refusal } from "../live/requests";
import type { Trouble } from "../live/frames";
import { secretOf } from "./lot";
import { beginGame, lookAtMatch, ownName, sayInMatch, type Match } from "./match";

export class Following {
  match = $state.raw<Match | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);

  constructor(
    readonly id: string,
    readonly key: string,
    private readonly shelf: Storage,
  ) {}

  /** The number of a game of this match in the order of play; 0 for any other. */
  numberOf(game: string): number {
    const { underway, games } = this.match?.standing ?? {};
    return (
      (underway?.name === game ? underway.number : games?.find(({ file }) => file === game)?.number) ?? 0
    );
  }

  /** Asks how the match stands. A lot of which everything is known but what this browser hid is opened. */
  async look(): Promise<void> {
    try {
      const told = await lookAtMatch(this.id, this.key);
      // What stands as it stood is not told again.
      if (JSON.stringify(told) !== JSON.stringify(this.match)) this.match = told;
      this.trouble = null;
    } catch (error) {
      if (this.match === null || !(error instanceof Refusal) || error.status !== 0) this.fails(error);
    }
    await this.opensHand();
  }

  /** Says a line, and looks again. */
  async say(line: string): Promise<void> {
    await this.does(async (match) => void (await sayInMatch(this.id, this.key, match.version, line)));
  }

  /** The next game begins; its id, once it has. */
  async begin(number: number): Promise<string | null> {
    await this.does(async () => {
      this.match = await beginGame(this.id, this.key, number);
    });
    return this.match?.standing.underway?.name ?? null;
  }

  private async does(work: (match: Match) => Promise<void>): Promise<void> {
    if (this.match === null || this.busy) return;
    this.busy = true;
    let failed: unknown = null;
    try {
      await work(this.match);
    } catch (error) {
      failed = error;
    }
    this.busy = false;
    await this.look();
    if (failed !== null) this.fails(failed);
  }

  private fails(error: unknown): void {
    this.trouble = error instanceof Refusal ? error.trouble : { code: "", says: String(error), reasons: [] };
  }

  private async opensHand(): Promise<void> {
    const { match } = this;
    const hidden = match?.standing.hidden;
    if (!match || !hidden?.picked || hidden.hid !== ownName(match) || this.busy) return;
    const secret = secretOf(this.id, hidden.hash, this.shelf);
    if (secret !== null) await this.say(`${hidden.hid} shows ${secret.hand} with ${secret.bits}`);
  }
}
