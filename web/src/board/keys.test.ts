import { expect, test } from "vitest";
import { intentOf } from "./keys";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ["ArrowLeft", { is: "walk", right: -1, down: 0 }],
  ["ArrowDown", { is: "walk", right: 0, down: 1 }],
  ["Enter", { is: "enter" }],
  ["Backspace", { is: "remove" }],
  ["Escape", { is: "escape" }],
  ["j", null],
])("%s", (key, intent) => {
  expect(intentOf({ key, ...plain }, false)).toEqual(intent);
});

test("the space bar enters, but belongs to the clock where there is one", () => {
  expect(intentOf({ key: " ", ...plain }, false)).toEqual({ is: "enter" });
  expect(intentOf({ key: " ", ...plain }, true)).toBeNull();
});

test("keys of the browser stay the browser's", () => {
  expect(intentOf({ key: "ArrowLeft", ...plain, altKey: true }, false)).toBeNull();
});
