import { expect, test } from "vitest";
import { beginning, offerOf, requestOf } from "./form";
import { PRESETS, presetOf } from "./presets";

test("each usual time has a name and a form of its own", () => {
  expect(new Set(PRESETS.map(({ label }) => label)).size).toBe(PRESETS.length);
  expect(new Set(PRESETS.map(({ time }) => time)).size).toBe(PRESETS.length);
});

test("a time that was written is the same choice", () => {
  expect(presetOf(" 3|2 ")?.label).toBe("3+2");
  expect(presetOf("3m+2s")?.label).toBe("3+2");
  expect(presetOf("")).toEqual({ label: null, time: "" });
  expect(presetOf("3m+3s")).toBeUndefined();
});

test("a usual time is asked for in the form of a script, and the tempo is left to the server", () => {
  const asked = PRESETS.map(({ time }) => requestOf({ ...beginning(null, "x"), time }, offerOf(undefined)));
  expect(asked.map(({ time }) => time)).toEqual([
    null,
    "5m",
    "3m+2s",
    "10m+5s",
    "15m+10s",
    "30m",
    "90m+30s from move 1",
  ]);
});
