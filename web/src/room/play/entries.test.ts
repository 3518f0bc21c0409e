import { expect, test } from "vitest";
import type { Entry } from "../../lib/live/standing";
import { continued, isTouch } from "./entries";

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

test.each([
  ["@0:00:01.216 black touches g8", true],
  ["black moves g8f6", false],
])("%s: a touch is told from other acts", (text, touch) => {
  expect(isTouch({ text } as Entry)).toBe(touch);
});
