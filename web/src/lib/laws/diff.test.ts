import { expect, test } from "vitest";
import { differences } from "./diff";

const told = (before: string, after: string): string =>
  differences(before, after)
    .map(({ text, is }) => ({ both: text, old: `[-${text.trim()}-] `, new: `[+${text.trim()}+] ` })[is])
    .join("")
    .trim();

test.each([
  ["He loses.", "He loses.", "He loses."],
  ["He loses at once.", "He loses the game at once.", "He loses [+the game+] at once."],
  ["Article A.4 holds", "Article A.5 holds", "Article [-A.4-] [+A.5+] holds"],
  ["", "All new", "[+All new+]"],
  ["All gone", "", "[-All gone-]"],
  ["", "", ""],
])("%s → %s", (before, after, expected) => {
  expect(told(before, after)).toBe(expected);
});

test("nothing of either text is lost", () => {
  const [before, after] = ["a b c d e f", "b c x e f g"];
  const pieces = differences(before, after);
  const side = (is: "old" | "new") =>
    pieces
      .filter((piece) => piece.is !== is)
      .map(({ text }) => text.trim())
      .join(" ");
  expect(side("new")).toBe(before);
  expect(side("old")).toBe(after);
});
