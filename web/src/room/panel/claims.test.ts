import { expect, test } from "vitest";
import { claimantsOf, groupsOf } from "./claims";

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
  const [black, white] = claimantsOf(["black claims time", "white claims time"], ["white exacts king"]);
  expect(black).toMatchObject({ who: "black", exacts: [] });
  expect(white).toMatchObject({ who: "white", exacts: ["white exacts king"] });
  expect(claimantsOf([], [])).toEqual([]);
});
