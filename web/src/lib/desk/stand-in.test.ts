import { expect, test } from "vitest";
import { USUAL_ARRAY } from "../squares";
import { PAWNS_AHEAD, standInOf } from "./stand-in";

const shown = { question: "offence", offence: "pawn-left", pasted: "", squares: [] } as const;

test("a Pawn that was left can be shown without the position, for either side", () => {
  expect(standInOf(shown)).toBe(`${PAWNS_AHEAD} w - - 0 1`);
  expect(standInOf({ ...shown, squares: ["e7", "e8"] })).toBe(`${PAWNS_AHEAD} w - - 0 1`);
  expect(standInOf({ ...shown, squares: ["e2", "e1"] })).toBe(`${PAWNS_AHEAD} b - - 0 1`);
});

test("what was entered comes first, and any other question begins in the usual array", () => {
  expect(standInOf({ ...shown, pasted: "e4" })).toBe(USUAL_ARRAY);
  expect(standInOf({ ...shown, offence: "late" })).toBe(USUAL_ARRAY);
  expect(standInOf({ ...shown, question: "illegal-move", offence: null })).toBe(USUAL_ARRAY);
});
