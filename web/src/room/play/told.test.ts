import { expect, test } from "vitest";
import { occupied, toldOf } from "./told";

const trouble = (code: string) => ({ code, says: "No.", reasons: ["because"] });

test("a refused act is told at its square, with the reasons", () => {
  expect(toldOf("white lifts g1", trouble("impossible"))).toEqual({
    at: "g1",
    says: "No.",
    reasons: ["because"],
  });
  expect(toldOf("white resigns", trouble("impossible"))?.at).toBeNull();
});

test("an act that came too late is explained", () => {
  expect(toldOf("white touches g1", trouble("stale"))?.says).toMatch(/opponent acted first/);
});

test("a move on the score sheet is written again by itself", () => {
  expect(toldOf("white writes Nf3", trouble("stale"))).toBeNull();
});

test("the game itself tells that it is over", () => {
  expect(toldOf("white touches g1", trouble("over"))).toBeNull();
});

test("an occupied square says so", () => {
  expect(occupied("h1")).toMatchObject({ at: "h1", reasons: [] });
});
