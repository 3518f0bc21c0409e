import { expect, test } from "vitest";
import { noiseOf } from "./noise";

const move = (san: string) => ({ number: 1, by: "white" as const, san, fen: "" });
const BEFORE = { result: "*", line: [move("e4")], captured: { white: [], black: [] as string[] } };

test.each([
  ["nothing new", {}, null],
  ["a move", { line: [...BEFORE.line, move("e5")] }, "move"],
  ["a capture", { line: [...BEFORE.line, move("exd5")], captured: { white: [], black: ["p"] } }, "take"],
  ["a piece taken off first", { captured: { white: [], black: ["p"] } }, "take"],
  ["check", { line: [...BEFORE.line, move("Bb5+")] }, "check"],
  ["the end", { line: [...BEFORE.line, move("Qf7#")], result: "1-0" }, "end"],
  ["a line that was cut", { line: [] }, null],
])("%s", (_name, some, sound) => {
  expect(noiseOf(BEFORE, { ...BEFORE, ...some })).toBe(sound);
});

test("a page that was just opened is quiet", () => {
  expect(noiseOf(null, BEFORE)).toBeNull();
});
