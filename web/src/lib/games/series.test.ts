import { expect, test } from "vitest";
import { goesOn, isInSeries, halvesText, keepSeries, scoreWith, seriesBefore, seriesOf } from "./series";
import type { Kept } from "./kept";

const shelf = (): Pick<Storage, "getItem" | "setItem"> => {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
};

test("a series counts each game for who sat where", () => {
  const first = scoreWith(null, { result: "1-0" }, "white");
  expect(first).toEqual({ games: 1, own: 2, theirs: 0 });
  const second = scoreWith(first, { result: "1/2-1/2" }, "black");
  expect(second).toEqual({ games: 2, own: 3, theirs: 1 });
  expect(scoreWith(second, { result: "*" }, "white")).toBe(second);
  expect(scoreWith(second, { result: "1/2-0" }, "black")).toEqual({ games: 3, own: 3, theirs: 2 });
  expect(scoreWith(null, { result: "1-0", scored: { white: "3/2", black: "0" } }, "white")?.own).toBe(3);
});

test("halves are printed as points", () => {
  expect([0, 1, 2, 3, 20].map(halvesText)).toEqual(["0", "½", "1", "1½", "10"]);
});

test("the next game knows how the series stood, each seat for itself", () => {
  const kept = shelf();
  expect(seriesBefore("a1", "white", kept)).toBeNull();
  goesOn("/g/a1#key", scoreWith(null, { result: "0-1" }, "black"), "change", "black", kept);
  expect(seriesBefore("a1", "white", kept)).toEqual({ games: 1, own: 2, theirs: 0 });
  expect(seriesBefore("a1", "black", kept)).toBeNull();
  goesOn("/elsewhere", { games: 1, own: 2, theirs: 0 }, "change", "black", kept);
  keepSeries("a1", "black", { games: 1, own: 0, theirs: 2 }, kept);
  expect(seriesBefore("a1", "black", kept)?.theirs).toBe(2);
});

test("a game of the list tells its series, with its own result", () => {
  const one: Kept = {
    game: "a1",
    path: "/g/a1#k",
    role: "black",
    code: "fide-2023",
    turn: "white",
    result: "*",
    seen: 1,
    series: { games: 1, own: 2, theirs: 0 },
  };
  expect(seriesOf(one)).toEqual(one.series);
  expect(seriesOf({ ...one, result: "1-0" })).toEqual({ games: 2, own: 2, theirs: 2 });
  expect(seriesOf({ ...one, role: "watch" })).toBeNull();
  const { series: _none, ...alone } = one;
  expect(seriesOf(alone)).toBeNull();
});

test("what stands on the shelf need not be a list", () => {
  const kept = shelf();
  kept.setItem("jadoube series", "{}");
  expect(seriesBefore("a1", "white", kept)).toBeNull();
  kept.setItem("jadoube series", "{");
  expect(seriesBefore("a1", "white", kept)).toBeNull();
});

test("a game to which a series goes on is known before its seat is taken", () => {
  const kept = shelf();
  expect(isInSeries("two", kept)).toBe(false);
  goesOn("/g/two#KEY", scoreWith(null, { result: "1-0" }, "white"), "change", "white", kept);
  expect(isInSeries("two", kept)).toBe(true);
});

test("a series counts as the code does, and goes on where the player sits then", () => {
  const drawn = { result: "1/2-1/2", terms: { scored: null } };
  expect(scoreWith(null, drawn, "white")).toEqual({ games: 0, own: 0, theirs: 0 });
  const won = { result: "1/2-1/2", terms: { scored: { white: "0", black: "0" } } };
  expect(scoreWith(null, won, "white")).toEqual({ games: 1, own: 0, theirs: 0 });
  const kept = shelf();
  const before = { games: 1, own: 2, theirs: 0 };
  goesOn("/g/three#KEY", scoreWith(before, drawn, "white"), "keep", "white", kept);
  expect(seriesBefore("three", "white", kept)).toEqual({ games: 1, own: 2, theirs: 0 });
  expect(seriesBefore("three", "black", kept)).toBeNull();
  goesOn("/g/four#KEY", scoreWith(null, won, "white"), "lot", "white", kept);
  expect(seriesBefore("four", "white", kept)).toEqual(seriesBefore("four", "black", kept));
  const one = { role: "white", series: { games: 1, own: 2, theirs: 0 }, result: "1/2-1/2" } as const;
  expect(seriesOf({ ...one, none: true })).toEqual(one.series);
});
