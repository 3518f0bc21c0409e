/** My games: what this browser remembers of the games that it has seen, with the links to their seats. */

import type { Header, Role, SeatLinks } from "../live/frames";
import { officeOf } from "../live/own";
import type { Created, NewGame, TakenSeat } from "../live/requests";
import { ownName, ready, scoreOf, type CreatedMatch, type Match, type TakenMatchSeat } from "../match/match";
import type { Side } from "../men";
import { gameAt, type Series } from "./series";

/** There is none for those who watch where somebody has renewed theirs. */
export type GameLinks = Omit<SeatLinks, "watch"> & { watch: string | null; lot: Side | null };

export type Kept = {
  game: string;
  /** The path of this seat, its key included. */
  path: string;
  role: Role;
  code: string;
  /** The name of the code, and the time that was agreed; absent in lists of older versions. */
  name?: string;
  time?: string | null;
  /** Its moves are sent: no clock stands on a table. */
  post?: boolean;
  /** What ended it. */
  reason?: string | null;
  /** Whether the opponent wants a rematch, and the way to it; lists of older versions have it as `again`. */
  rematch?: string | null;
  again?: string | null;
  /** The rematch that was joined here. */
  joined?: string;
  /** The way to the same game again that this browser has set up, and from there back to the game before. */
  asks?: string;
  after?: string;
  /** Whose turn it was, and how the game stood, when it was last seen. */
  turn: Side;
  result: string;
  /** When it was last seen, in milliseconds since 1970. */
  seen: number;
  /** When this browser first saw it, before anything was played; absent where it came later. */
  began?: number;
  /** Whose clock ran then, and the milliseconds that were left to that side; null where none ran. */
  runs?: { side: Side; left_ms: number | null } | null;
  /** The links that this browser was given: it created the game, or took a seat in it. */
  links?: GameLinks;
  /** What was asked for, where this browser created the game. */
  asked?: NewGame;
  /** What the opponent is called, where he said it. */
  against?: string | null;
  /** Nobody had taken the other seat when the game was last seen. */
  awaits?: boolean;
  /** How the series of rematches stood before this game. */
  series?: Series | null;
  /** The points that it gave, where its laws or its event give points. */
  scored?: Record<Side, string> | null;
  /** The game counts as none in a series, as its laws have it. */
  none?: boolean;
  /** A match of several games is one entry: its players, its score, and whether something waits for this seat. */
  match?: {
    players: readonly [string, string];
    score: string;
    game: number | null;
    mine: boolean;
    over: string | null;
  };
};

/** Whether there are links to further seats, which are to be passed on. */
export const handsOut = (links: GameLinks | null): boolean => (links?.further?.length ?? 0) > 0;

type Shelf = Pick<Storage, "getItem" | "setItem">;

const NAME = "jadoube games";

/** The most games that are remembered; the oldest are forgotten first. */
const MOST = 200;

/** Nobody is asked to a rematch that he has joined: the server tells of it as long as it remembers the word. */
function withoutJoined(games: readonly Kept[]): Kept[] {
  const known = new Set(games.map(({ game }) => game));
  return games.map((one) => {
    const next = one.rematch ? gameAt(one.rematch) : null;
    if (next === null || (next !== one.joined && !known.has(next))) return one;
    return { ...one, rematch: null, joined: next };
  });
}

/** The games, the one seen last first. */
export function keptGames(shelf: Shelf): Kept[] {
  try {
    const kept = JSON.parse(shelf.getItem(NAME) ?? "[]") as Kept[];
    const named = kept.map(({ again, ...one }) => (again === undefined ? one : { rematch: again, ...one }));
    return withoutJoined(named).toSorted((a, b) => b.seen - a.seen);
  } catch {
    return [];
  }
}

