import { expect, test } from "vitest";
import type { Article } from "../live/requests";
import { marked, search, type Searched } from "./search";

const article = (no: string, heading: string, says: string, doubts: string[] = []): Article => ({
  no,
  heading,
  says,
  doubts,
  topics: [],
});

const ALL: Searched[] = [
  {
    code: "bcf-1912",
    name: "British laws 1912",
    article: article("22(a)", "Touching men", "If he touches a man, he must move it."),
  },
  {
    code: "bcf-1912",
    name: "British laws 1912",
    article: article("12", "Castling", "The King moves two squares towards a Rook."),
  },
  {
    code: "fide-2023",
    name: "FIDE 2023",
    article: article("3.8.2", "The moves", "Castling is a move of the King and a Rook."),
  },
  {
    code: "fide-2023",
    name: "FIDE 2023",
    article: article("4.4.1", "Touching", "He forfeits castling.", ["A Rook that touched the King."]),
  },
];

const found = (sought: string): string[] => search(sought, ALL).map(({ article }) => article.no);

test.each([
  ["a number", "22(a)", ["22(a)"]],
  ["the beginning of a number", "3.8", ["3.8.2"]],
  ["a heading before a text", "castling", ["12", "4.4.1", "3.8.2"]],
  ["all of several words", "castling king rook", ["12", "3.8.2", "4.4.1"]],
  ["a doubt", "that", ["4.4.1"]],
  ["another form of a word", "touched", ["4.4.1", "22(a)"]],
  ["the name of a code", "fide castling", ["4.4.1", "3.8.2"]],
  ["a word within another", "astl", ["4.4.1", "12", "3.8.2"]],
  ["signs of an expression", "(a)", ["22(a)"]],
  ["nothing for a word that is nowhere", "castling queen", []],
  ["nothing for nothing", "  ", []],
])("%s", (_name, sought, expected) => {
  expect(found(sought)).toEqual(expected);
});

test("what several codes say in the same words is found once, with all of them", () => {
  const same = (code: string, no: string): Searched => ({
    code,
    name: code,
    article: article(no, "The fers", "A fers goes one square diagonally."),
  });
  const [only, ...others] = search("fers", [same("shatranj", "5"), same("medieval", "4"), ...ALL]);
  expect(others).toEqual([]);
  expect([only?.code, only?.also.map(({ code, article: { no } }) => `${code} ${no}`)]).toEqual([
    "shatranj",
    ["medieval 4"],
  ]);
  // A code that is named is the one that is told.
  expect(search("medieval fers", [same("shatranj", "5"), same("medieval", "4")])).toMatchObject([
    { code: "medieval", also: [] },
  ]);
});

test("of two that say as much that of today's laws comes first", () => {
  const shatranj: Searched = {
    code: "shatranj",
    name: "Shatranj",
    article: article("11", "Promotion", "A fers."),
    near: 0,
  };
  const fide: Searched = {
    code: "fide-2023",
    name: "FIDE 2023",
    article: article("3.7.3", "Promotion", "A Queen, a Rook, a Bishop or a Knight."),
    near: 0.96,
  };
  expect(search("promotion", [shatranj, fide]).map(({ code }) => code)).toEqual(["fide-2023", "shatranj"]);
});

test("what was sought is marked", () => {
  expect(marked("He forfeits castling.", "CASTL he")).toEqual([
    { text: "He", hit: true },
    { text: " forfeits ", hit: false },
    { text: "castl", hit: true },
    { text: "ing.", hit: false },
  ]);
  expect(marked("He touches it.", "touched").find(({ hit }) => hit)?.text).toBe("touch");
  expect(marked("Making a King", "king").filter(({ hit }) => hit)).toEqual([{ text: "King", hit: true }]);
  expect(marked("Making", "king").map(({ text }) => text)).toEqual(["Ma", "king"]);
  expect(marked("He", "")).toEqual([{ text: "He", hit: false }]);
});

test("a word that the laws have another for is found by that, behind what has the word itself", () => {
  const otherwise = { rochade: ["castl"], man: ["king"] };
  const numbers = (sought: string): string[] =>
    search(sought, ALL, otherwise).map(({ article }) => article.no);
  expect(numbers("Rochade")).toEqual(["12", "4.4.1", "3.8.2"]);
  expect(numbers("man")[0]).toBe("22(a)");
  expect(numbers("man")).toContain("12");
  expect(numbers("constructor")).toEqual([]);
  expect(marked("He forfeits castling.", "rochade", otherwise).find(({ hit }) => hit)?.text).toBe("castl");
});
