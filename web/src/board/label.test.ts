import { expect, test } from "vitest";
import { readPlacement } from "../lib/squares";
import { labelOf } from "./label";

const none = {
  bound: new Set<string>(),
  targets: new Set<string>(),
  shaded: new Set<string>(),
  checked: null,
  poised: null,
};
const men = readPlacement("4k3/8/8/8/8/8/4P3/1N2K3");

test("a square is called by what stands on it", () => {
  expect(labelOf("e2", { men }, none)).toBe("e2, white Pawn");
  expect(labelOf("a1", { men }, none)).toBe("a1, empty");
  expect(labelOf("b1", { men, names: { b1: "Queen's Knight" } }, none)).toBe(
    "b1, white Knight (Queen’s Knight)",
  );
});

test("its marks are said after it", () => {
  const marks = { ...none, bound: new Set(["e2"]), poised: "e2" };
  expect(labelOf("e2", { men, standIns: { e2: "queen" } }, marks)).toBe(
    "e2, white Pawn, a Pawn stands for it, bound, touched",
  );
});

test("a King in check is called so", () => {
  expect(labelOf("e1", { men }, { ...none, checked: "e1" })).toBe("e1, white King, in check");
});