function write(shelf: Shelf, games: readonly Kept[]): void {
  try {
    shelf.setItem(NAME, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/** Remembers a seat as it is seen now; what was known of its links stays. */
export function keepSeen(seen: Kept, shelf: Shelf): void {
  const games = keptGames(shelf);
  const known = games.find(({ path }) => path === seen.path);
  write(shelf, [
    {
      ...known,
      ...seen,
      ...(known?.joined ? { joined: known.joined } : {}),
      ...(known?.began ? { began: known.began } : {}),
    },
    ...games.filter(({ path }) => path !== seen.path),
  ]);
}

/** Remembers a game that was created here. */
export function keepCreated({ game, role, links, lot }: Created, asked: NewGame, shelf: Shelf): void {
  const kept = { game, path: links.you, role, code: asked.code, turn: "white", result: "*" } as const;
  const mine = { ...links, lot: asked.seating !== "one-board" ? (lot?.you ?? null) : null };
  const now = Date.now();
  keepSeen({ ...kept, seen: now, began: now, links: mine, asked }, shelf);
}

/** Remembers that a rematch of the game at one path was offered at another, so that each leads to the other. */
export function keepOffer(before: string, path: string, shelf: Shelf): void {
  write(
    shelf,
    keptGames(shelf).map((one) => ({
      ...one,
      ...(one.path === before ? { asks: path } : {}),
      ...(one.path === path ? { after: before } : {}),
    })),
  );
}

/**
 * The way to a rematch in which the two have met, as the server tells of it, or as its seat was seen here: nobody is asked for it
 * any more. Null where there is none.
 */
export function playedAt(joined: string | null, asks: string | null, games: readonly Kept[]): string | null {
  const own = games.find(({ game, role }) => game === joined && (role === "white" || role === "black"));
  if (joined !== null) return own?.path ?? `/g/${joined}`;
  const next = games.find(({ path }) => path === asks);
  // It was called off, or begun: a game that was never seen with both has no opponent yet.
  return next?.against || (next && next.result !== "*" && next.result !== "annulled") ? next.path : null;
}

/** Forgets a rematch that was offered: it was withdrawn or declined. */
export function forgetOffer(before: string, shelf: Shelf): void {
  const games = keptGames(shelf);
  const next = games.find(({ path }) => path === before)?.asks;
  const left = games.filter(({ path }) => path !== next);
  write(
    shelf,
    left.map(({ asks, ...one }) => (one.path === before || asks === undefined ? one : { ...one, asks })),
  );
}

/**
 * Remembers a seat that was taken here, with the links for those who watch and for the further members of its side, if there are
 * any. What else is known comes with the game.
 */
export function keepTaken({ game, role, link, watch, further = [] }: TakenSeat, shelf: Shelf): void {
  if (watch === undefined && further.length === 0) return;
  const besides = further.length > 0 ? { further } : {};
  const links = { you: link, other: null, watch: watch ?? null, arbiter: null, ...besides, lot: null };
  const [seen, began] = [Date.now(), Date.now()];
  const office = officeOf(role);
  keepSeen(
    { game, path: link, role: office, code: "", turn: "white", result: "*", seen, began, links },
    shelf,
  );
}

/** Remembers a match as it is seen now; `turn` says whether it is this seat's turn in the game that is played. */
export function keepMatch(seen: Match, path: string, shelf: Shelf, turn = false): void {
  const { standing, role, id } = seen;
  const own = ownName(seen);
  const { hidden, next, underway, over } = standing;
  const picks = hidden !== undefined && hidden.hid !== own && hidden.picked === null;
  const chooses =
    next !== null && [next.white, next.first].some(({ due, player }) => due === "choice" && player === own);
  const asked = seen.pending !== null && seen.pending.by !== role;
  const mine = own !== null && (turn || (!underway && (picks || chooses || asked || ready(seen) !== null)));
  const match = {
    players: standing.players,
    score: scoreOf(standing),
    game: underway?.number ?? null,
    mine,
    over: over?.says ?? null,
  };
  const seat: Role = own === null ? "watch" : "both";
  const result = over === null ? "*" : "over";
  const kept = { game: id, path, role: seat, code: standing.code, turn: "white", result } as const;
  keepSeen({ ...kept, seen: Date.now(), match }, shelf);
}

/** Remembers a seat that was taken here at a match, with the link for those who watch, if there is one. */
export function keepTakenMatch({ id, standing }: Match, { link, watch }: TakenMatchSeat, shelf: Shelf): void {
  if (watch === undefined) return;
  const links = { you: link, other: null, watch, arbiter: null, lot: null };
  const match = { players: standing.players, score: scoreOf(standing), game: null, mine: false, over: null };
  const { code } = standing;
  const seen = Date.now();
  keepSeen(
    { game: id, path: link, role: "both", code, turn: "white", result: "*", seen, links, match },
    shelf,
  );
}

/** Remembers a match that was created here, with the links to its seats. */
export function keepCreatedMatch(
  created: CreatedMatch,
  code: string,
  players: readonly [string, string],
  shelf: Shelf,
): void {
  const match = { players, score: "0 : 0", game: null, mine: true, over: null };
  const kept = {
    game: created.match,
    path: created.links.you,
    role: "both",
    code,
    turn: "white",
    result: "*",
  } as const;
  keepSeen({ ...kept, seen: Date.now(), links: { ...created.links, lot: null }, match }, shelf);
}

export const keptAt = (path: string, shelf: Shelf): Kept | null =>
  keptGames(shelf).find((one) => one.path === path) ?? null;

export function forget(path: string, shelf: Shelf): void {
  write(
    shelf,
    keptGames(shelf).filter((one) => one.path !== path),
  );
}

/** Whether somebody at this seat is to move. */
export const isMyTurn = ({
  role,
  turn,
  result,
  match,
  awaits,
}: Pick<Kept, "role" | "turn" | "result" | "match" | "awaits">): boolean =>
  match ? match.mine : result === "*" && !awaits && (role === "both" || role === turn);

/** Keys of a header with a field of their own in what is asked for, and those that the server settles. */
const FIELDS = ["code", "table", "notice", "start", "time", "odds", "giver", "search-states"];

/** The side whose time has run out since the game was seen; null where none has. */
export const fallen = (
  { runs, result, seen }: Pick<Kept, "runs" | "result" | "seen">,
  now: number,
): Side | null => (result === "*" && runs?.left_ms != null && runs.left_ms <= now - seen ? runs.side : null);

/** How soon a game wants its player: first where his clock runs, then where it is his move, then where he is asked. */
export function urgency(one: Kept, now: number): number {
  if (!isMyTurn(one)) return one.rematch ? 1 : 0;
  const runs = one.result === "*" && one.runs != null && (one.role === "both" || one.runs.side === one.role);
  return runs && fallen(one, now) === null ? 3 : 2;
}

/** A game that was not touched for so long stands below what begins another, in milliseconds. */
const FORGOTTEN = 7 * 24 * 3600 * 1000;

/** Whether the player comes back to this game rather than for another: it waits for him, or is under way. */
export function comesFirst(one: Kept, now: number): boolean {
  if (one.role === "both") return false;
  if (urgency(one, now) >= 1) return true;
  const plays = one.role === "white" || one.role === "black";
  return plays && !one.match && one.result === "*" && now - one.seen < FORGOTTEN;
}

/** What would have to be asked for to get such a game again, where another browser asked for it. */
export function askedAs(header: Header): NewGame {
  const text = (key: string): string | null => {
    const value = header[key];
    return typeof value === "string" ? value : null;
  };
  const others = Object.entries(header).filter(
    (one): one is [string, string] => !FIELDS.includes(one[0]) && typeof one[1] === "string",
  );
  return {
    code: header.code,
    table: header.table === "guarded" ? "guarded" : "physical",
    notice: header.notice === "silent" ? "silent" : "all",
    seating: "two-browsers",
    colours: "lot",
    start: header.start,
    time: text("time"),
    odds: text("odds"),
    giver: text("giver") as Side | null,
    terms: Object.fromEntries(others),
  };
}
