import { expect, test } from "vitest";
import type { Created, NewGame } from "../live/requests";
import { asBefore, asSetUp, furtherWays } from "./rematch";
import { askedAs } from "./kept";

const ASKED: NewGame = {
  code: "some-1900",
  table: "physical",
  notice: "all",
  seating: "two-browsers",
  colours: "lot",
  start: null,
  time: null,
  odds: null,
  giver: null,
  terms: {},
};

test("a game is played again with colours changed", () => {
  expect(asBefore(ASKED, "white").colours).toBe("black");
  expect(asBefore(ASKED, "black").colours).toBe("white");
  expect(asBefore(ASKED, "both")).toEqual(ASKED);
  expect(asBefore({ ...ASKED, open: "Anna" }, "white").open).toBeNull();
});

test("a player who did not set the game up can ask for the same one", () => {
  const header = {
    code: "some-1900",
    table: "guarded",
    notice: "all",
    start: null,
    time: "3m+2s",
    odds: "pawn",
    giver: "white",
    tempo: "blitz",
    "search-states": "300000",
  };
  expect(asBefore(askedAs(header), "black")).toEqual({
    ...ASKED,
    open: null,
    table: "guarded",
    colours: "white",
    time: "3m+2s",
    odds: "pawn",
    giver: "white",
    terms: { tempo: "blitz" },
  });
});

const HEADER = { code: "some-1900", table: "guarded", notice: "all", start: null };

const created = (role: "white" | "black"): Created => ({
  game: "next77",
  role,
  links: { you: "/g/next77#a", other: "/g/next77#b", watch: "/g/next77#c", arbiter: null },
  lot: null,
});

test("colours, odds and first move are those that the server has set up", () => {
  const kept = { ...HEADER, right: "black" };
  const changed = { ...HEADER, odds: "knight", giver: "black" };
  const terms = { colours: "lot" as const, first: null, articles: [], scored: null, kept, changed };
  const same = asSetUp(ASKED, "white", terms, created("white"));
  expect([same.colours, same.terms]).toEqual(["white", { right: "black" }]);
  const before = { ...ASKED, open: "Anna", terms: { right: "white" } };
  const turned = asSetUp(before, "white", terms, created("black"));
  expect([turned.colours, turned.giver, turned.terms, turned.open]).toEqual(["black", "black", {}, null]);
});

test("the further members of a side are offered their seats", () => {
  expect(furtherWays(created("white"))).toEqual({});
  const links = {
    ...created("white").links,
    further: [{ seat: "black#2" as const, link: "/g/next77#d" }],
  };
  expect(furtherWays({ links })).toEqual({ "black#2": "/g/next77#d" });
});
