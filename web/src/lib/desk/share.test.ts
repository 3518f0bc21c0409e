import { expect, test } from "vitest";
import { hashOf, sheetIn } from "./share";
import { EMPTY_SHEET, type Sheet } from "./sheet";

const sheet: Sheet = {
  ...EMPTY_SHEET,
  table: "14",
  pasted: '[White "Müller ♔"]\n\n1. e4 e5 2. Nf4',
  made: 2,
  question: "touched",
  squares: ["g1", "e5"],
  assumed: { hand: "opponent" },
};

test("a case goes into an address and comes out of it", () => {
  const hash = hashOf(sheet);
  expect(hash).toMatch(/^#case=[\w-]+$/);
  expect(sheetIn(hash)).toEqual(sheet);
  expect(sheetIn(hashOf(EMPTY_SHEET))).toEqual(EMPTY_SHEET);
});

const hashed = (said: unknown): string => `#case=${btoa(JSON.stringify(said))}`;

test("an address that holds none", () => {
  for (const hash of ["", "#board", "#case=", "#case=%%%", hashed(null), hashed(3), "#case=/w=="])
    expect(sheetIn(hash)).toBeNull();
});

test("what somebody has put there that does not belong is left out", () => {
  const odd = {
    table: 14,
    squares: "g1",
    assumed: [1],
    made: "2",
    castled: false,
    evil: "x",
    question: "weather",
    tempo: "slow",
    white: "41:07",
  };
  expect(sheetIn(hashed(odd))).toEqual({ ...EMPTY_SHEET, castled: false, white: "41:07" });
});
