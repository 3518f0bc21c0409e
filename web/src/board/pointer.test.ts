import { expect, test } from "vitest";
import { OnePointer } from "./pointer";

const event = (pointerId: number, pointerType = "mouse") => ({
  pointerId,
  pointerType,
  button: 0,
  clientX: 10,
  clientY: 20,
});
const E4 = () => ({ square: "e4", tray: false });

test("a press, a move and its end are the hand's", () => {
  const pointer = new OnePointer();
  expect(pointer.begins(event(1))).toBe(true);
  expect(pointer.down(event(1, "touch"), "e2", 5)).toEqual({
    is: "down",
    square: "e2",
    kind: "touch",
    at: { x: 10, y: 20 },
    time: 5,
  });
  expect(pointer.move(event(1), E4)).toMatchObject({ is: "move", square: "e4" });
  expect(pointer.up(event(1), E4)).toMatchObject({ is: "up", square: "e4" });
});

test("a second finger, and another button, are ignored", () => {
  const pointer = new OnePointer();
  expect(pointer.begins({ ...event(1), button: 2 })).toBe(false);
  pointer.down(event(1), "e2", 0);
  expect(pointer.begins(event(2))).toBe(false);
  expect(pointer.move(event(2), E4)).toBeNull();
  expect(pointer.up(event(2), E4)).toBeNull();
});

test("a capture that is lost after the end cancels nothing", () => {
  const pointer = new OnePointer();
  pointer.down(event(1), "e2", 0);
  expect(pointer.cancel(event(1))).toEqual({ is: "cancel" });
  pointer.down(event(1), "e2", 0);
  pointer.up(event(1), E4);
  expect(pointer.cancel(event(1))).toBeNull();
});
