import { describe, expect, it, test } from "vitest";
import type { Entry, RulingKind } from "./api";
import { readPlacement } from "./squares";
import { citation, label, named, resultWords, rulingsOf, squareLabel, tell, countsOf } from "./words";

const START = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

test.each([
  ["black touches g8", "Black touches the Knight on g8"],
  ["white touches a1 and a7", "White touches the Rook on a1 and the Pawn on a7"],
  ["white lifts g1", "White lifts the Knight from g1"],
  ["white places f3", "White sets it down on f3"],
  ["white releases", "White releases it"],
  ["white removes d7", "White removes the Pawn on d7"],
  ["white names queen", "White names a Queen"],
  ["black claims illegal-move", "Black claims: illegal move"],
  ["black exacts move c1", "Black exacts a move of the Bishop from c1"],
  ["black exacts king", "Black exacts a move of the King"],
  ["black exacts leave", "Black lets the move stand as played"],
  ["players finds flag white", "Both players find that White’s flag has fallen"],
  ["white says adjust", "White says “j’adoube”"],
  ["players finds accident", "Both players find that it was an accident"],
  ["players finds board 8/8/8/8/8/8/8/8 w - - 0 1", "Both players find this position: 8/8/8/8/8/8/8/8"],
])("%s", (act, sentence) => {
  expect(tell(act, START)).toBe(sentence);
});

test.each([
  ["black exacts king", "Move of the King"],
  ["black exacts capture d2", "Capture of the Pawn on d2"],
  ["white claims fifty-moves", "Fifty moves"],
  ["white claims touched g8", "Touched piece on g8"],
  ["white waives", "Waive"],
  ["white claims forfeiture a", "Forfeiture under clause (a)"],
])("the button of %s", (line, words) => {
  expect(label(line, START)).toBe(words);
});

test("squares are named as they are spoken of", () => {
  expect(squareLabel("e4", undefined)).toBe("e4, empty");
  expect(squareLabel("e2", "P")).toBe("e2, white Pawn");
  expect(squareLabel("b1", "N", "Queen's Knight")).toBe("b1, white Knight (Queen's Knight)");
});

test("a man is called by its name", () => {
  expect(named("move the man on g1, or take the man on e5", START)).toBe(
    "move the Knight on g1, or take the piece on e5",
  );
});

test("a citation is code and number", () => {
  expect(citation("bcf-1912 22(a)")).toEqual({ code: "bcf-1912", no: "22(a)" });
});

test("results in words", () => {
  expect(resultWords("1-0", "checkmate")).toBe("White wins: checkmate");
  expect(resultWords("1/2-1/2", "perpetual-check")).toBe("Drawn: perpetual check");
});

const entry = (act: number, text: string, ...kinds: RulingKind[]): Entry => ({
  act,
  text,
  rulings: kinds.map((kind) => ({ kind, articles: [], says: kind })),
});

test("rulings come newest first", () => {
  const told = rulingsOf([entry(1, "white touches g1", "obligation"), entry(2, "x", "offence", "right")]);
  expect(told.map(({ key }) => key)).toEqual(["2.1", "2.0", "1.0"]);
});

test("of the opening only what ends the game, or is proved, is told", () => {
  const [note, result] = entry(0, "", "note", "result").rulings;
  const proved = { ...note!, evidence: { says: "No game leads here." } };
  const told = rulingsOf([entry(1, "white touches g1", "note")], [note!, proved, note!, result!]);
  expect(told.map(({ key, at }) => [key, at])).toEqual([
    ["1.0", 1],
    ["0.3", 4],
    ["0.1", 2],
  ]);
});

describe("penalties that are known by a letter", () => {
  const men = new Map([
    ["g1", "N"],
    ["d5", "p"],
  ]);

  it("are told with the men that they name", () => {
    for (const [line = "", words] of [
      ["black exacts A", "Penalty A"],
      ["black exacts B g1", "Penalty B: the Knight on g1"],
      ["black exacts B g1 d5", "Penalty B: the Knight on g1 and the Pawn on d5"],
      ["black exacts rook", "Move of the Rook"],
      ["black exacts leave", "The move stands as played"],
      ["black requires piece g1", "Require the Knight itself on g1"],
      ["black requires substitute g1", "Require a substitute on g1"],
      ["black requires rook-move", "Require the Rook’s move to stand alone"],
      ["players finds offence d black", "Black did so"],
      ["players finds not-so", "It was not so"],
      ["white gives-notice fifty-moves", "Give notice of fifty moves"],
      ["white opens envelope", "Open the envelope"],
    ])
      expect(label(line, men)).toBe(words);
  });
});

describe("what is counted", () => {
  it("is told in sentences, and nothing where nothing is", () => {
    expect(countsOf({ result: "*", offences: { white: 0, black: 0 } })).toEqual([]);
    expect(
      countsOf({
        result: "annulled",
        offences: { white: 1, black: 2 },
        penalties: [{ side: "white", opponent_ms: 120_000, article: "x 1" }],
        counts: { "fifty-moves": { by: "black", white: 3, black: 2, limit: 50 } },
        first_next: "black",
      }),
    ).toEqual([
      "White has completed an illegal move.",
      "Black has completed 2 illegal moves.",
      "Black received 120 seconds for an act by White.",
      "Black’s count of fifty moves: White 3, Black 2 (of 50).",
      "Black begins the next game.",
    ]);
  });
});
