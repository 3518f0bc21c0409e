import { expect, test } from "vitest";
import { tableOf } from "../lib/hand/table";
import { promotionOf } from "./promotion";

const table = (board: string) => tableOf({ board, hand: null });
const legal = ["e7e8q", "e7e8r", "e7e8b", "e7e8n", "a1a2"];

test.each([
  ["a Pawn that has arrived", "4P3/8/8/8/8/8/8/K6k", { square: "e8", choices: ["q", "r", "b", "n"] }],
  ["a Pawn that has not", "8/4P3/8/8/8/8/8/K6k", null],
  ["already exchanged", "4Q3/8/8/8/8/8/8/K6k", null],
])("%s", (_name, board, expected) => {
  expect(promotionOf({ legal, turn: "white" }, table(board), "white")).toEqual(expected);
});

test("a code that lets it stay says so", () => {
  const stays = { legal: ["a7a8q", "a7a8p"], turn: "white" } as const;
  expect(
    promotionOf({ ...stays, legal: [...stays.legal] }, table("P7/8/8/8/8/8/8/K6k"), "white")?.choices,
  ).toEqual(["q", "p"]);
});

test("the box is its player's", () => {
  expect(promotionOf({ legal, turn: "white" }, table("4P3/8/8/8/8/8/8/K6k"), "black")).toBeNull();
});
