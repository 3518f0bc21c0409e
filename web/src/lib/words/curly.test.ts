import { expect, test } from "vitest";
import { curly } from "./curly";

test("an apostrophe in a ruling is round where it is shown", () => {
  expect(curly("White's King, and the players' clocks: j'adoube.")).toBe(
    "White’s King, and the players’ clocks: j’adoube.",
  );
});
