import { expect, test } from "vitest";
import { SQUARES } from "../lib/squares";
import { floating, rows, spot, squareUnder } from "./view";

/** A board of 400 by 400 pixels, somewhere in a window. */
const BOX = { left: 20, top: 100, width: 400 };

test("a square lies where its side sees it", () => {
  expect(spot("a8", false)).toEqual({ x: 0, y: 0 });
  expect(spot("a8", true)).toEqual({ x: 700, y: 700 });
  expect(spot("g1", false)).toEqual({ x: 600, y: 700 });
});

test("rows are read from the upper left corner", () => {
  expect(rows(false).flat()).toEqual(SQUARES);
  expect(rows(true)[0]?.[0]).toBe("h1");
});

test.each([
  ["a8", { x: 20, y: 100 }, false],
  ["h1", { x: 419, y: 499 }, false],
  ["h1", { x: 20, y: 100 }, true],
  ["e4", { x: 245, y: 325 }, false],
  [null, { x: 19, y: 300 }, false],
  [null, { x: 200, y: 500 }, false],
])("%s lies under the pointer", (square, at, turned) => {
  expect(squareUnder(at, BOX, turned)).toBe(square);
});

test("what is carried is centred on the mouse, and floats above a finger", () => {
  const at = { x: 220, y: 300 };
  expect(floating(at, "mouse", BOX)).toEqual({ x: 350, y: 350 });
  expect(floating(at, "touch", BOX)).toEqual({ x: 350, y: 238 });
});
