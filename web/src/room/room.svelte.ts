/** The board room of one seat: the game, what lies open beside the board, and how the board is looked at. */

import type { Ahead } from "../lib/analysis/analysis";
import type { Invitation } from "../lib/live/frames";
import type { CodeTitle } from "../lib/live/requests";
import type { Option } from "../lib/live/standing";
import { other, type Side } from "../lib/men";
import { isInSeries } from "../lib/games/series";
import { keepTaken, keptAt, type GameLinks } from "../lib/games/kept";
import { checkedAt, entriesAt, positionAt, stepped, type Spot } from "../lib/record/replay";
import type { Ruled } from "../lib/record/evidence";
import { menIn } from "../lib/older";
import { readPlacement, type Square } from "../lib/squares";
import { positionWords } from "../lib/words/men";
import {
  CLEAR,
  closed,
  declaredIn,
  opened,
  picked,
  points,
  said,
  squaresToSend,
  steppedBack,
  type Panel,
  type Pointing,
} from "./desk";
import { dimmedBy, draftedOn, ghostsOf, targetsOf } from "./marks";
import { browser } from "../lib/live/browser";
import type { Match } from "../lib/match/match";
import type { Following } from "../lib/match/following.svelte";
import { lastRuled, toldAgain } from "./play/heard";
import { Play } from "./play/play.svelte";
import { Players } from "./players.svelte";
import { promotionOf } from "./promotion";
import { isCommunicated } from "../lib/words/communicated";
import { type Draft } from "./post/sending";
import { TYPED } from "../lib/messages/typed";
import { isForeign, meant, types } from "./play/typed";
import { pickable, sayingsOf, sealing } from "./sayings";
import { NOW } from "../lib/messages/now";

const NO_MEN = new Set<Square>();

export class RoomState {
  readonly play: Play;
  /** What this browser remembers of the game as it was created here. */
  readonly kept;
  readonly players: Players;
  /** The path of this seat. */
  readonly path: string;
  /** The code of the game, once it has come. */
  code = $state.raw<CodeTitle | null>(null);
  desk = $state.raw(CLEAR);
  private turnedByHand = $state<boolean | null>(null);
  /** The option whose position is shown on the board. */
  preview = $state.raw<Option | null>(null);
  /** The ruling whose evidence is played. */
  shown = $state.raw<Ruled | null>(null);
  /** What a screen reader is told. */
  aloud = $state("");
  /** A move that the engine thinks of after a game, shown on the board. */
  ahead = $state.raw<Ahead | null>(null);
  private looking = $state<Spot>(null);
  /** How much of the chat was read. */
  read = $state(0);
  /** A move that is being typed. */
  typed = $state("");
  /** The match to which the game belongs. */
  following = $state.raw<Following | null>(null);
  /** To what the link invites, and the way to the seat under a name; null: nobody is invited, or he was asked before. */
  invited = $state.raw<{ to: Partial<Invitation>; sits: (name: string) => void } | null>(null);
  /** Both players have been seen here at once. */
  met = $state(false);
  /** The squares of a move that was pointed to and is not sent yet. */
  drafted = $state.raw<Draft | null>(null);
  /** What is asked for twice before it is said. */
  asked = $state<"resigns" | "adjourns" | "calls-off" | null>(null);
  /** The engine was asked about the game. */
  analyses = $state(false);

  /** The moves of the line that stands. */
  readonly line = $derived.by(() => this.play.standing?.line ?? []);
  /** How many moves are made on the board that is looked at; null: the game as it stands. A line that was cut is left. */
  readonly spot: Spot = $derived.by(() =>
    this.looking !== null && this.looking < this.line.length ? this.looking : null,
  );
  /** The position that is looked back at. */
  readonly past = $derived.by(() =>
    this.spot === null ? null : positionAt(this.line, this.spot, this.play.standing?.fen ?? ""),
  );
  /** The acts that led to the move that is looked at. */
  readonly told = $derived.by(() =>
    this.spot === null ? [] : entriesAt(this.play.entries, this.line, this.spot),
  );
  /** The King in check, as the notation of the last move on the board says. */
  readonly checked = $derived.by(() =>
    checkedAt(this.line[(this.spot ?? this.line.length) - 1], this.past ?? this.play.standing?.fen ?? ""),
  );

