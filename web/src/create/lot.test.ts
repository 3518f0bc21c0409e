import { expect, test } from "vitest";
import { drawn } from "./lot";

/** Draws one number after another. */
const from = (...numbers: number[]): (() => number) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

test("each of the 960 arrays falls equally often", () => {
  const often = new Map<number, number>();
  for (let number = 0; number < 0x10000; number += 1) {
    // What is drawn again is not counted: the next draw is a lot of its own.
    const array = drawn(960, from(number, 65_535, 0));
    if (number < 68 * 960) often.set(array, (often.get(array) ?? 0) + 1);
  }
  expect(often.size).toBe(960);
  expect(new Set(often.values())).toEqual(new Set([68]));
});

test("a number beyond the last whole round is drawn again", () => {
  expect(drawn(960, from(65_279))).toBe(959);
  expect(drawn(960, from(65_280, 65_535, 518))).toBe(518);
});
