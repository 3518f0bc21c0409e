import { describe, expect, it } from "vitest";
import { parts, termLabel, valueLabel } from "./terms";

describe("what can be agreed", () => {
  it("is taken apart at its blanks", () => {
    expect(parts("mate-on SQ")).toEqual([{ text: "mate-on " }, { blank: "SQ" }]);
    expect(parts("TIME")).toEqual([{ blank: "TIME" }]);
    expect(parts("I, II, III")).toEqual([{ text: "I, II, III" }]);
    expect(parts("knight")).toEqual([{ text: "knight" }]);
  });

  it("is told in words", () => {
    for (const [key = "", value = "", words] of [
      ["odds", "knight", "Knight"],
      ["odds", "pawn-and-two", "Pawn and two moves"],
      ["odds", "rook SQ", "Rook …"],
      ["undertaking", "mate-with-pawn SQ", "mate with Pawn …"],
      ["close", "TIME", "as agreed"],
      ["guidelines", "I, II, III", "I, II, III"],
    ])
      expect(valueLabel(key, value)).toBe(words);
    expect(["undertaking", "tempo", "some-day"].map(termLabel)).toEqual([
      "The giver undertakes",
      "Tempo",
      "Some day",
    ]);
  });
});
