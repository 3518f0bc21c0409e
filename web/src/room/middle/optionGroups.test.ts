import { expect, test } from "vitest";
import type { Option } from "../../lib/live/standing";
import { optionGroups } from "./optionGroups";

const option = (line: string): Option => ({ line, says: "", articles: [], until: "" });

test("penalties of one kind stand together, and their squares can be pointed to", () => {
  const lines = [
    "black exacts king",
    "black exacts C a7",
    "black exacts C b7",
    "black exacts B g8",
    "black exacts B g8 b8",
  ];
  const groups = optionGroups(lines.map(option));
  expect(groups.map(({ act, options, squares }) => [act, options.length, squares])).toEqual([
    ["black exacts king", 1, []],
    ["black exacts C", 2, ["a7", "b7"]],
    ["black exacts B", 2, []],
  ]);
});
