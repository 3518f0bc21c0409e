import { describe, expect, test } from "vitest";
import { cardRead, cardText, type CardGame } from "./card";

const game: CardGame = {
  address: "https://example.org/g/1",
  code: "American Chess Code, 1897",
  by: "white",
  line: [
    { number: 1, by: "white", san: "e4", record: "P-K4", fen: "" },
    { number: 1, by: "black", san: "e5", record: "P-K4", fen: "" },
    { number: 2, by: "white", san: "Nf3", fen: "" },
  ],
};

describe("a card", () => {
  test("holds the game so far and the move", () => {
    expect(cardText(game, "B-Kt5")).toBe(
      "American Chess Code, 1897\nhttps://example.org/g/1\n\n1. P-K4  P-K4\n2. Nf3\n\nWhite sends: B-Kt5",
    );
  });

  test("has a line to write on where no move is given", () => {
    expect(cardText({ ...game, line: [] }).endsWith("\n\nWhite sends: ________________________")).toBe(true);
  });

  test("begins with dots where Black began", () => {
    const line = [{ number: 1, by: "black" as const, san: "e5", fen: "" }];
    expect(cardText({ ...game, line })).toContain("1. …  e5");
  });

  test.each(["B-Kt5", "P-K4 if P-K4 then Kt-KB3 or if P-QB4 then P-QB3", "P-K4; P-Q4"])(
    "with %s is read back",
    (record) => {
      expect(cardRead(cardText(game, record))).toBe(record);
    },
  );

  test("is read with the move under its line", () => {
    expect(cardRead("White sends: ______\n\n  Kt  - KB3  \nYours truly")).toBe("Kt - KB3");
  });

  test("without a move gives none", () => {
    expect(cardRead(cardText(game))).toBeNull();
    expect(cardRead("Dear Sir,\nI hope you are well.")).toBeNull();
    expect(cardRead("")).toBeNull();
  });

  test("may be a letter that holds the move alone", () => {
    expect(cardRead("\n Kt-KB3 \n")).toBe("Kt-KB3");
  });
});