  readonly panel = $derived.by(() => this.desk.panel);
  /** The act whose square is being pointed to. */
  readonly picking = $derived.by(() => (this.desk.pointing?.is === "act" ? this.desk.pointing.act : null));
  /** The moves of this game are sent: on the board they are pointed to. */
  readonly sends = $derived.by(() => isCommunicated(this.play.header, this.play.standing));
  /** The squares pointed to for a move that is to be sealed, or sent. */
  readonly sealed = $derived.by(() => squaresToSend(this.desk.pointing));
  /** The move that is being declared with a claim, as far as it was pointed to. */
  readonly declared = $derived.by(() => declaredIn(this.desk.pointing));
  /** Both squares of a move that is not made, to be marked on the board. */
  readonly planned = $derived.by(() => {
    const [from, to] = this.declared?.squares ?? [];
    return from && to ? { from, to } : this.drafted;
  });
  readonly sayings = $derived.by(() => sayingsOf(this.play.standing?.may ?? [], this.play.options));
  readonly sealing = $derived.by(() =>
    this.play.standing === null ? null : sealing(this.play.standing, this.play.role),
  );
  readonly pickable = $derived.by(() =>
    pickable(this.desk.pointing, this.play.standing?.may ?? [], this.play.men),
  );
  readonly turned = $derived.by(() => this.turnedByHand ?? this.play.role === "black");
  readonly near: Side = $derived.by(() => (this.turned ? "black" : "white"));
  readonly clocked = $derived.by(() => this.play.reading !== null);
  readonly adjourned = $derived.by(() => this.play.standing?.phase === "adjourned");
  readonly promotion = $derived.by(() => {
    const { standing, mayAct, table, side } = this.play;
    return standing && mayAct ? promotionOf(standing, table, side) : null;
  });
  readonly targets = $derived.by(() =>
    this.play.header?.table === "guarded"
      ? targetsOf(this.play.hand, this.play.standing?.legal ?? [])
      : NO_MEN,
  );
  readonly dimmed = $derived.by(() => {
    const { standing, bound, men, over } = this.play;
    return standing && !over ? dimmedBy(standing.duty, bound, standing.turn, men) : NO_MEN;
  });
  readonly ghosts = $derived.by(() => ghostsOf(this.preview) ?? draftedOn(this.drafted));

  constructor(
    readonly game: string,
    /** The key of this seat. */
    readonly key: string,
    storage: Storage,
    shelf: Storage,
  ) {
    this.play = new Play(
      game,
      key,
      browser(
        game,
        (taken) => keepTaken(taken, shelf),
        // Who plays again was asked before.
        (to) => (isInSeries(game, shelf) ? null : new Promise((sits) => (this.invited = { to, sits }))),
      ),
      storage,
    );
    this.path = `/g/${encodeURIComponent(game)}#${key}`;
    this.kept = keptAt(this.path, shelf);
    const match = (): Match | null => this.following?.match ?? null;
    this.players = new Players(game, this.play, this.kept?.series ?? null, shelf, match);
  }

  /** The links that this browser was given. */
  get links(): GameLinks | null {
    return this.kept?.links ?? null;
  }

  /** Whether anybody may take the other seat. */
  get offered(): boolean {
    return this.kept?.asked?.open != null;
  }

  /** How well the computer plays, where it is the opponent. */
  get level(): number | null {
    const asked = this.kept?.asked;
    return asked?.seating === "computer" ? (asked.level ?? 1) : null;
  }

  /** Whether the engine of the server chooses the computer's moves. */
  get engine(): boolean {
    return this.kept?.asked?.computer === "engine";
  }

  /** Looks at the position after so many moves; null: at the game. */
  look(spot: Spot): void {
    this.looking = spot !== null && spot < this.line.length ? spot : null;
  }

  step(by: "first" | "back" | "on" | "last"): void {
    this.look(stepped(this.spot, this.line.length, by));
  }

  open(panel: Panel): void {
    this.desk = opened(this.desk, panel);
  }

  readonly openArticle = (code: string, no: string): void => this.open({ is: "article", code, no });

  close(): void {
    this.desk = closed(this.desk);
  }

