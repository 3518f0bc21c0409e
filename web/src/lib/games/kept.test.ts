import { expect, test } from "vitest";
import type { Created, NewGame } from "../live/requests";
import {
  comesFirst,
  fallen,
  forget,
  forgetOffer,
  isMyTurn,
  keepOffer,
  keepCreated,
  keepSeen,
  keepMatch,
  playedAt,
  keepTaken,
  keepTakenMatch,
  keptAt,
  keptGames,
  urgency,
  type Kept,
} from "./kept";
import type { Match } from "../match/match";

const shelf = (): Pick<Storage, "getItem" | "setItem"> => {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
};

const MATCH: Match = {
  id: "4f9",
  role: "two",
  invited: false,
  version: 0,
  complete: true,
  header: "",
  lines: [],
  pending: null,
  standing: {
    code: "some-1900",
    players: ["Ann", "Bob"],
    games: [],
    score: { won: [0, 0], drawn: 0, counted: 0 },
    lots: [],
    next: null,
    decided: null,
    over: null,
  },
};

const game = (some: Partial<Kept>): Kept => ({
  game: "7k2",
  path: "/g/7k2#a",
  role: "white",
  code: "some-1900",
  turn: "white",
  result: "*",
  seen: 1,
  ...some,
});

const ASKED: NewGame = {
  code: "some-1900",
  table: "physical",
  notice: "all",
  seating: "two-browsers",
  colours: "lot",
  start: null,
  time: null,
  odds: null,
  giver: null,
  terms: {},
};

const CREATED: Created = {
  game: "7k2",
  role: "black",
  links: { you: "/g/7k2#a", other: "/g/7k2#b", watch: "/g/7k2#c", arbiter: null },
  lot: { you: "black" },
};

test("a seat that was taken keeps the link for those who watch, whatever is seen of the game later", () => {
  const kept = shelf();
  keepTaken({ game: "7k2", role: "black", link: "/g/7k2#a", watch: "/g/7k2#w" }, kept);
  keepSeen(game({ role: "black" }), kept);
  expect(keptAt("/g/7k2#a", kept)).toMatchObject({
    code: "some-1900",
    links: { you: "/g/7k2#a", other: null, watch: "/g/7k2#w", arbiter: null },
  });
  keepTaken({ game: "7k3", role: "black", link: "/g/7k3#a" }, kept);
  expect(keptGames(kept)).toHaveLength(1);
});

test("a seat that was taken keeps the links for the further members of its side", () => {
  const kept = shelf();
  const further = [{ seat: "black#2", link: "/g/7k2#m" }] as const;
  keepTaken({ game: "7k2", role: "black", link: "/g/7k2#a", watch: "/g/7k2#w", further }, kept);
  keepSeen(game({ role: "black" }), kept);
  expect(keptAt("/g/7k2#a", kept)?.links).toMatchObject({ watch: "/g/7k2#w", further });
  keepTaken({ game: "7k3", role: "black", link: "/g/7k3#a", further }, kept);
  expect(keptAt("/g/7k3#a", kept)?.links).toMatchObject({ watch: null, further });
});

test("the guest of a match keeps the link for those who watch", () => {
  const kept = shelf();
  const taken = { link: "/m/4f9#b", watch: "/m/4f9#w" };
  keepTakenMatch(MATCH, taken, kept);
  keepMatch(MATCH, taken.link, kept);
  expect(keptAt(taken.link, kept)?.links).toEqual({
    you: taken.link,
    other: null,
    watch: taken.watch,
    arbiter: null,
    lot: null,
  });
  keepTakenMatch(MATCH, { link: "/m/4f9#c" }, kept);
  expect(keptGames(kept)).toHaveLength(1);
});

test("games are listed, the one seen last first", () => {
  const kept = shelf();
  keepSeen(game({}), kept);
  keepSeen(game({ path: "/g/x#b", seen: 2 }), kept);
  expect(keptGames(kept).map(({ path }) => path)).toEqual(["/g/x#b", "/g/7k2#a"]);
  forget("/g/x#b", kept);
  expect(keptGames(kept)).toHaveLength(1);
});

test("the links of a game that was created here stay", () => {
  const kept = shelf();
  keepCreated(CREATED, ASKED, kept);
  keepSeen(game({ role: "black", turn: "black", seen: 9 }), kept);
  expect(keptAt("/g/7k2#a", kept)).toMatchObject({
    turn: "black",
    links: { other: "/g/7k2#b", lot: "black" },
  });
  expect(keptGames(kept)).toHaveLength(1);
});

test("what cannot be read is no list", () => {
  expect(keptGames({ getItem: () => "{", setItem: () => undefined })).toEqual([]);
});

test("whose turn it is", () => {
  expect(isMyTurn(game({}))).toBe(true);
  expect(isMyTurn(game({ turn: "black" }))).toBe(false);
  expect(isMyTurn(game({ role: "both", turn: "black" }))).toBe(true);
  expect(isMyTurn(game({ result: "1-0" }))).toBe(false);
  expect(isMyTurn(game({ role: "watch" }))).toBe(false);
  expect(isMyTurn(game({ awaits: true }))).toBe(false);
});

