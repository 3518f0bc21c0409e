import { expect, test } from "vitest";
import { comesAsked, stepIn } from "./phone";

test("the way back leads from step to step, and to the first where nothing is asked", () => {
  expect(stepIn({ desk: 3, y: 40 }, true)).toBe(3);
  expect(stepIn({ desk: 2 }, true)).toBe(2);
  expect(stepIn(null, true)).toBe(1);
  expect(stepIn({ desk: 3 }, false)).toBe(1);
  expect(stepIn({ desk: "3" }, true)).toBe(1);
});

test("a case that comes with its question is answered at once, and once only", () => {
  expect(comesAsked(null, true)).toBe(true);
  expect(comesAsked({ y: 0 }, true)).toBe(true);
  expect(comesAsked({ desk: 2 }, true)).toBe(false);
  expect(comesAsked(null, false)).toBe(false);
});
