/** Who the two players are: what they are called, and how the series of their rematches stands. */

import { scoreWith, seriesBefore, type Series } from "../lib/games/series";
import type { Names } from "../lib/live/frames";
import { playerOf } from "../lib/live/own";
import { seated, type Match } from "../lib/match/match";
import type { Side } from "../lib/men";
import type { Play } from "./play/play.svelte";

export class Players {
  /** What they are called: by themselves, or as the text of their match has it. */
  readonly names: Names = $derived.by(() => {
    const match = this.match();
    const seats = match ? seated(match.standing, this.game) : null;
    return seats ? { white: seats[0], black: seats[1] } : this.play.beside.names;
  });
  /** The side of who plays one side. */
  readonly own: Side | null = $derived.by(() => playerOf(this.play.seat));
  /** How the series stood before this game; null where this is the first, and for who does not play. */
  readonly before: Series | null = $derived.by(
    () => this.own && (this.kept ?? seriesBefore(this.game, this.own, this.shelf)),
  );
  /** How it stands with this game, whether there was one before or not. */
  readonly after: Series | null = $derived.by(() => {
    const { standing, beside } = this.play;
    return this.own && standing
      ? scoreWith(this.before, { ...standing, terms: beside.terms }, this.own)
      : null;
  });
  /** How it stands now; null where this is the first game. */
  readonly series: Series | null = $derived(this.before && this.after);

  constructor(
    private readonly game: string,
    private readonly play: Play,
    /** How the series stood before the game, as My games remember it. */
    private readonly kept: Series | null,
    private readonly shelf: Storage,
    private readonly match: () => Match | null,
  ) {}
}
