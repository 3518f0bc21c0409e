import { expect, test } from "vitest";
import { claimantsOf, groupsOf, priceOf } from "./claims";

test("claims of one name stand together, with their squares", () => {
  expect(groupsOf(["white claims touched g8", "white claims repetition", "white claims touched b8"])).toEqual(
    [
      {
        claim: "white claims touched",
        plain: null,
        squares: [
          { square: "g8", line: "white claims touched g8" },
          { square: "b8", line: "white claims touched b8" },
        ],
      },
      { claim: "white claims repetition", plain: "white claims repetition", squares: [] },
    ],
  );
});

test("a claim with and without a square is one", () => {
  expect(groupsOf(["white claims in-check", "white claims in-check e1"])).toHaveLength(1);
});

test("each player has what is his", () => {
  const [black, white] = claimantsOf(["black claims time", "white claims time"], ["white exacts king"], []);
  expect(black).toMatchObject({ who: "black", exacts: [] });
  expect(white).toMatchObject({ who: "white", exacts: ["white exacts king"] });
  expect(claimantsOf([], [], [])).toEqual([]);
});

test("what the game supports comes first, then what the other did, and last what is claimed in dispute", () => {
  const names = [
    "illegal-move",
    "fifty-moves",
    "two-hands",
    "repetition",
    "adjusted",
    "draw-offered",
    "time",
  ];
  const lines = names.map((name) => `white claims ${name}`);
  const [white] = claimantsOf(lines, [], []);
  const [held] = claimantsOf(lines, [], ["white claims time", "white claims two-hands"]);
  const claims = (groups: { claim: string }[]) => groups.map(({ claim }) => claim.split(" ")[2]);
  expect(white!.ripe).toEqual([]);
  expect(claims(white!.deeds)).toEqual(["illegal-move", "two-hands"]);
  expect(claims(white!.draws)).toEqual(["repetition", "fifty-moves"]);
  expect(claims(white!.disputed)).toEqual(["time", "draw-offered", "adjusted"]);
  expect(claims(held!.ripe)).toEqual(["time", "two-hands"]);
  expect(claims(held!.deeds)).toEqual(["illegal-move"]);
  expect(claims(held!.disputed)).toEqual(["draw-offered", "adjusted"]);
});

test("what a wrong claim costs is told from the standing", () => {
  const wrong = { opponent_ms: 120_000, offers_draw: true, articles: ["x 1"] };
  const claim = "black claims repetition";
  expect(priceOf(claim, { says: "…", wrong }, true)).toBe(
    "If the claim is wrong: White is given two minutes; it counts as your offer of a draw.",
  );
  expect(priceOf(claim, { says: "…", wrong }, false)).toContain("there is no clock");
  expect(priceOf(claim, { says: "…", wrong: { offers_draw: true, articles: [] } }, true)).toBe(
    "If the claim is wrong: it counts as your offer of a draw.",
  );
  expect(priceOf(claim, { says: "…" }, true)).toBeNull();
});
