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
