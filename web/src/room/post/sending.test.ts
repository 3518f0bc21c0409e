import { expect, test } from "vitest";
import { becomesOf, draftOf, sender, senders } from "./sending";

test("a seat sends for the side that is to play, if it may speak for that side", () => {
  expect(sender(["white"], "black")).toBe("white");
  expect(sender(["black"], "black")).toBe("black");
  expect(sender(["white", "black"], "black")).toBe("black");
});

test("who may send stands in the forms", () => {
  expect(senders(["white appeals TEXT", "white sends TEXT"])).toEqual(["white"]);
  expect(senders(["white sends TEXT", "black sends TEXT"])).toEqual(["white", "black"]);
  expect(senders(["arbiter observes"])).toEqual([]);
});

test("a Pawn that arrives must be told what it becomes", () => {
  const legal = ["a7a8q", "a7a8r", "a7a8b", "a7a8n", "e1e2"];
  expect(becomesOf("a7a8", legal).map(({ name }) => name)).toEqual(["Queen", "Rook", "Bishop", "Knight"]);
  expect(becomesOf("a7a8q", legal)).toEqual([]);
  expect(becomesOf("e1e2", legal)).toEqual([]);
  expect(becomesOf("P-K4", legal)).toEqual([]);
});

test("a move that was pointed to is marked, and one that is written otherwise is not", () => {
  expect(draftOf("e2e4")).toEqual({ from: "e2", to: "e4" });
  expect(draftOf("e7e8q")).toEqual({ from: "e7", to: "e8" });
  for (const other of ["P-K4", "Nf3", "", "e2e4; d2d4", "e2"]) expect(draftOf(other)).toBeNull();
});