test("the game whose clock runs comes first, and a flag that has fallen is told", () => {
  const running = game({ runs: { side: "white", left_ms: 5000 }, seen: 1000 });
  expect(fallen(running, 5999)).toBeNull();
  expect(fallen(running, 6000)).toBe("white");
  expect(fallen({ ...running, result: "1-0" }, 6000)).toBeNull();
  expect(fallen(game({ runs: { side: "white", left_ms: null } }), 1e9)).toBeNull();
  const order = [running, game({}), game({ result: "1-0", rematch: "/g/x#y" }), game({ turn: "black" })];
  expect(order.map((one) => urgency(one, 2000))).toEqual([3, 2, 1, 0]);
  expect(urgency(running, 6000)).toBe(2);
});

test("a game under way comes before what begins another, until it is forgotten", () => {
  const [day, seen] = [24 * 3600 * 1000, 1000];
  const theirs = game({ turn: "black", seen });
  expect(comesFirst(theirs, seen + day)).toBe(true);
  expect(comesFirst(theirs, seen + 30 * day)).toBe(false);
  expect(comesFirst(game({ seen }), seen + 30 * day)).toBe(true);
  expect(comesFirst({ ...theirs, result: "1-0" }, seen)).toBe(false);
  expect(comesFirst({ ...theirs, role: "watch" }, seen)).toBe(false);
  expect(comesFirst({ ...theirs, role: "both" }, seen)).toBe(false);
});

test("a game keeps the day on which it began", () => {
  const games = shelf();
  const seen = { ...game({}), began: 5, seen: 5 };
  keepSeen(seen, games);
  keepSeen({ ...game({}), seen: 9 }, games);
  keepSeen({ ...game({}), seen: 10, began: 10 }, games);
  expect(keptAt("/g/7k2#a", games)).toMatchObject({ seen: 10, began: 5 });
});

test("nobody is asked to a rematch that he has joined, not even once he has forgotten it", () => {
  const games = shelf();
  const first = { ...game({}), result: "1-0", rematch: "/g/next77#invitation" };
  keepSeen(first, games);
  expect(keptAt(first.path, games)?.rematch).toBe("/g/next77#invitation");
  keepSeen({ ...game({}), game: "next77", path: "/g/next77#own", result: "0-1" }, games);
  expect(keptAt(first.path, games)?.rematch).toBeNull();
  forget("/g/next77#own", games);
  // The server tells of it again whenever it is asked.
  keepSeen(first, games);
  expect(keptAt(first.path, games)?.rematch).toBeNull();
  keepSeen({ ...first, rematch: "/g/other8#invitation" }, games);
  expect(keptAt(first.path, games)?.rematch).toBe("/g/other8#invitation");
});

test("a game that was set up again and the one before it lead to each other", () => {
  const kept = shelf();
  keepCreated(CREATED, ASKED, kept);
  const path = "/g/other1#key";
  keepCreated({ ...CREATED, game: "other1", links: { ...CREATED.links, you: path } }, ASKED, kept);
  keepOffer(CREATED.links.you, path, kept);
  expect(keptAt(CREATED.links.you, kept)?.asks).toBe(path);
  expect(keptAt(path, kept)?.after).toBe(CREATED.links.you);
  forgetOffer(CREATED.links.you, kept);
  expect(keptAt(CREATED.links.you, kept)).not.toHaveProperty("asks");
  expect(keptAt(path, kept)).toBeNull();
});

test("an offer that an older version kept is still known", () => {
  const games = shelf();
  games.setItem("jadoube games", JSON.stringify([{ ...game({}), result: "1-0", again: "/g/next77#key" }]));
  expect(keptGames(games)[0]?.rematch).toBe("/g/next77#key");
});

test("a rematch in which the two have met is led to, and is offered no more", () => {
  const one = { role: "white", code: "fide-2023", turn: "white", seen: 0 } as const;
  const [asks, mine] = ["/g/bbbbbb#mine", "/g/cccccc#taken"];
  const next = { ...one, game: "bbbbbb", path: asks, result: "*" };
  expect(playedAt(null, null, [next])).toBeNull();
  expect(playedAt(null, asks, [next])).toBeNull();
  expect(playedAt(null, asks, [{ ...next, result: "annulled" }])).toBeNull();
  // The server has forgotten the word: this browser has seen the opponent there, or the end.
  expect(playedAt(null, asks, [{ ...next, against: "Anna" }])).toBe(asks);
  expect(playedAt(null, asks, [{ ...next, result: "1-0" }])).toBe(asks);
  expect(playedAt("bbbbbb", null, [{ ...next, role: "watch", path: "/g/bbbbbb#watch" }, next])).toBe(asks);
  expect(playedAt("cccccc", null, [{ ...one, game: "cccccc", path: mine, result: "*" }])).toBe(mine);
  expect(playedAt("cccccc", null, [])).toBe("/g/cccccc");
});
