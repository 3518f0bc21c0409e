import { describe, expect, test } from "vitest";
import type { Option } from "../lib/live/standing";
import { readPlacement } from "../lib/squares";
import { pickable, sayingsOf, sealing } from "./sayings";

const option = (line: string): Option => ({ line, says: "", articles: [], until: "" });

test("a penalty lists the squares that may be pointed to", () => {
  const men = readPlacement("4k3/6p1/8/8/8/8/8/4K3");
  const may = ["white exacts C g7", "white exacts king"];
  expect(pickable({ is: "act", act: "white exacts C" }, may, men)).toEqual(new Set(["g7"]));
});

describe("what may be said", () => {
  const may = [
    "black claims illegal-move",
    "black claims touched g1",
    "black exacts king",
    "black exacts move g1",
    "black waives",
    "black consents",
    "black gives-notice fifty-moves",
    "black adjourns",
    "black says check",
  ];
  test("has its places", () => {
    expect(sayingsOf(may, [option("black exacts king")])).toEqual({
      claims: ["black claims illegal-move", "black claims touched g1"],
      blind: ["black exacts move g1"],
      waivers: ["black waives"],
      answers: ["black consents"],
      rest: ["black gives-notice fifty-moves"],
    });
  });
});

test.each([
  ["the player to move seals", ["white adjourns"], "white", "white"],
  ["not the other", ["white adjourns"], "black", null],
  ["one of two at a shared board", [], "both", "white"],
  ["nobody who watches", [], "watch", null],
  ["nobody once the envelope is closed", ["black resumes"], "white", null],
] as const)("%s", (_name, may, role, side) => {
  expect(sealing({ may: [...may], turn: "white" }, role)).toBe(side);
});

describe("squares to point to", () => {
  const men = readPlacement("4k3/8/8/8/8/8/4P3/4K3");
  const claims = ["white claims touched e8", "white claims touched e2"];
  const squares = (act: string) => [...(pickable({ is: "act", act }, claims, men) ?? [])];
  test("are those of the claims that are listed", () => {
    expect(squares("white claims touched")).toEqual(["e8", "e2"]);
  });
  test("are empty to put a piece, and taken to remove one", () => {
    expect(squares("white removes")).toEqual(["e8", "e2", "e1"]);
    expect(squares("white puts queen")).toHaveLength(61);
  });
  test("of what happened are taken or empty, as a hand can do it, and none twice", () => {
    const asks = (squares: string[]) =>
      pickable({ is: "deed", blanks: ["man", "free"], squares }, claims, men) ?? new Set();
    expect([...asks([])]).toEqual(["e8", "e2", "e1"]);
    expect(asks(["e2"]).size).toBe(61);
    const together = { is: "deed", blanks: ["man", "man"], squares: ["e2"] } as const;
    expect([...(pickable(together, claims, men) ?? [])]).toEqual(["e8", "e1"]);
  });
  test("are all of them for a move to be sealed, and none where nothing is asked", () => {
    expect(pickable({ is: "move", claim: null, squares: [] }, [], men)?.size).toBe(64);
    expect(pickable(null, claims, men)).toBeNull();
  });
});
