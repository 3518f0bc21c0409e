import { expect, test } from "vitest";
import { stepIn } from "./phone";

test("the way back leads from step to step, and to the first where nothing is asked", () => {
  expect(stepIn({ desk: 3, y: 40 }, true)).toBe(3);
  expect(stepIn({ desk: 2 }, true)).toBe(2);
  expect(stepIn(null, true)).toBe(1);
  expect(stepIn({ desk: 3 }, false)).toBe(1);
  expect(stepIn({ desk: "3" }, true)).toBe(1);
});
