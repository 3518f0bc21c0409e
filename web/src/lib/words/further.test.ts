import { expect, test } from "vitest";
import { forFurther, furtherName, youAre } from "./further";

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
