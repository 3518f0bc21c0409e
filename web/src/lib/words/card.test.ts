import { describe, expect, test } from "vitest";
import { adopted, cardAdopts, cardFaults, cardRead, cardText, type CardGame } from "./card";

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

describe("a card is compared with its game", () => {
  const card = cardText(game, "B-Kt5");

  test("and fits where nothing was changed", () => {
    expect(cardFaults(card, game)).toEqual([]);
    expect(cardFaults(card.replaceAll("\n", "\r\n"), game)).toEqual([]);
    expect(cardFaults("Kt-KB3", game)).toEqual([]);
    expect(cardFaults(card.replace("1. P-K4  P-K4", "1.  p-k4 p - k4"), game)).toEqual([]);
  });

  test.each([
    ["another game", card.replace("/g/1", "/g/2"), "The card is of another game: 2."],
    [
      "another move",
      card.replace("1. P-K4", "1. P-Q4"),
      "Move 1 is “P-Q4 P-K4” on the card, and “P-K4 P-K4” in the game.",
    ],
    [
      "an older position",
      cardText({ ...game, line: game.line.slice(0, 1) }, "B-Kt5"),
      "The card shows an older position: the game went on with 1. P-K4 P-K4, 2. Nf3. Check that the move is still meant.",
    ],
    [
      "more moves than the game has",
      card.replace("2. Nf3", "2. Nf3  Kt-QB3"),
      "The card shows more moves than the game has: 2. Nf3 Kt-QB3.",
    ],
    [
      "the other side",
      card.replace("White sends", "black sends"),
      "The card is Black’s, and here White sends.",
    ],
    [
      "two lines for the move",
      `${card}\nWhite sends: P-Q4`,
      "Two lines of the card say “sends:”. Strike out the one that does not count.",
    ],
  ])("and %s is told", (_what, text, says) => {
    expect(cardFaults(text, game)).toEqual([says]);
  });

  test("and all that is wrong is told", () => {
    const text = `${card.replace("/g/1", "/g/zz9")}\nBlack sends: P-Q4`;
    expect(cardFaults(text, game)).toHaveLength(3);
  });
});

describe("a card that says which move it adopts", () => {
  const offered = [
    { move: "b1c3", record: "Kt-QB3" },
    { move: "g1f3", record: "Kt-KB3" },
  ];
  const card = (adopts: string): string =>
    cardText({ ...game, by: "black" }, "P-Q3", true).replace(/adopts: _+/, `adopts: ${adopts}`);

  test("has a line for it before that for the reply, and both are read", () => {
    const [blank, text] = [cardText(game, "", true), card("Kt-KB3")];
    expect(blank.split("\n").slice(-2)).toEqual([
      `White adopts: ${"_".repeat(24)}`,
      `White sends: ${"_".repeat(24)}`,
    ]);
    expect([cardAdopts(blank), cardRead(blank)]).toEqual([null, null]);
    expect([cardAdopts(text), cardRead(text)]).toEqual(["Kt-KB3", "P-Q3"]);
    expect(cardFaults(text, { ...game, by: "black" })).toEqual([]);
  });

  test("says it in the record or from square to square, and no other move", () => {
    expect(["kt-kb3", "Kt - QB3.", "g1f3"].map((written) => adopted(written, offered))).toEqual([
      "g1f3",
      "b1c3",
      "g1f3",
    ]);
    expect(["Kt-B3", "", "e2e4"].map((written) => adopted(written, offered))).toEqual([null, null, null]);
    const alike = offered.map((one) => ({ ...one, record: "Kt-B3" }));
    expect(adopted("Kt-B3", alike)).toBeNull();
  });

  test("needs none where nothing is to be adopted", () => {
    expect(cardAdopts("P-K4")).toBeNull();
    expect(cardAdopts(cardText(game, "P-K4"))).toBeNull();
  });
});
