/** My games in a link: for another browser, or for this one once it has forgotten them. Keys stay behind the #. */

import type { Further, FurtherLink, Role } from "../live/frames";
import { packed, unpacked } from "../record/packed";
import { isMyTurn, keepSeen, keptGames, type GameLinks, type Kept } from "./kept";

const MARK = "#games=";

/** Where the games of a link are taken in. */
export const ALONG = "/games";

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** What a link tells of a game: the rest comes with the game itself. */
type Told = [path: string, role: Role, code: string, result: string, seen: number, links?: GameLinks];

/** The games that wait for their player first, then those that go on, then the ones that ended last. */
const order = (one: Kept): number => (one.result === "*" ? (isMyTurn(one) ? 2 : 1) : 0);

const told = ({ path, role, code, result, seen, links }: Kept): Told => {
  const open = result === "*" && links;
  // Whose own way it is stands there already.
  return [path, role, code, result, seen, ...(open ? [{ ...links, you: "" }] : [])] as Told;
};

/** The link, and how many of the games stand in it: as many as a link can hold. Null where there are none. */
export async function alongLink(games: readonly Kept[]): Promise<{ link: string; count: number } | null> {
  const sorted = games.toSorted((a, b) => order(b) - order(a) || b.seen - a.seen);
  for (let count = sorted.length; count > 0; count = Math.min(count - 1, Math.floor(count * 0.9))) {
    const hash = await packed(JSON.stringify(sorted.slice(0, count).map(told)), MARK);
    if (hash !== null) return { link: ALONG + hash, count };
  }
  return null;
}

/** A path of a game or a match on this server, with a key, and nothing different. */
const SEAT = /^\/([gm])\/(\w{1,40})#(\w{1,64})$/;

const ROLES: readonly unknown[] = ["white", "black", "both", "watch", "arbiter"];

/** A further member of a side, or one of several arbiters. */
const FURTHER = /^((white|black)#[2-9]|arbiter#[1-9])$/;

const seat = (link: unknown): string | null => (typeof link === "string" && SEAT.test(link) ? link : null);

/** The links to the further seats. */
function furtherIn(links: unknown): FurtherLink[] {
  if (!Array.isArray(links)) return [];
  return (links as unknown[]).flatMap((one) => {
    const { seat: whose, link } = (one ?? {}) as Partial<Record<keyof FurtherLink, unknown>>;
    const way = seat(link);
    const known = typeof whose === "string" && FURTHER.test(whose);
    return known && way !== null ? [{ seat: whose as Further, link: way }] : [];
  });
}

/** The links to the other seats; none where there is none for those who watch, nor for further seats. */
function linksIn(links: unknown, you: string): GameLinks | null {
  if (typeof links !== "object" || links === null) return null;
  const { other, watch, arbiter, further, lot } = links as Partial<Record<keyof GameLinks, unknown>>;
  const [watched, besides] = [seat(watch), furtherIn(further)];
  if (watched === null && besides.length === 0) return null;
  const side = lot === "white" || lot === "black" ? lot : null;
  const more = besides.length > 0 ? { further: besides } : {};
  return { you, other: seat(other), watch: watched, arbiter: seat(arbiter), ...more, lot: side };
}

/** One game of a link; null for what is none. */
function read(one: unknown): Kept | null {
  if (!Array.isArray(one)) return null;
  const [path, role, code, result, seen, links] = one as unknown[];
  const [, kind, game] = SEAT.exec(String(path)) ?? [];
  if (typeof path !== "string" || !game || typeof code !== "string" || typeof result !== "string")
    return null;
  if (!ROLES.includes(role) || typeof seen !== "number" || !Number.isFinite(seen)) return null;
  const kept: Kept = { game, path, role: role as Role, code, turn: "white", result, seen };
  const others = linksIn(links, path);
  if (others) kept.links = others;
  // How a match stands is asked for where it is listed.
  if (kind === "m") kept.match = { players: ["?", "?"], score: "", game: null, mine: false, over: null };
  return kept;
}

/** Takes in the games of a link that this browser does not know; null where nothing can be read. */
export async function takeAlong(hash: string, shelf: Shelf): Promise<{ all: number; fresh: number } | null> {
  const text = await unpacked(hash, MARK);
  if (text === null) return null;
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  const games = list.map(read).filter((one) => one !== null);
  const known = new Set(keptGames(shelf).map(({ path }) => path));
  const fresh = games.filter(({ path }) => !known.has(path));
  for (const one of fresh) keepSeen(one, shelf);
  return games.length > 0 ? { all: games.length, fresh: fresh.length } : null;
}
