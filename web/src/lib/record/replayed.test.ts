import { expect, test } from "vitest";
import type { Ruling, Standing } from "../live/standing";
import type { Move } from "./chronicle";
import { announcedBy } from "./laws";
import { codeIn, dated, dayIn, isScript, partings, playersIn, scriptOf, type Replayed } from "./replayed";

const USUAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test.each([
  ["code: bcf-1912\n\nwhite touches e2\n", true],
  ["white plays e4\n", true],
  ["# a game\n\n@0:00:10 black resigns", true],
  ["1. e4 e5 2. Nf3", false],
  ['[White "A"]\n\n1. e4 {white touches e2} e5', false],
  ["", false],
])("%j is a script: %s", (text, is) => expect(isScript(text)).toBe(is));

const move = (after: number | null, by: "white" | "black", san: string): Move =>
  ({ after, by, san }) as unknown as Move;

test("a record becomes whole moves of its main line", () => {
  const moves = [
    move(null, "white", "e4"),
    move(0, "black", "e5"),
    move(0, "black", "c5"),
    move(1, "white", "Nf3"),
  ];
  expect(scriptOf({ moves, start: USUAL }, "fide-2023")).toBe(
    "code: fide-2023\n\nwhite plays e4\nblack plays e5\nwhite plays Nf3\n",
  );
  const start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  expect(scriptOf({ moves: [move(null, "white", "e3")], start }, "bcf-1912")).toBe(
    `code: bcf-1912\nstart: ${start}\n\nwhite plays e3\n`,
  );
});

test("the players' names stand in the comments of a script", () => {
  const tags: [string, string][] = [
    ["White", 'Anna "Annie"'],
    ["Black", "?"],
    ["Event", "Club"],
  ];
  const script = scriptOf({ moves: [move(null, "white", "e4")], start: null, tags }, "fide-2023");
  expect(script).toBe('code: fide-2023\n\n# [White "Anna \\"Annie\\""]\nwhite plays e4\n');
  expect(isScript(script)).toBe(true);
  expect(playersIn(script)).toEqual({ white: 'Anna "Annie"' });
  expect(playersIn("code: fide-2023\n\nwhite plays e4\n")).toEqual({});
});

test("a game of the older game becomes a script under its own rules", () => {
  const tags: [string, string][] = [
    ["Laws", "medieval"],
    ["RuleBareKing", "win"],
    ["Ruler", "none"],
    ["RuleStalemate", "draw"],
  ];
  expect(announcedBy(tags)).toEqual(["rule-bare-king: win", "rule-stalemate: draw"]);
  const moves = [move(null, "white", "O-O:h1e1")];
  expect(scriptOf({ moves, start: null }, "italy-to-1880", ["rule-stalemate: loss"])).toBe(
    "code: italy-to-1880\nrule-stalemate: loss\n\nwhite plays O-O:h1e1\n",
  );
});

test("the code that a script names", () => {
  expect(codeIn("case: a\ncode: walker-1832\n\nwhite plays e4")).toBe("walker-1832");
  expect(codeIn("white plays e4")).toBeNull();
});

type Act = { kinds?: Ruling["kind"][]; turn?: "white" | "black" };

const judged = (...acts: Act[]): Replayed => ({
  code: "",
  name: "",
  start: "",
  opening: [],
  impossible: null,
  standing: {} as Standing,
  acts: acts.map(({ kinds = [], turn = "white" }, i) => ({
    act: i + 1,
    text: "",
    rulings: kinds.map((kind) => ({ kind, says: `${Math.random()}`, articles: [] })),
    standing: { result: "*", turn, board: "8", legal: [], duty: [] } as unknown as Standing,
  })),
});

test("codes part where they rule in another way, and not where they say the same in other words", () => {
  const own = judged({ kinds: ["note", "completed"] }, { kinds: ["offence"] }, {});
  expect(partings(own, judged({ kinds: ["completed"] }, { kinds: ["offence"] }, {}))).toEqual([]);
  expect(partings(own, judged({ kinds: ["completed"] }, { kinds: ["right"] }, {}))).toEqual([2]);
});

test("codes part where something else becomes true, told once", () => {
  const own = judged({}, {}, {}, {});
  expect(partings(own, judged({}, { turn: "black" }, { turn: "black" }, {}))).toEqual([2]);
});

test("codes part where one cannot go on", () => {
  expect(partings(judged({}, {}, {}), judged({}))).toEqual([2]);
});

test("a script tells the day of its game", () => {
  const script = "code: fide-2023\n\nwhite plays e4\n";
  const told = dated(script, new Date(2026, 11, 1, 20).getTime());
  expect(told).toBe('code: fide-2023\n\n# [Date "2026.12.01"]\nwhite plays e4\n');
  expect(dayIn(told)?.getDate()).toBe(1);
  expect(dated(told, 0)).toBe(told);
  expect(dated(script, null)).toBe(script);
  expect(dayIn(script)).toBeNull();
  const record = { moves: [], start: null, tags: [["Date", "1851.06.21"] as [string, string]] };
  expect(dayIn(scriptOf(record, "fide-2023"))?.getFullYear()).toBe(1851);
});
