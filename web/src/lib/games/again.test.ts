import { expect, test } from "vitest";
import type { NewGame } from "../live/requests";
import { again } from "./again";
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
  expect(again(ASKED, "white").colours).toBe("black");
  expect(again(ASKED, "black").colours).toBe("white");
  expect(again(ASKED, "both")).toEqual(ASKED);
  expect(again({ ...ASKED, open: "Anna" }, "white").open).toBeNull();
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
  expect(again(askedAs(header), "black")).toEqual({
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

test("colours, odds and first move go as the laws have them", () => {
  const kept = { ...HEADER, right: "black" };
  const changed = { ...HEADER, odds: "knight", giver: "black" };
  const next = { first: null, articles: [], scored: null };
  const same = again(ASKED, "white", { ...next, colours: "keep", kept });
  expect([same.colours, same.terms]).toEqual(["white", { right: "black" }]);
  const other = again({ ...ASKED, terms: { right: "white" } }, "white", {
    ...next,
    colours: "change",
    changed,
  });
  expect([other.colours, other.giver, other.terms]).toEqual(["black", "black", {}]);
  const lot = { ...next, colours: "lot", kept, changed } as const;
  expect(again(ASKED, "black", lot, () => true).colours).toBe("black");
  expect(again(ASKED, "black", lot, () => false).odds).toBe("knight");
});
