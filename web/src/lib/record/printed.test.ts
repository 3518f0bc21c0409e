import { expect, it } from "vitest";
import type { Entry, LineMove, Ruling, RulingKind } from "../live/standing";
import { incidentsOf, isChess960 } from "./printed";

const ruling = (kind: RulingKind, says: string): Ruling => ({ kind, says, articles: [] });
const entry = (act: number, ...rulings: Ruling[]): Entry => ({ act, text: "", rulings });
const move = (act: number, san: string): LineMove => ({ number: 1, by: "white", san, fen: "", act });

it("an incident stands behind the move after which it was ruled", () => {
  const entries = [
    entry(5, ruling("restored", "Back."), ruling("note", "A note.")),
    entry(1, ruling("completed", "Made.")),
    entry(4, ruling("offence", "Illegal."), ruling("penalty", "Two minutes.")),
    entry(6, ruling("completed", "Made.")),
  ];
  const line = [move(1, "e4"), move(3, "e5"), move(6, "Nf3")];
  expect(incidentsOf(entries, line).map(({ after, says }) => [after?.san, says])).toEqual([
    ["e5", ["Illegal.", "Two minutes."]],
    ["e5", ["Back."]],
  ]);
  expect(incidentsOf([entry(1, ruling("offence", "Begun wrongly."))], line)[0]?.after).toBe(null);
});

it.each([
  ["chess960 518", true],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false],
  [null, false],
])("%s is Chess960: %s", (start, is) => expect(isChess960(start)).toBe(is));
