import { expect, test } from "vitest";
import { readPlacement } from "../../lib/squares";
import { claimHeard } from "./claimHeard";

const men = readPlacement("4k3/8/8/8/8/8/8/4K2R");
const entries = (...texts: string[]) => texts.map((text) => ({ text }));

test("the claim on which somebody is to rule is named, until that is done", () => {
  const seats = { arbiter: true };
  const claimed = entries("white plays h1h2", "@0:00:10 black claims repetition");
  expect(claimHeard({ entries: claimed, men, seats })?.says).toBe("Black claims: repetition.");
  expect(claimHeard({ entries: claimed, men, seats: {} })?.arbiter).toBe(false);
  const ruled = [...claimed, ...entries("arbiter rules")];
  expect(claimHeard({ entries: ruled, men, seats })).toBeNull();
  expect(claimHeard({ entries: entries("white plays h1h2"), men, seats })).toBeNull();
});
