import { expect, test } from "vitest";
import { tableOf } from "../../lib/hand/table";
import { heardIn } from "./heard";

const table = tableOf({ board: "4k3/8/8/8/8/8/8/4K1N1", hand: null });

test("acts are told as they find the board", () => {
  const entries = ["white lifts g1", "white places f3", "white releases", "white touches f3"].map((text) => ({
    text,
  }));
  expect(heardIn(entries, table)).toBe(
    "White lifts the Knight from g1. White sets it down on f3. White releases it. White touches the Knight on f3",
  );
  expect(heardIn([], table)).toBe("");
});
