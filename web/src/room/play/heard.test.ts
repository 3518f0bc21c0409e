import { expect, test } from "vitest";
import { tableOf } from "../../lib/hand/table";
import type { Entry, Group, LineMove, RulingKind } from "../../lib/live/standing";
import { heardIn, lastRuled, ruledIn, toldAgain } from "./heard";
import { missedIn } from "./missed";

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

/** A game of three moves, of which Black's were made while White's page had no connection. */
const START = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const acts = (...texts: [string, Group][]) =>
  texts.map(([text, group], i) => ({ act: i + 4, text, group }) as Entry);
const replied: LineMove = {
  number: 1,
  by: "black",
  san: "Nf6",
  fen: START,
  way: { from: "g8", to: "f6" },
  act: 7,
};
const board = tableOf({ board: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", hand: null });

test("after a gap whole moves are told, once and in order, with what was said between them", () => {
  const missed = acts(
    ["black touches g8", "hand"],
    ["black lifts g8", "hand"],
    ["black places f6", "hand"],
    ["black releases", "hand"],
    ["black offers draw", "word"],
    ["black presses", "clock"],
    ["black touches f6", "hand"],
  );
  expect(missedIn(missed, [replied], board)).toBe(
    "Meanwhile: Black: Knight from g8 to f6. Black offers a draw. Black touches the Knight on f6.",
  );
});

test("a table that does not tell when moves are made tells each act", () => {
  const missed = acts(["black touches g8", "hand"]);
  expect(missedIn(missed, [], board)).toBe("Meanwhile: Black touches the Knight on g8.");
  expect(missedIn([], [replied], board)).toBe("");
});

test("the same words are told again, and no words leave the last ones", () => {
  expect(toldAgain("Black touches the Knight on g8", "Black touches the Knight on g8")).toBe(
    "Black touches the Knight on g8 ",
  );
  expect(toldAgain("Black touches the Knight on g8", "")).toBe("Black touches the Knight on g8");
});

test("of what was ruled in a gap, that is said which still weighs, and what was said is not said again", () => {
  const ruled = (act: number, kind: RulingKind, says: string) => ({
    act,
    rulings: [{ articles: [], kind, says }],
  });
  const entries = [
    ruled(1, "offence", "A first offence."),
    ruled(2, "completed", "The move is complete."),
    ruled(3, "offence", "A second offence."),
    ruled(4, "note", "A note."),
  ];
  expect(ruledIn(entries, 1)).toBe("A second offence. A note.");
  expect(ruledIn(entries, 3)).toBe("A note.");
  // A page that has just been opened begins with the newest.
  expect(ruledIn(entries, 0)).toBe("A note.");
});

test("the last ruling is read with the numbers of its articles, and with no name that a program gives", () => {
  const ruling = (articles: string[], says: string) => ({ kind: "note" as const, articles, says });
  const entries = [
    {
      rulings: [
        ruling(["fide-2023 4.1"], "Before."),
        ruling(["fide-2023 6.2.1", "fide-2023 A.4"], "White's."),
      ],
    },
    { rulings: [] },
  ];
  expect(lastRuled(entries, "fide-2023")).toBe("6.2.1, A.4: White’s.");
  expect(lastRuled([{ rulings: [ruling([], "So it is.")] }], "fide-2023")).toBe("So it is.");
  expect(lastRuled([], "fide-2023")).toBeNull();
});
