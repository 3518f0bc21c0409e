import { expect, test } from "vitest";
import { isCommunicated } from "./communicated";
import { cardsOf, postWords } from "./post";

const header = { code: "american-1897", table: "physical", notice: "all", start: null };

test("a game by post says how long a reply may take", () => {
  expect(postWords({ ...header, kind: "correspondence", reply: "3d" })).toBe("By post, 3 days to reply");
  expect(postWords({ ...header, kind: "consultation", reply: "none" })).toBe("In consultation");
  expect(postWords({ ...header, code: "iccf", time: "10/50d*" })).toBe(
    "By post, 10 moves in 50 days, again and again",
  );
});

test("moves are communicated where it was agreed, or where the code reckons days", () => {
  expect(isCommunicated({ ...header, kind: "correspondence" }, null)).toBe(true);
  expect(isCommunicated({ ...header, kind: "over-the-board" }, null)).toBe(false);
  expect(isCommunicated(header, {})).toBe(false);
  const days = { until_ms: null, days_left: 30 };
  expect(isCommunicated(header, { leave: { white: days, black: days } })).toBe(true);
});

test("the cards are the messages, and what was said of them", () => {
  const rulings = [{ articles: [], kind: "note" as const, says: "It is read as the Pawn from e2 to e4." }];
  const entries = [
    { act: 1, text: "white sends P-K4 if P-K4 then Kt-KB3", at_ms: 93_690_000, rulings },
    { act: 2, text: "white touches e2", rulings: [] },
    { act: 3, text: "black adopts b1c3", rulings: [] },
    { act: 4, text: "players finds transmission-error", rulings: [] },
    { act: 5, text: "white#2 sends P-Q4", at_ms: 100_800_000, rulings: [] },
  ];
  expect(cardsOf(entries)).toEqual([
    {
      act: 1,
      at_ms: 93_690_000,
      by: "white",
      record: "P-K4 if P-K4 then Kt-KB3",
      did: "sends P-K4 if P-K4 then Kt-KB3",
      rulings,
    },
    { act: 3, at_ms: null, by: "black", record: null, did: "adopts b1c3", rulings: [] },
    { act: 4, at_ms: null, by: null, record: null, did: "finds transmission-error", rulings: [] },
    { act: 5, at_ms: 100_800_000, by: "white", record: "P-Q4", did: "sends P-Q4", rulings: [] },
  ]);
});
