import { afterEach, expect, test } from "vitest";
import { speak } from "../language.svelte";
import { numbered, written } from "../record/replay";
import { rowsOf, unwritten } from "../record/score";
import { LETTERED } from "./letters";

afterEach(() => speak("en"));

const LINE = [
  { number: 1, by: "white" as const, san: "Nf3", fen: "" },
  { number: 1, by: "black" as const, san: "e5", record: "P-K4", fen: "" },
  { number: 2, by: "white" as const, san: "Bxe5+", record: "BxPch", fen: "" },
  { number: 2, by: "black" as const, words: "the Knight from g8 to g8", fen: "" },
];

test("a reader has the letters of his language, and a score sheet has those of the game", async () => {
  expect(numbered(LINE[0]!)).toBe("1. Nf3");
  await speak("de");
  expect(LINE.map(numbered)).toEqual(["1. Sf3", "1… P-K4", "2. BxPch", "2… the Knight from g8 to g8"]);
  expect(rowsOf(LINE).map(({ white }) => white)).toEqual(["Sf3", "BxPch"]);
  expect(written(LINE[0]!)).toBe("Nf3");
  expect(unwritten({ line: LINE }, "white")).toBe("Nf3");
});

test.each([
  ["Nbd7", "Sbd7"],
  ["R1xe4#!?", "T1xe4#!?"],
  ["Qh4e1", "Dh4e1"],
  ["Kf2", "Kf2"],
  ["exd8=Q+", "exd8=D+"],
  ["b1=N", "b1=S"],
  ["O-O-O", "O-O-O"],
  ["bxc3", "bxc3"],
  ["B-Kt5", "B-Kt5"],
  ["QR-Q1", "QR-Q1"],
  ["nach 7. Bb5 und 9. Rd1.", "nach 7. Lb5 und 9. Td1."],
  ["geschrieben hat er “Nf3”", "geschrieben hat er “Nf3”"],
  ["4k3/8/8/8/8/8/8/Rb1QK3 w - - 0 1", "4k3/8/8/8/8/8/8/Rb1QK3 w - - 0 1"],
])("%s is read as %s in German, and as it is in English", async (move, german) => {
  expect(LETTERED.move(move)).toBe(move);
  await speak("de");
  expect(LETTERED.move(move)).toBe(german);
});
