import { expect, test } from "vitest";
import type { NewGame } from "../lib/live/requests";
import { readsFirst } from "./ahead";

const asked = { seating: "computer", time: "5m" } as NewGame;
const game = { asked, role: "black", result: "*" } as const;

test("the first words are read before a clock runs that the computer starts", () => {
  expect(readsFirst(game, false)).toBe(true);
  expect(readsFirst(game, true)).toBe(false);
  expect(readsFirst({ ...game, role: "white" }, false)).toBe(false);
  expect(readsFirst({ ...game, asked: { ...asked, time: null } }, false)).toBe(false);
  expect(readsFirst({ ...game, asked: { ...asked, seating: "two-browsers" } }, false)).toBe(false);
  expect(readsFirst({ ...game, result: "1-0" }, false)).toBe(false);
  expect(readsFirst(null, false)).toBe(false);
});
