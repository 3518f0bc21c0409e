import { expect, test } from "vitest";
import { readPlacement } from "../lib/squares";
import { actsOf, dutiesOf } from "./acts";
import { turnOf } from "../lib/desk/position";
import { USUAL_ARRAY } from "../lib/desk/pasted";
import { asking, EMPTY_SHEET } from "../lib/desk/sheet";

const men = readPlacement(USUAL_ARRAY);

test("several taps are several acts, and each is somebody's", () => {
  const touched = { ...asking(EMPTY_SHEET, "touched"), squares: ["g1", "e7", "e4"] };
  expect(actsOf(touched, men, "white")).toEqual([
    "White touched his Knight on g1",
    "White touched Black’s Pawn on e7",
    "White touched e4",
  ]);
  expect(actsOf({ ...touched, assumed: { hand: "opponent" }, squares: ["g1"] }, men, "white")).toEqual([
    "Black touched White’s Knight on g1",
  ]);
});

test("two taps are one move", () => {
  const move = { ...asking(EMPTY_SHEET, "illegal-move"), squares: ["e7", "e4"] };
  expect(actsOf(move, men, "black")).toEqual(["Black: Pawn e7 → e4"]);
  expect(actsOf({ ...move, squares: ["e7"] }, men, "black")).toEqual(["Black: Pawn e7 → …"]);
  expect(actsOf({ ...move, squares: [] }, men, "black")).toEqual([]);
});

test("whose turn it is", () => {
  expect([turnOf(USUAL_ARRAY), turnOf("8/8/8/8/8/8/8/8 b - - 0 1")]).toEqual(["white", "black"]);
});

test("what must be done names the piece", () => {
  const after = "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1";
  expect(dutiesOf({ must: ["move the man on b1"], after })).toBe("move the Knight on b1");
});
