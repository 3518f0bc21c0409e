import { expect, test } from "vitest";
import type { Entry } from "../../lib/live/standing";
import { continued } from "./entries";

const entries = (...acts: number[]) =>
  acts.map((act) => ({ act, text: "", rulings: [] }) as unknown as Entry);
const numbers = (all: readonly Entry[]) => all.map(({ act }) => act);

test.each([
  ["all of a game", [], [1, 2, 3], 3, [1, 2, 3]],
  ["what came after the acts that are known", [1, 2], [3, 4], 4, [1, 2, 3, 4]],
  ["some acts again", [1, 2, 3], [3, 4], 4, [1, 2, 3, 4]],
  ["nothing new", [1, 2], [], 2, [1, 2]],
  ["another game in its place", [1, 2, 3], [], 0, []],
])("a snapshot brings %s", (_name, known, brought, version, expected) => {
  expect(numbers(continued(entries(...known), { entries: entries(...brought), version }))).toEqual(expected);
});
