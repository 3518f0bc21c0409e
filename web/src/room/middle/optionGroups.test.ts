import { expect, test } from "vitest";
import type { Option } from "../../lib/live/standing";
import { groupsOf, optionGroups } from "./optionGroups";

const option = (line: string): Option => ({ line, says: "", articles: [], until: "" });

test("many penalties of one kind stand together, and their squares can be pointed to", () => {
  const pawns = ["a7", "b7", "c7", "d7"];
  const lines = [
    "black exacts king",
    ...pawns.map((square) => `black exacts C ${square}`),
    "black exacts B g8",
  ];
  const groups = optionGroups(lines.map(option));
  expect(groups.map(({ act, options, squares }) => [act, options.length, squares])).toEqual([
    ["black exacts king", 1, []],
    ["black exacts C", 4, pawns],
    ["black exacts B g8", 1, []],
  ]);
});

test("where two squares are named nothing is pointed to", () => {
  const lines = ["black exacts B g8", "black exacts B g8 b8", "black exacts B b8", "black exacts B b8 g8"];
  expect(optionGroups(lines.map(option)).map(({ squares }) => squares)).toEqual([[]]);
});

test("what follows a penalty is told by kinds", () => {
  const lines = ["white exacts C a7", "white exacts C b7", "white waives"];
  expect(groupsOf(lines).map(({ act, lines }) => [act, lines.length])).toEqual([
    ["white exacts C", 2],
    ["white waives", 1],
  ]);
});
