import { expect, test } from "vitest";
import { agreedOf, seated, sideIn, type Match, type MatchGame, type MatchStanding } from "./match";

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

test("what was agreed stands in the header", () => {
  const header = "code: bcf-1912\nplayers: Ann, Ben\nwins: 2\ntime: 5m+3s\n";
  expect(agreedOf({ header })).toEqual({ games: null, wins: 2, time: "5m+3s" });
  expect(agreedOf({ header: "games: 3\ntime: none\n" })).toEqual({ games: 3, wins: null, time: null });
});

test("the side of this seat, in the game under way and in one that is settled", () => {
  const match = (role: string, rest: object): Match =>
    ({ role, standing: { ...standing, ...rest } }) as unknown as Match;
  expect(sideIn(match("one", {}))).toEqual({ game: 2, side: "white" });
  expect(sideIn(match("two", {}))).toEqual({ game: 2, side: "black" });
  expect(sideIn(match("watch", {}))).toBeNull();
  const open = { underway: undefined, next: { number: 3, white: { due: "lot", player: null } } };
  expect(sideIn(match("one", open))).toBeNull();
  const due = { ...open, next: { number: 3, white: { due: "to", player: "Ben" } } };
  expect(sideIn(match("one", due))).toEqual({ game: 3, side: "black" });
});
