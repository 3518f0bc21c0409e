import { expect, test } from "vitest";
import { beginning, offerOf } from "./form";
import { matchHeader, oneGame } from "./match";

const offer = offerOf(undefined);

test("a match is asked for as a club writes it down", () => {
  const fields = { ...beginning(null, "bcf-1912"), time: "10+5" };
  const match = {
    ...oneGame(),
    length: "wins" as const,
    number: 2,
    you: "  Ann  Lee ",
    draws: "count" as const,
  };
  expect(matchHeader(match, fields, offer).split("\n")).toEqual([
    "code: bcf-1912",
    "players: Ann Lee, Guest",
    "wins: 2",
    "draws: count",
    "table: physical",
    "notice: all",
    `time: ${matchTime()}`,
    "",
  ]);
});

/** The same as a single game asks for. */
const matchTime = (): string => "10m+5s";

test("odds go with the giver, and not with a colour", () => {
  const odds = { key: "odds", values: [{ value: "knight", usual: false }] };
  const fields = { ...beginning(null, "bcf-1912"), given: "knight" };
  const header = matchHeader({ ...oneGame(), giver: "friend" }, fields, { ...offer, odds });
  expect(header).toContain("odds: knight by Guest\n");
});

test("an undertaking names the player and the games running, where the code knows one", () => {
  const fields = beginning(null, "walker-1832");
  const match = {
    ...oneGame(),
    length: "games" as const,
    running: 3,
    undertakes: "friend" as const,
    friend: "Bob",
  };
  expect(matchHeader(match, fields, offer, true)).toContain("undertaking: Bob wins 3 running\n");
  expect(matchHeader(match, fields, offer)).not.toContain("undertaking");
  expect(matchHeader({ ...match, running: null }, fields, offer, true)).not.toContain("undertaking");
});

test("players without names have two of them all the same", () => {
  const players = (you: string, friend: string): string | undefined =>
    matchHeader({ ...oneGame(), you, friend }, beginning(null, "fide-2023"), offer).split("\n")[1];
  expect(players("", "")).toBe("players: Host, Guest");
  expect(players("Ann", " ")).toBe("players: Ann, Guest");
  expect(players("Guest", "")).toBe("players: Guest, Host");
  expect(players("", "Host")).toBe("players: Guest, Host");
});
