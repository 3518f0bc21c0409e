import { expect, test } from "vitest";
import { beginning, offerOf, requestOf } from "./form";
import { PRESETS, presetOf } from "./presets";

test("each usual time has a name and a form of its own", () => {
  expect(new Set(PRESETS.map(({ label }) => label)).size).toBe(PRESETS.length);
  expect(new Set(PRESETS.map(({ time }) => time)).size).toBe(PRESETS.length);
});

test("a time that was written is the same choice", () => {
  expect(presetOf(" 3m+2s ")?.label).toBe("Blitz, 3 minutes and 2 seconds a move");
  expect(presetOf("3m+3s")).toBeUndefined();
});

test("a usual time is asked for as it stands, and the tempo is left to the server", () => {
  for (const { time } of PRESETS) {
    const asked = requestOf({ ...beginning(null, "x"), clock: "agreed", time }, offerOf(undefined));
    expect(asked).toMatchObject({ time, terms: {} });
  }
});
