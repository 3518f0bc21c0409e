import { expect, test } from "vitest";
import type { Standing } from "../lib/live/standing";
import { startOf, stepsOf } from "./steps";

const act = (number: number, text: string, board: string) => ({
  act: number,
  text,
  rulings: [],
  standing: { board, hand: null } as unknown as Standing,
});

test("an act is told as it found the board, without its stamp", () => {
  const start = "8/8/8/8/8/8/4P3/8 w - - 0 1";
  const acts = [
    act(1, "@0:00:01 white lifts e2", "8/8/8/8/8/8/8/8"),
    act(2, "black touches e2", "8/8/8/8/8/8/8/8"),
  ];
  expect(startOf({ start, acts }).men.get("e2")).toBe("P");
  const steps = stepsOf({ start, acts });
  expect(steps[0]!.said).toBe("White lifts the Pawn from e2");
  expect(steps[0]!.table.men.size).toBe(0);
});

test("a whole move is told as a score has it, as long as it stands", () => {
  const start = "8/8/8/8/8/8/4P3/8 w - - 0 1";
  const acts = [act(1, "white plays e2e4", "8/8/8/8/4P3/8/8/8"), act(2, "black plays e7e5", start)];
  const line = [{ number: 1, by: "white", san: "e4", fen: start, act: 1 }];
  const standing = { line } as unknown as Standing;
  const said = stepsOf({ start, acts, standing }).map((step) => step.said);
  expect(said[0]).toBe("1. e4");
  expect(said[1]).toBe("Black plays e7e5");
});
