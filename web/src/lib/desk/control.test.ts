import { expect, test } from "vitest";
import { controlOf } from "./control";
import { EMPTY_SHEET, timedBy } from "./sheet";

test.each([
  ["180+2", "3m+2s", "blitz"],
  ["300", "5m", "blitz"],
  ["600", "10m", "blitz"],
  ["900+10", "15m+10s", "rapid"],
  ["3000+10", "50m+10s", "standard"],
  ["5400+30", "90m+30s", "standard"],
  ["40/5400+30:1800+30", "40/90m+30s, 30m+30s", "standard"],
  ["90+0", "90s", "blitz"],
])("the tag %s is %s, %s", (tag, time, tempo) => {
  expect(controlOf(tag)).toEqual({ time, tempo });
});

test.each(["", "?", "-", "*180", "40/", "0", "soon"])("the tag “%s” says no time", (tag) => {
  expect(controlOf(tag)).toBeNull();
});

test("the time of a record is taken once, and the arbiter may change it", () => {
  const record = { tags: [["TimeControl", "180+2"]] as [string, string][] };
  const taken = timedBy(EMPTY_SHEET, record);
  expect(taken).toMatchObject({ time: "3+2", tempo: "blitz" });
  const changed = { ...taken, time: "5m", tempo: "rapid" as const };
  expect(timedBy(changed, record)).toBe(changed);
  expect(timedBy(changed, { tags: [] })).toBe(changed);
  expect(timedBy(changed, { tags: [["TimeControl", "5400+30"]] })).toMatchObject({ tempo: "standard" });
});
