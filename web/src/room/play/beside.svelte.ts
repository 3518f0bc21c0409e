/** What a seat is told beside the game: names, how far away the other is, words, a rematch, the computer's stand-in, and that its match has gone on. */

import type {
  Names,
  NoRematch,
  RematchTerms,
  Role,
  Said,
  Seat,
  Seats,
  Snapshot,
} from "../../lib/live/frames";
import { tellOther } from "../../lib/live/tell";
import type { Side } from "../../lib/men";
import type { News } from "../../lib/live/wire";
import { likes, sounds } from "../../lib/settings.svelte";

export class Beside {
  /** What the players are called. */
  names = $state.raw<Names>({});
  /** The player whose seat nobody had taken when the table was opened. */
  free = $state<Side | null>(null);
  /** How far away the other player is, in milliseconds there and back; `lost` where nothing comes from him any more, and null where that is not known. */
  away = $state<number | "lost" | null>(null);
  /** The way to the same game again, which the opponent has set up; for who does not play, one of the players. */
  rematch = $state<string | null>(null);
  /** What the opponent has made of the last offer of a rematch. */
  noRematch = $state<NoRematch | null>(null);
  /** The game of the rematch, once both have met there. */
  joined = $state<string | null>(null);
  /** How the same two play the game again, once it is over. */
  terms = $state.raw<RematchTerms | null>(null);
  /** When the game was set up, in milliseconds since 1970; null where that is not told. */
  created = $state<number | null>(null);
  /** The engine failed, and the program's own computer plays for it. */
  standsIn = $state(false);
  /** How often the match has gone on since the page was opened. */
  matchNews = $state(0);
  /** What the players have said to each other, and the members of one's own side among themselves. */
  chat = $state.raw<readonly Said[]>([]);
  /** The other player's chat is off: he does not read what is said. */
  unread = $state(false);

  constructor(
    private readonly game: string,
    private readonly key: string,
  ) {}

  /** What is shown where nothing comes: the bars as lost, if there were any before. */
  get lost(): "lost" | null {
    return this.away === null ? null : "lost";
  }

  begins(snapshot: Snapshot): void {
    const { names, invited, away_ms, rematch, no_rematch, rematch_joined, stands_in, chat } = snapshot;
    this.terms = snapshot.rematch_terms ?? null;
    this.created = snapshot.created_ms ?? null;
    this.names = names ?? {};
    this.free = invited ?? null;
    this.away = away_ms ?? null;
    this.rematch = rematch ?? null;
    this.noRematch = no_rematch ?? null;
    this.joined = rematch_joined ?? null;
    this.standsIn = stands_in ?? false;
    this.chat = chat ?? [];
  }

  /** Who has left is no longer lost: nothing is known of his way. */
  sees(seats: Seats, role: Role): void {
    if ((role === "white" && !seats.black) || (role === "black" && !seats.white)) this.away = null;
  }

  hears(news: News, seat: Seat): void {
    switch (news.is) {
      case "names":
        return void (this.names = news.names);
      case "otherAway":
        return void (this.away = news.ms ?? this.lost);
      case "standsIn":
        return void (this.standsIn = news.standsIn);
      case "rematch":
        [this.rematch, this.noRematch] = [news.rematch, null];
        return sounds("check");
      case "noRematch":
        return void ([this.rematch, this.noRematch] = [null, news.how]);
      case "match":
        return void (this.matchNews += 1);
      case "said":
        // Who does not read lets the other know: else he waits for an answer.
        if (!likes.chat && news.said.to !== "side" && news.said.by !== seat) this.reads(false);
        return void (this.chat = [...this.chat, news.said]);
      case "reads":
        // Whoever reads is about to write: he is told if nobody reads it here.
        if (news.reads && !likes.chat) this.reads(false);
        return void (this.unread = !news.reads);
    }
  }

  /** How much others have said after so many words: one's own are read. */
  saidSince = (read: number, seat: Seat): number =>
    this.chat.slice(read).filter(({ by }) => by !== seat).length;

  /** Declines the opponent's offer of a rematch. */
  async declines(): Promise<void> {
    await tellOther(this.game, this.key, { no_rematch: "declined" });
    this.rematch = null;
  }

  /** Tells the other whether what he says is read here. Nobody minds if that is lost. */
  reads(reads: boolean): void {
    tellOther(this.game, this.key, { chat: reads ? "on" : "off" }).catch(() => undefined);
  }
}