  point(pointing: Pointing | null): void {
    this.desk = points(this.desk, pointing);
  }

  /** Asks on the board for the move that is declared with this claim; null ends it, unless another claim asks by now. */
  declares(claim: string, squares: readonly Square[] | null): void {
    if (squares !== null) this.point({ is: "move", claim, squares });
    else if (this.declared?.claim === claim) this.point(null);
  }

  /** Says whole lines, such as one of `may`. */
  readonly say = (lines: string | readonly string[]): void => {
    this.desk = said(this.desk);
    this.play.say(lines);
  };

  /** A move has just been made by key, at this place: an Enter that follows there at once belongs to it, and touches nothing. */
  private finished: string | null = null;

  /** A key of a typed move, or the Enter after a move was made: whether it was one. */
  types(key: string, at: string): boolean {
    const again = this.finished === at && key === "Enter" && this.play.hand.is === "empty";
    // A piece that is carried by the arrows is set down by Enter.
    this.finished = !again && key === "Enter" && this.play.hand.is === "walking" ? at : null;
    if (again) return true;
    if (key === "Backspace" && this.typed !== "") this.typed = this.typed.slice(0, -1);
    else if (key === "Escape" && this.typed !== "") this.typed = "";
    else if (key === "Enter" && this.typed !== "") this.moveTyped(true, at);
    else if (types(key, this.typed)) {
      this.typed += key;
      this.moveTyped(false, at);
    } else if (isForeign(key, this.typed)) this.typed += key;
    else return false;
    return true;
  }

  /** Makes the move that was typed, at once where it can mean nothing else, and otherwise when the player says so. */
  private moveTyped(asked: boolean, at: string): void {
    const { standing, men, side } = this.play;
    const means = meant(this.typed, { men, side, legal: standing?.turn === side ? standing.legal : [] });
    if (means.is === "move" && (means.sure || asked)) {
      this.play.makes(means.move);
      this.finished = asked ? null : at;
      this.typed = "";
    } else if (asked) {
      const says =
        means.is === "several"
          ? TYPED.several(this.typed, means.moves.join(", "))
          : TYPED.unknown(this.typed);
      this.play.told = { at: null, says, reasons: [] };
      this.typed = "";
    }
  }

  /** The last touch was an accident: the hand lets go of it. */
  accident(): void {
    this.play.letGo();
    this.say("players finds accident");
  }

  readonly pick = (square: Square): void => {
    const { desk, line } = picked(this.desk, square);
    this.desk = desk;
    if (line !== null) this.play.say(line);
  };

  /** The Pawn goes off the board, and the piece comes on in its place. */
  put(kind: string): void {
    if (this.promotion === null) return;
    const { square } = this.promotion;
    this.play.saysFor(`removes ${square}`);
    this.play.saysFor(`puts ${kind} ${square}`);
  }

  turn(): void {
    this.turnedByHand = !this.turned;
  }

  /** A piece in the air goes back first, then what is open closes, then the hand lets go. */
  stepBack(): void {
    const { hand } = this.play;
    const desk = steppedBack(this.desk);
    if (this.asked !== null) this.asked = null;
    else if (hand.is === "walking" || hand.is === "carrying") this.play.does({ is: "escape" });
    else if (desk !== null) this.desk = desk;
    else if (this.spot !== null) this.look(null);
    else this.play.does({ is: "escape" });
  }

  /** Words said again are told again: a live region tells only what has changed. */
  tell(words: string): void {
    this.aloud = toldAgain(this.aloud, words);
  }

  /** Where every piece stands, for those who do not see the board. */
  tellPosition(): void {
    const men =
      this.past === null ? this.play.men : menIn(readPlacement(this.past), this.play.standing?.older);
    this.tell(positionWords(men));
  }

  readLast(): void {
    this.tell(lastRuled(this.play.entries, this.play.standing?.code ?? "") ?? NOW.nothingRuled);
  }

  /** Whether anything stands in the list of claims; the arbiter is called from there too. */
  get claimable(): boolean {
    const { claims, blind } = this.sayings;
    return claims.length + blind.length > 0 || (this.play.manner?.arbiter ?? "absent") !== "absent";
  }

  sideAcross(): Side {
    return other(this.near);
  }
}
