import { expect, test } from "vitest";
import { LongPress } from "./longPress";

/** A press whose time passes when it is told to. */
function pressed() {
  let due: (() => void) | null = null;
  let looks = 0;
  const press = new LongPress((run) => {
    due = run;
    return () => (due = null);
  });
  press.down(() => (looks += 1));
  return { press, rests: () => due?.(), looks: () => looks };
}

test("a tap chooses", () => {
  const { press, looks } = pressed();
  expect(press.up()).toBe(false);
  expect(press.chooses()).toBe(true);
  expect(looks()).toBe(0);
});

test("a long press looks and chooses nothing", () => {
  const { press, rests, looks } = pressed();
  rests();
  expect(press.up()).toBe(true);
  expect(press.chooses()).toBe(false);
  expect(looks()).toBe(1);
  expect(press.chooses()).toBe(true);
});

test("a finger that left in time does not look later", () => {
  const { press, rests, looks } = pressed();
  press.up();
  rests();
  expect(looks()).toBe(0);
});
