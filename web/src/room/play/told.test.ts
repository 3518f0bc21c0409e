import { expect, test } from "vitest";
import { castlesTo, occupied, toldOf } from "./told";

const trouble = (code: string) => ({ code, says: "No.", reasons: ["because"] });

test("a refused act is told at its square, with the reasons", () => {
  expect(toldOf("white lifts g1", trouble("impossible"))).toEqual({
    at: "g1",
    says: "No.",
    reasons: ["because"],
  });
  expect(toldOf("white resigns", trouble("impossible"))?.at).toBeNull();
});

test("an act that hands cannot do is told in words, not as a script has it", () => {
  const refused = {
    code: "impossible",
    says: "It cannot be done: black touches e5.",
    reasons: ["no man stands on e5"],
  };
  expect(toldOf("black touches e5", refused)).toEqual({
    at: "e5",
    says: "That cannot be done now.",
    reasons: ["no man stands on e5"],
  });
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

test("a King carried onto his Rook is told where he castles to", () => {
  const standing = { besides: { e1g1: { rook: ["h1", "f1"] as ["h1", "f1"] } } };
  expect(castlesTo(standing, "e1", "h1")).toBe("g1");
  expect(castlesTo(standing, "e1", "a1")).toBeNull();
  expect(castlesTo(standing, "f1", "h1")).toBeNull();
  expect(occupied("h1", "g1").says).toBe("To castle, set the King on g1.");
});

test("an occupied square says so", () => {
  expect(occupied("h1")).toMatchObject({ at: "h1", reasons: [] });
});
