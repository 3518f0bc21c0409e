import { expect, test } from "vitest";
import type { Entry, RulingKind } from "../api";
import { lastWay, nowOn } from "./way";

const entry = (text: string, ...kinds: RulingKind[]): Entry => ({
  act: 0,
  text,
  rulings: kinds.map((kind) => ({ kind, articles: [], says: kind })),
});

/** "lifts g1, places f3, releases!completed" as entries of White. */
const acts = (text: string): Entry[] =>
  text.split(", ").map((act) => {
    const [said = "", ...kinds] = act.split("!");
    return entry(`white ${said}`, ...(kinds as RulingKind[]));
  });

test.each([
  ["a move", "lifts g1, places f3, releases!completed", "g1f3"],
  ["and a touch after it", "lifts g1, places f3, releases!completed, touches b1", "g1f3"],
  ["a move in one act", "moves e2e4", "e2e4"],
  ["a man set down twice", "lifts g1, places f3, lifts f3, places h3, releases", "g1h3"],
  ["a man put back", "lifts g1, places g1, releases", "-"],
  ["a man that the table sent home", "lifts g1, places g5, releases!refused, places g1, releases", "-"],
  ["a move taken back", "lifts g1, places f3, releases, exacts king!penalty!restored", "-"],
  ["nothing", "touches g1", "-"],
])("the eye is led by %s", (_name, text, expected) => {
  const way = lastWay(acts(text));
  expect(way ? way.from + way.to : "-").toBe(expected);
});

test.each([
  ["a Pawn that waits to be exchanged", "releases!completed, lifts a7, places a8, releases", ["a7"], ["a8"]],
  ["a man only touched", "touches g1", ["g1"], ["g1"]],
  ["the turn before", "lifts g1, places f3, releases!completed", ["g1"], ["g1"]],
])("bound men are found where they stand: %s", (_name, text, bound, expected) => {
  expect([...nowOn(bound, acts(text))]).toEqual(expected);
});
