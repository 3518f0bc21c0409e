import { expect, test } from "vitest";
import { commandOf, type Situation } from "./shortcuts";

const PLAYS: Situation = { acts: true, presses: true, focus: "DIV" };
const plain = { ctrlKey: false, metaKey: false, altKey: false };

const WATCHES = { ...PLAYS, acts: false };

test.each([
  ["claims", "l", PLAYS, "claims"],
  ["j'adoube", "j", PLAYS, "adjust"],
  ["the clock", " ", PLAYS, "press"],
  ["what else happened", "w", PLAYS, "happened"],
  ["a watcher tells nothing", "w", WATCHES, null],
  ["a step back", "Escape", PLAYS, "back"],
  ["no command", "q", PLAYS, null],
  ["a watcher says nothing", "j", WATCHES, null],
  ["a watcher asks for the keys", "?", WATCHES, "keys"],
  ["a watcher turns the board", "t", WATCHES, "turn"],
  ["letters are written into a field", "l", { ...PLAYS, focus: "INPUT" }, null],
  ["a button leaves letters alone", "j", { ...PLAYS, focus: "BUTTON" }, "adjust"],
  ["a button hears its own space", " ", { ...PLAYS, focus: "BUTTON" }, null],
  ["no clock", " ", { ...PLAYS, presses: false }, null],
] as const)("%s", (_name, key, at, command) => {
  expect(commandOf({ key, ...plain }, at)).toBe(command);
});

test("keys of the browser stay the browser's", () => {
  expect(commandOf({ key: "l", ...plain, ctrlKey: true }, PLAYS)).toBeNull();
});
