import { expect, test } from "vitest";
import { littleOf } from "./low";

test.each([
  ["3m+2s", 60],
  ["90m+30s from move 1", 60],
  ["40/90m+30s, 30m+30s", 60],
  ["1m", 20],
  ["1m30s", 30],
  ["30s", 10],
  ["hourglass 1m", 20],
  ["white 1m; black 4m", 20],
  ["0m+2s", 60],
  ["code", 60],
  [null, 60],
])("with %s the last %s seconds are little time", (time, seconds) => {
  expect(littleOf(time)).toBe(seconds * 1000);
});
