import { expect, test } from "vitest";
import { arbiterOf } from "./arbiter";

const GAME = { arbiter: "called", clock: { running: "white" }, made: true, seated: true, own: true } as const;

test("where the arbiter comes when called, a player stops the clocks for him, and both start them again", () => {
  expect(arbiterOf(GAME)).toEqual({ seat: "seated", does: "stops" });
  expect(arbiterOf({ ...GAME, clock: { running: null } })?.does).toBe("starts");
  expect(arbiterOf({ ...GAME, clock: { running: null }, made: false })?.does).toBeNull();
  expect(arbiterOf({ ...GAME, clock: null })?.does).toBeNull();
});

test("it is said whether anybody sits in his seat, and who has the link", () => {
  expect(arbiterOf({ ...GAME, seated: false })?.seat).toBe("link");
  expect(arbiterOf({ ...GAME, seated: false, own: false })?.seat).toBe("elsewhere");
  expect(arbiterOf({ ...GAME, arbiter: "absent" })).toBeNull();
});
