import { describe, expect, it, test } from "vitest";
import { countsOf, endingOf, pointsWords, resultWords, talliesOf, verdict } from "./result";

test("results in words", () => {
  expect(resultWords("1-0", "checkmate")).toBe("White wins by checkmate");
  expect(resultWords("1-0", "time")).toBe("White wins on time");
  expect(resultWords("1/2-1/2", "perpetual-check")).toBe("Drawn by perpetual check");
  expect(resultWords("0-1", "draw-odds")).toBe("Black wins by draw odds");
  expect(resultWords("0-0", "default")).toBe("Both lose by default: not at the board in time");
  expect(resultWords("1/2-1/2", "no-normal-means")).toBe("Drawn because it cannot be won by normal means");
  expect(endingOf({ result: "1/2-1/2", reason: "agreement" })).toBe("½–½ Drawn by agreement.");
  expect(endingOf({ result: "*", reason: null })).toBe("");
});

test("a player is told whether he won; of a draw the result says enough", () => {
  expect(verdict("1-0", "white")).toBe("You won.");
  expect(verdict("1-0", "black")).toBe("You lost.");
  expect(verdict("0-0", "white")).toBe("You lost.");
  expect(verdict("1/2-1/2", "white")).toBeNull();
  expect(verdict("1-0", null)).toBeNull();
});

test.each([
  ["1-0", undefined, null],
  ["1-0", { white: "1", black: "0" }, null],
  ["1/2-1/2", { white: "1/2", black: "1/2" }, null],
  ["1-0", { white: "3", black: "0" }, "Points: White 3, Black 0."],
  ["0-1", { white: "1/2", black: "3/2" }, "Points: White ½, Black 1½."],
])("the points of %s are told where the result does not say them", (result, scored, words) => {
  expect(pointsWords({ result, ...(scored ? { scored } : {}) })).toBe(words);
});

describe("what is counted", () => {
  it("is told in sentences, and nothing where nothing is", () => {
    expect(talliesOf({ offences: { white: 0, black: 0 } })).toEqual([]);
    expect(
      countsOf({
        result: "annulled",
        counts: { "fifty-moves": { by: "black", white: 3, black: 2, limit: 50 } },
        first_next: "black",
      }),
    ).toEqual(["Black’s count of fifty moves: White 3, Black 2 (of 50).", "Black begins the next game."]);
  });

  it("of two equal penalties both are told, and without a clock they are only noted", () => {
    const penalty = { side: "white", opponent_ms: 120_000, article: "x 1" } as const;
    expect(
      talliesOf({
        offences: { white: 1, black: 2 },
        penalties: [penalty, penalty, { side: "black", own_ms: 1_500, article: "x 2" }],
        clock: {} as never,
      }),
    ).toEqual([
      "White has completed an illegal move.",
      "Black has completed 2 illegal moves.",
      "White was penalised: Black received two minutes.",
      "White was penalised: Black received two minutes.",
      "Black was penalised: Black lost 1.5 seconds.",
    ]);
    expect(talliesOf({ penalties: [penalty], clock: null })).toEqual([
      "White was penalised: Black received two minutes (only noted, since there is no clock).",
    ]);
  });
});
