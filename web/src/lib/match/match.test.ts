import { expect, test } from "vitest";
import { seated, type MatchGame, type MatchStanding } from "./match";

const standing = {
  players: ["Anna", "Ben"],
  games: [{ number: 1, white: "Ben", file: "aaaaaa" } as MatchGame],
  underway: { number: 2, name: "bbbbbb", white: "Anna", first: "white" },
} as unknown as MatchStanding;

test("who has White in a game of a match", () => {
  expect(seated(standing, "aaaaaa")).toEqual(["Ben", "Anna"]);
  expect(seated(standing, "bbbbbb")).toEqual(["Anna", "Ben"]);
  expect(seated(standing, "cccccc")).toBeNull();
});
