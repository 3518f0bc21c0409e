import { expect, test } from "vitest";
import type { Ruling, Standing } from "../live/standing";
import { TOUR_SCENES } from "../messages/tour";
import { doneOf, SCENES, type Seen } from "./tour";

const scene = (id: string) => SCENES.find((one) => one.id === id)!;

const seen = (standing: object, ...kinds: Ruling["kind"][]): Seen => ({
  entries: [{ text: "", rulings: kinds.map((kind) => ({ kind, articles: [], says: "" })) }],
  standing: {
    duty: [],
    completed: 0,
    result: "*",
    board: "8/8/8/8/8/8/8/8",
    ...standing,
  } as unknown as Standing,
});

test("every scene has words for each of its tasks", () => {
  for (const { id, goals } of SCENES) expect(TOUR_SCENES[id].tasks).toHaveLength(goals.length);
  expect(Object.keys(TOUR_SCENES)).toHaveLength(SCENES.length);
});

test("as many acts are given as the script has", () => {
  for (const { script, given } of SCENES) {
    const [, acts = ""] = script.split("\n\n");
    expect(acts.split("\n").filter(Boolean)).toHaveLength(given);
  }
});

test("tasks are done one after the other", () => {
  const touch = scene("touch");
  expect(doneOf(touch, 0, seen({}, "offence"))).toBe(0);
  expect(doneOf(touch, 0, seen({ duty: [{ now: ["c4"] }] }))).toBe(1);
  expect(doneOf(touch, 1, seen({ duty: [{ now: ["c4"] }] }))).toBe(1);
  expect(doneOf(touch, 1, seen({}, "offence"))).toBe(2);
  expect(doneOf(touch, 0, seen({ duty: [{ now: ["c4"] }], completed: 1 }, "offence"))).toBe(3);
  expect(doneOf(touch, 3, seen({}))).toBe(3);
});

test("a move is seen by where the pieces stand", () => {
  const castling = scene("rook-american");
  expect(doneOf(castling, 0, seen({ board: "8/8/8/8/8/8/8/4KR2" }))).toBe(1);
  expect(doneOf(castling, 1, seen({ board: "8/8/8/8/8/8/8/4KR2" }))).toBe(1);
  expect(doneOf(castling, 1, seen({ board: "8/8/8/8/8/8/8/5RK1" }))).toBe(2);
});

test("the claim is upheld when the game is drawn", () => {
  const claim = scene("claim");
  expect(doneOf(claim, 2, seen({}, "penalty"))).toBe(2);
  expect(doneOf(claim, 2, seen({ result: "1/2-1/2" }))).toBe(3);
});
