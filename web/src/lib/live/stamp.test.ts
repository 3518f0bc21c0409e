import { expect, test } from "vitest";
import { unstamped } from "./stamp";

test("the stamp is taken off an act, and kept as a time", () => {
  const entry = { act: 1, text: "@26:01:30.500 white sends P-K4", rulings: [] };
  expect(unstamped(entry)).toEqual({ ...entry, text: "white sends P-K4", at_ms: 93_690_000 });
  const bare = { act: 2, text: "black adopts b1c3", rulings: [] };
  expect(unstamped(bare)).toEqual(bare);
});
