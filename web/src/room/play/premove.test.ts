import { expect, test } from "vitest";
import { readPlacement } from "../../lib/squares";
import { isAhead, listed, Premove } from "./premove.svelte";

const men = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
const seen = {
  role: "black",
  mayMove: true,
  header: { table: "guarded" },
  manner: { tempo: "blitz" },
  standing: { turn: "white", phase: "to-move" },
} as const;

test("a move is laid down in the other's turn, at a guarded table and a quick tempo alone", () => {
  expect(isAhead(seen)).toBe(true);
  expect(isAhead({ ...seen, manner: { tempo: "rapid" } })).toBe(true);
  expect(isAhead({ ...seen, manner: { tempo: "standard" } })).toBe(false);
  expect(isAhead({ ...seen, header: { table: "physical" } })).toBe(false);
  expect(isAhead({ ...seen, standing: { turn: "black", phase: "to-move" } })).toBe(false);
  expect(isAhead({ ...seen, standing: { turn: "white", phase: "touched" } })).toBe(true);
  expect(isAhead({ ...seen, standing: { turn: "white", phase: "adjourned" } })).toBe(false);
  expect(isAhead({ ...seen, role: "watch" })).toBe(false);
  expect(isAhead({ ...seen, role: "both" })).toBe(false);
});

test("two squares are a move; a third takes it back or begins another", () => {
  const premove = new Premove();
  premove.points("e4", men, "black");
  expect(premove.from).toBeNull();
  premove.points("e7", men, "black");
  expect(premove.way).toBeNull();
  premove.points("e5", men, "black");
  expect(premove.way).toEqual({ from: "e7", to: "e5" });
  premove.points("d4", men, "black");
  expect([premove.from, premove.to]).toEqual([null, null]);
  for (const square of ["e7", "e5", "d7"]) premove.points(square, men, "black");
  expect([premove.from, premove.to]).toEqual(["d7", null]);
  premove.points("d7", men, "black");
  expect(premove.from).toBeNull();
});

test("only what is listed is made, and a Pawn becomes a Queen", () => {
  expect(listed({ from: "e7", to: "e5" }, ["e7e6", "e7e5"])).toBe("e7e5");
  expect(listed({ from: "e2", to: "e1" }, ["e2e1n", "e2e1q"])).toBe("e2e1q");
  expect(listed({ from: "e7", to: "e4" }, ["e7e6", "e7e5"])).toBeNull();
});
