import { expect, test } from "vitest";
import type { Match } from "./match";
import { paceOf } from "./pace";

const match = (standing: Partial<Match["standing"]>, pending: Match["pending"] = null): Match =>
  ({ standing: { over: null, ...standing }, pending }) as Match;

const underway = { number: 1, name: "7k2m9q", white: "Ann", first: "Ann" };

test("a match is asked for often while the players settle something, and seldom while they play", () => {
  const settling = paceOf(match({}), false) ?? 0;
  expect(paceOf(null, false)).toBe(settling);
  expect(paceOf(match({ underway }), false)).toBeGreaterThan(settling);
  expect(paceOf(match({ underway }, { by: "one", line: "odds: none" }), false)).toBe(settling);
});

test("after trouble it waits longer, and at the end it is asked for no more", () => {
  expect(paceOf(match({}), true)).toBeGreaterThan(paceOf(match({ underway }), false) ?? 0);
  expect(paceOf(match({ over: { winner: null, why: "broken-off", says: "" } }), true)).toBeNull();
});
