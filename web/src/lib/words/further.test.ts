import { expect, test } from "vitest";
import { consults, forFurther, furtherName, youAre } from "./further";

test("whose a further seat is", () => {
  expect((["white#2", "black#3", "arbiter#1", "arbiter#2"] as const).map(youAre)).toEqual([
    "You are White’s second member.",
    "You are Black’s third member.",
    "You are the chief arbiter.",
    "You are arbiter 2.",
  ]);
  expect([furtherName("white#2"), forFurther("arbiter#1")]).toEqual([
    "White’s second member",
    "For the chief arbiter",
  ]);
});

test("on which side several play", () => {
  const said = (sides: unknown): boolean[] => [consults(sides, "white"), consults(sides, "black")];
  expect(said("white 2, black 1")).toEqual([true, false]);
  expect(said("black 3")).toEqual([false, true]);
  expect([said(undefined), said(null), said("white 1")]).toEqual(Array(3).fill([false, false]));
});
