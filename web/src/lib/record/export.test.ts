import { expect, test } from "vitest";
import { movesOnly, tagDate, withTags } from "./export";

const PGN = `[Event "?"]
[White "?"]
[Result "1-0"]

{opening} 1. e4 {[%act white touches e2]} 1... e5 {two
lines} 2. Nf3 Nc6 ; rest
1-0
`;

test("tags that were written take the place of unknown ones", () => {
  const named = withTags(PGN, { White: 'Emanuel "L"', Black: "  ", Date: "1921.03.15" });
  expect(named).toContain('[White "Emanuel \\"L\\""]');
  expect(named).toContain('[Date "1921.03.15"]');
  expect(named).not.toContain("[Black");
  expect(named).toContain("1. e4");
});

test("the moves alone", () => {
  expect(movesOnly(PGN)).toBe(`[Event "?"]\n[White "?"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n`);
});

test("long lines are broken", () => {
  const long = Array.from({ length: 40 }, (_, i) => `${i + 1}. Nf3 Ng8`).join(" ");
  const lines = movesOnly(`[A "b"]\n\n${long}\n`).split("\n");
  expect(lines.length).toBeGreaterThan(4);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
});

test("a day is written as a tag has it", () => {
  expect(tagDate(new Date(2026, 2, 9, 23, 59).getTime())).toBe("2026.03.09");
});
