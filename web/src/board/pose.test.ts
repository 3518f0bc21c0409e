import { describe, expect, test } from "vitest";
import { EMPTY, type Hand } from "../lib/hand/hand";
import type { Drawn } from "../lib/hand/identity";
import { chainOn, handOn, isCarried, poseOf, stacked, whereIs } from "./pose";

const BOX = { left: 0, top: 0, width: 800 };
const box = () => BOX;

const carrying = (lifted: boolean): Hand => ({
  is: "carrying",
  from: "g1",
  over: "f3",
  tray: false,
  lifted,
  at: { x: 250, y: 550 },
  kind: "mouse",
});

const knight: Drawn = { id: 1, letter: "N", square: "g1", held: true };
const pawn: Drawn = { id: 2, letter: "P", square: "e2", held: false };
const held = { side: "white", letter: "N", from: "g1", on: null } as const;

describe("a hand's pose", () => {
  test("an empty hand has none", () => {
    expect(poseOf(EMPTY)).toEqual({ carried: null, poised: null, walked: null, over: null, pressed: null });
  });
  test.each([
    ["a touched piece is poised", { is: "poised", square: "e2" }, { poised: "e2" }],
    ["a piece walks by keyboard", { is: "walking", from: "g1", over: "f3" }, { walked: "f3", over: "f3" }],
    ["a piece is carried over a square", carrying(true), { over: "f3" }],
  ] satisfies [string, Hand, object][])("%s", (_name, hand, pose) => {
    expect(poseOf(hand)).toMatchObject(pose);
  });
  test("a ring is drawn only where a press has to wait", () => {
    const pressing = { is: "pressing", square: "e2", carries: null, lifted: false, kind: "touch" } as const;
    const start = { x: 0, y: 0 };
    expect(poseOf({ ...pressing, start, until: 180 }).pressed).toBe("e2");
    expect(poseOf({ ...pressing, start, until: 0 }).pressed).toBeNull();
  });
});

describe("what is carried", () => {
  test("is the piece in the hand, or the adverse one that is only dragged", () => {
    expect(isCarried(poseOf(carrying(true)), knight)).toBe(true);
    expect(isCarried(poseOf(carrying(false)), { ...knight, held: false })).toBe(true);
    expect(isCarried(poseOf(carrying(true)), pawn)).toBe(false);
  });
  test("is drawn under the pointer, over the others", () => {
    const pose = poseOf(carrying(true));
    expect(whereIs(knight, pose, true, false, box)).toEqual({ x: 200, y: 500 });
    expect(stacked([knight, pawn], pose)).toEqual([pawn, knight]);
  });
  test("hovers where the keys took it, for the hand that holds it", () => {
    const pose = poseOf({ is: "walking", from: "g1", over: "f3" });
    expect(whereIs(knight, pose, true, false, box)).toEqual({ x: 500, y: 500 });
    expect(whereIs(knight, pose, false, false, box)).toEqual({ x: 600, y: 700 });
  });
});

test("the chain goes with the bound piece", () => {
  expect(chainOn("e2", poseOf(EMPTY), held)).toBe("e2");
  expect(chainOn("g1", poseOf(EMPTY), { ...held, on: "f3" })).toBe("f3");
  expect(chainOn("g1", poseOf({ is: "walking", from: "g1", over: "h3" }), held)).toBe("h3");
});

test("a hand lies on the piece that it holds, touched, or came down on last", () => {
  const none = poseOf(EMPTY);
  expect(handOn(knight, none, "black", held, null)).toBe("white");
  expect(handOn(pawn, poseOf({ is: "poised", square: "e2" }), "white", null, null)).toBe("white");
  expect(handOn(pawn, none, "white", null, { side: "black", square: "e2" })).toBe("black");
  expect(handOn(pawn, none, "white", null, null)).toBeNull();
});
