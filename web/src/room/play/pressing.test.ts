import { expect, test } from "vitest";
import type { Standing } from "../../lib/live/standing";
import { makesMove, pressAwaited, stillMoves } from "./pressing";

const STANDING = {
  turn: "white",
  legal: ["e2e4", "e1g1", "d4e5", "c5d6", "a7a8q", "a7a8n"],
  hand: null,
  besides: { e1g1: { rook: ["h1", "f1"] as ["h1", "f1"] }, c5d6: { takes: "d5" as const } },
} as const;

const white = (...acts: string[]): string[] => acts.map((act) => `white ${act}`);
const made = (waiting: string[], acts: string[], standing: object = {}): boolean =>
  makesMove(waiting, acts, "white", { ...STANDING, legal: [...STANDING.legal], ...standing });

const WHOLE = white("touches e2", "lifts e2", "places e4", "releases");

test("a whole move is pressed with, however its acts are parted", () => {
  for (let at = 0; at < WHOLE.length; at++) expect(made(WHOLE.slice(0, at), WHOLE.slice(at))).toBe(true);
  const held = { side: "white", man: "P", from: "e2", over: null };
  expect(made([], white("places e4", "releases"), { hand: held })).toBe(true);
});

test("taking, taking in passing and castling that complete themselves are whole moves", () => {
  expect(made([], white("touches d4", "lifts d4", "removes e5", "places e5", "releases"))).toBe(true);
  expect(made([], white("touches c5", "lifts c5", "removes d5", "places d6", "releases"))).toBe(true);
  const king = white("touches e1", "lifts e1", "places g1", "releases");
  const rook = white("touches h1", "lifts h1", "places f1", "releases");
  expect(made([], [...king, ...rook])).toBe(true);
});

test("nothing is pressed before the move is sure to be made", () => {
  expect(made([], WHOLE.slice(0, 3))).toBe(false);
  expect(made([], white("touches a7", "lifts a7", "places a8", "releases"))).toBe(false);
  expect(made([], white("touches e2", "lifts e2", "places e5", "releases"))).toBe(false);
  expect(
    made(
      [],
      white(
        "touches e1",
        "lifts e1",
        "places g1",
        "releases",
        "touches a1",
        "lifts a1",
        "places d1",
        "releases",
      ),
    ),
  ).toBe(false);
  expect(made(white("touches d4"), WHOLE)).toBe(false);
  expect(made(white("removes e5"), WHOLE)).toBe(false);
  expect(made(["players adjourns"], WHOLE)).toBe(false);
  expect(made([], WHOLE, { turn: "black" })).toBe(false);
  expect(made([], WHOLE, { unlawful: "e2e5" })).toBe(false);
});

test("the press is called for once the turn has passed, and not while the move can be put right", () => {
  const awaited = (some: Partial<Standing>, options: unknown[] = []): boolean =>
    pressAwaited({ standing: { turn: "black", ...some } as Standing, presses: "white", options });
  expect(awaited({})).toBe(true);
  expect(awaited({ turn: "white" })).toBe(false);
  expect(awaited({}, ["black exacts king"])).toBe(false);
  expect(awaited({ unlawful: { by: "white", is: "against-touch" } })).toBe(false);
  expect(awaited({ unlawful: { by: "black", is: "illegal" } })).toBe(true);
});

test("a hand may take up again what it moved, until the clock is pressed", () => {
  const made = { turn: "black", clock: { running: "white" }, last: { from: "d2", to: "d4" } } as Standing;
  expect(stillMoves(made, "white", "d4")).toBe(true);
  expect(stillMoves(made, "white", "d2")).toBe(false);
  expect(stillMoves(made, "black", "d4")).toBe(false);
  expect(stillMoves({ ...made, turn: "white" }, "white", "d4")).toBe(false);
  expect(stillMoves({ ...made, clock: null }, "white", "d4")).toBe(false);
});
