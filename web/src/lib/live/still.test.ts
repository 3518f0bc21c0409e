import { expect, test } from "vitest";
import type { Ruling } from "./standing";
import { stillStands } from "./still";

const PRESS = { text: "black presses", rulings: [] };
const KNIGHT = ["touches g1", "lifts g1", "places f3", "releases"].map((act) => `white ${act}`);
const OPEN = {
  result: "*",
  phase: "to-move" as const,
  turn: "white" as const,
  legal: ["g1f3", "e1g1", "e7e8q", "e7e8n", "e5d6", "e4d5"],
  besides: { e1g1: { rook: ["h1", "f1"] as [string, string] }, e5d6: { takes: "d5" } },
};
const ruled = (kind: Ruling["kind"]) => [{ ...PRESS, rulings: [{ articles: [], kind, says: "" }] }];
const white = (...acts: string[]): string[] => acts.map((act) => `white ${act}`);

test.each([
  ["a move", KNIGHT],
  ["a move, and its press", [...KNIGHT, "white presses"]],
  ["a capture", white("touches e4", "lifts e4", "removes d5", "places d5", "releases")],
  ["a capture in passing", white("touches e5", "lifts e5", "removes d5", "places d6", "releases")],
  [
    "a castling",
    white(
      ...["touches e1", "lifts e1", "places g1", "releases"],
      ...["touches h1", "lifts h1", "places f1", "releases"],
    ),
  ],
  ["a King upon its Rook", white("touches e1", "lifts e1", "places e1", "releases", "moves e1g1")],
  ["a promotion", white("touches e7", "lifts e7", "places e8", "releases", "removes e8", "puts knight e8")],
  ["a Pawn that may still choose", white("touches e7", "lifts e7", "places e8", "releases")],
])("%s is said again after the opponent's press", (_what, acts) => {
  expect(stillStands(acts, [PRESS], OPEN)).toBe(true);
  expect(stillStands(acts, [PRESS], { ...OPEN, legal: [] })).toBe(false);
});

test("the rest of a move whose touch was taken is said again", () => {
  expect(stillStands(KNIGHT.slice(1), [PRESS], { ...OPEN, phase: "touched" })).toBe(true);
  expect(stillStands(KNIGHT.slice(1), [PRESS], OPEN)).toBe(false);
});

test.each([
  ["the opponent offered a draw", [PRESS, { text: "black offers draw", rulings: [] }]],
  ["the opponent moved", [{ text: "black touches g8", rulings: [] }]],
  ["the player himself pressed elsewhere", [{ text: "white presses", rulings: [] }]],
  ["the press was an offence", ruled("offence")],
  ["the press gives a right", ruled("right")],
  ["nothing is known of it", []],
])("a move is not said again where %s", (_why, since) => {
  expect(stillStands(KNIGHT, since, OPEN)).toBe(false);
});

test("a press that completed the turn leaves nothing to look at", () => {
  expect(stillStands(KNIGHT, ruled("completed"), OPEN)).toBe(true);
});

test.each([
  ["the game is over", { ...OPEN, result: "0-1" }],
  ["it is not the player's turn", { ...OPEN, turn: "black" as const }],
  ["a choice is to be made first", { ...OPEN, phase: "choice" as const }],
  ["the game is adjourned", { ...OPEN, phase: "adjourned" as const }],
])("a move is not said again where %s", (_why, standing) => {
  expect(stillStands(KNIGHT, [PRESS], standing)).toBe(false);
});

test.each([
  ["a touch alone", ["white touches g1"]],
  ["a word", ["white offers draw"]],
  ["a move with a word", ["white says adjust", ...KNIGHT]],
  ["two moves", [...KNIGHT, ...white("touches e4", "lifts e4", "places e5", "releases")]],
  ["a man taken off elsewhere", [...KNIGHT, "white removes a7"]],
  ["acts of two sides", [...KNIGHT, "black presses"]],
])("%s is not said again", (_what, acts) => {
  expect(stillStands(acts, [PRESS], OPEN)).toBe(false);
});
