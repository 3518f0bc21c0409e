import { expect, test } from "vitest";
import type { NewGame } from "../lib/live/requests";
import { meets } from "./meets";

const ASKED: NewGame = {
  code: "fide-2023",
  table: "physical",
  notice: "all",
  seating: "two-browsers",
  colours: "lot",
  start: null,
  time: "3m+2s",
  odds: null,
  giver: null,
  terms: {},
  open: "Bob",
};
const header = {
  code: "fide-2023",
  notice: "all",
  "search-states": "300000",
  start: null,
  table: "physical",
  time: "3m+2s",
};

test("a seat in the very game that is asked for is taken", () => {
  const seat = { role: "white", header } as const;
  expect(meets(ASKED, seat)).toBe(true);
  expect(meets({ ...ASKED, colours: "white" }, seat)).toBe(true);
  expect(meets({ ...ASKED, colours: "black" }, seat)).toBe(false);
  expect(meets({ ...ASKED, time: "5m" }, seat)).toBe(false);
  expect(meets({ ...ASKED, terms: { arbiter: "called" } }, seat)).toBe(false);
  expect(meets(ASKED, { ...seat, header: { ...header, odds: "knight" } })).toBe(false);
});
