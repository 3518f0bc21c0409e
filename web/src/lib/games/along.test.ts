import { expect, test } from "vitest";
import { packed } from "../record/packed";
import { alongLink, takeAlong } from "./along";
import { keepSeen, keptGames, type Kept } from "./kept";

const shelf = (): Pick<Storage, "getItem" | "setItem"> => {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
};

const KEY = "2cv0fv30853bwh48rv5gr55yh8";

const game = (id: string, some: Partial<Kept> = {}): Kept => ({
  game: id,
  path: `/g/${id}#${KEY}`,
  role: "white",
  code: "bcf-1912",
  turn: "white",
  result: "*",
  seen: 5,
  ...some,
});

const hashOf = (link: string): string => link.slice(link.indexOf("#"));

test("what is taken along comes back, with the links to the other seats", async () => {
  const links = {
    you: `/g/a1#${KEY}`,
    other: "/g/a1#other",
    watch: "/g/a1#watch",
    arbiter: null,
    further: [{ seat: "white#2" as const, link: "/g/a1#second" }],
    lot: null,
  };
  const games = [game("a1", { links }), game("b2", { result: "1-0", role: "black" })];
  const along = await alongLink(games);
  expect(along).toMatchObject({ count: 2 });
  const there = shelf();
  expect(await takeAlong(hashOf(along!.link), there)).toEqual({ all: 2, fresh: 2 });
  expect(keptGames(there).find((one) => one.game === "a1")).toMatchObject({ role: "white", links });
  expect(keptGames(there).find((one) => one.game === "b2")).toMatchObject({ result: "1-0", role: "black" });
});

test("what is known better here stays as it is", async () => {
  const here = shelf();
  keepSeen(game("a1", { result: "0-1", seen: 9 }), here);
  const along = await alongLink([game("a1"), game("c3")]);
  expect(await takeAlong(hashOf(along!.link), here)).toEqual({ all: 2, fresh: 1 });
  expect(keptGames(here).find((one) => one.game === "a1")).toMatchObject({ result: "0-1", seen: 9 });
});

test("where not all find room, those that go on do", async () => {
  let seed = 1897;
  const next = (): number => (seed = (seed * 48271) % 2147483647);
  const random = (): string => Array.from({ length: 26 }, () => (next() % 32).toString(32)).join("");
  const over = Array.from({ length: 400 }, (_, i) =>
    game(`o${i}`, { path: `/g/o${i}#${random()}`, result: "1-0", seen: 1000 + i }),
  );
  const along = await alongLink([...over, game("open")]);
  expect(along!.link.length).toBeLessThan(6100);
  expect(along!.count).toBeLessThan(401);
  const there = shelf();
  await takeAlong(hashOf(along!.link), there);
  expect(keptGames(there).some((one) => one.game === "open")).toBe(true);
});

/** Further seats that are none, and links that lead elsewhere. */
const FORGED = [
  null,
  7,
  { seat: "white#1", link: "/g/a1#x" },
  { seat: "umpire", link: "/g/a1#x" },
  { seat: "black#2", link: "https://elsewhere/" },
];

test("nothing is taken from a link that holds something different", async () => {
  const there = shelf();
  for (const text of ["no JSON", "{}", JSON.stringify([["https://elsewhere/", "white", "x", "*", 1], 7])])
    expect(await takeAlong((await packed(text, "#games="))!, there)).toBeNull();
  expect(await takeAlong("#games=???", there)).toBeNull();
  expect(await takeAlong("", there)).toBeNull();
  expect(await alongLink([])).toBeNull();
  expect(keptGames(there)).toEqual([]);
  const links = {
    you: "",
    other: "https://elsewhere/",
    watch: `/g/a1#${KEY}`,
    arbiter: 7,
    lot: "green",
    further: FORGED,
  };
  const forged = JSON.stringify([[`/g/a1#${KEY}`, "white", "bcf-1912", "*", 1, links]]);
  await takeAlong((await packed(forged, "#games="))!, there);
  expect(keptGames(there)[0]!.links).toEqual({
    you: `/g/a1#${KEY}`,
    other: null,
    watch: `/g/a1#${KEY}`,
    arbiter: null,
    lot: null,
  });
});
