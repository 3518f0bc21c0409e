import { expect, test } from "vitest";
import { manOf } from "./men";
import { letterIn, menIn, scriptName } from "./older";
import { tableOf } from "./hand/table";
import { squareLabel } from "./words/men";

const SHATRANJ = { queen: "fers", bishop: "fil", board: "plain" } as const;

test("a fers and a fil are told from Queen and Bishop where the standing says so", () => {
  expect(["Q", "b", "N"].map((letter) => letterIn(letter, SHATRANJ))).toEqual(["F", "a", "N"]);
  expect(["Q", "b"].map((letter) => letterIn(letter, { queen: "fers" }))).toEqual(["F", "b"]);
  expect(["Q", "b"].map((letter) => letterIn(letter))).toEqual(["Q", "b"]);
});

test("they are read out by their names, and written by those of a script", () => {
  const men = menIn(new Map([["e1", "Q"]]), SHATRANJ);
  expect(squareLabel("e1", men.get("e1"), "Queen")).toBe("e1, white fers");
  expect(manOf("a")).toEqual({ side: "black", kind: "fil" });
  expect([scriptName("fers"), scriptName("fil"), scriptName("rook")]).toEqual(["queen", "bishop", "rook"]);
});

test("a table of the older game has its men, in the hand too", () => {
  const hand = { side: "white", man: "white queen", from: "e1", over: "d2" } as const;
  const { men, hand: held } = tableOf({ board: "2b1k3/8/8/8/8/8/8/3K4", hand, older: SHATRANJ });
  expect([men.get("c8"), men.get("d2"), held?.letter]).toEqual(["a", "F", "F"]);
});
