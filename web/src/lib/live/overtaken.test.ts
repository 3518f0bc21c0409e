/** A move that was made while the line was down, or just before the opponent's press came. */

import { expect, test } from "vitest";
import { World } from "./world";

const MOVE = ["touches g1", "lifts g1", "places f3", "releases"].map((act) => `white ${act}`);
const STANDING = { result: "*", phase: "to-move", turn: "white", legal: ["g1f3"], line: [] };
const press = (act: number) => ({ act, text: "black presses", rulings: [] });

const comesBack = (world: World, version: number, entries: object[], standing: object = STANDING): World => {
  world.cut().passes(250).wire.onopen?.();
  return world.hears({ type: "snapshot", version, entries, standing });
};
const isStale = (world: World, request: string, version: number): World =>
  world.hears({ type: "error", request, error: { code: "stale", says: "", reasons: [] }, version });

test("a move made while the line was down is sent after the opponent's press", () => {
  const world = new World().opens(7).cut();
  MOVE.forEach((act) => world.line.say(act));
  comesBack(world, 8, [press(8)]);
  expect(world.sent).toEqual(["hello 7", `${MOVE.join(", ")} @7 r1`]);
  isStale(world, "r1", 8);
  expect(world.sent.at(-1)).toBe(`${MOVE.join(", ")} @8 r5`);
  expect(world.told("refused")).toEqual([]);
  expect(world.line.waiting.map(({ act }) => act)).toEqual(MOVE);
  world.accepts("r5", 12).updates(12, ...MOVE);
  expect(world.line.waiting).toEqual([]);
  expect(world.told("update").at(-1)?.foreign).toEqual([]);
});

test("a move whose touch was on its way when the line went is sent whole", () => {
  const world = new World().opens(7);
  MOVE.forEach((act) => world.line.say(act));
  comesBack(world, 8, [press(8)]);
  const [touch, ...rest] = MOVE;
  expect(world.sent.slice(-2)).toEqual([`${touch} @7 r1`, `${rest.join(", ")} @8 r2 after r1`]);
  isStale(world, "r1", 8);
  isStale(world, "r2", 8);
  expect(world.sent.at(-1)).toBe(`${MOVE.join(", ")} @8 r5`);
});

test("a move that another page left is sent after the opponent's press", () => {
  const kept = MOVE.map((act, i) => ({ request: `old${i}`, act, version: 7 + i }));
  const world = new World(kept);
  world.wire.onopen?.();
  const before = { act: 7, text: "black releases", rulings: [] };
  world.hears({ type: "snapshot", version: 8, entries: [before, press(8)], standing: STANDING });
  isStale(world, "old0", 8);
  isStale(world, "old1", 8);
  expect(world.sent.at(-1)).toBe(`${MOVE.join(", ")} @8 r1`);
});

test("a move is sent once the press that came before it is known", () => {
  const world = new World().opens(7);
  MOVE.forEach((act) => world.line.say(act));
  isStale(world, "r1", 8);
  isStale(world, "r2", 8);
  expect(world.sent.length).toBe(3);
  expect(world.told("refused")).toEqual([]);
  const line = { after: 0, moves: [] };
  world.hears({ type: "update", version: 8, entries: [press(8)], standing: STANDING, line });
  expect(world.sent.at(-1)).toBe(`${MOVE.join(", ")} @8 r5`);
  expect(world.passes(1000).wires.length).toBe(1);
});

test("a move that the press came before twice is sent twice", () => {
  const world = new World().opens(7).cut();
  MOVE.forEach((act) => world.line.say(act));
  isStale(comesBack(world, 8, [press(8)]), "r1", 8);
  isStale(comesBack(world, 9, [press(9)]), "r5", 9);
  expect(world.sent.at(-1)).toBe(`${MOVE.join(", ")} @9 r9`);
});

test.each([
  [
    "the opponent did more than press",
    [press(8), { act: 9, text: "black offers draw", rulings: [] }],
    STANDING,
  ],
  ["the flag has fallen", [press(8)], { ...STANDING, result: "0-1" }],
  ["the move is not legal any more", [press(8)], { ...STANDING, legal: ["e2e4"] }],
  ["it is not the player's turn", [press(8)], { ...STANDING, turn: "black" }],
])("what happened is told where %s", (_why, entries, standing) => {
  const world = new World().opens(7).cut();
  MOVE.forEach((act) => world.line.say(act));
  const version = 7 + entries.length;
  isStale(comesBack(world, version, entries, standing), "r1", version);
  expect(world.told("refused")).toMatchObject([{ act: MOVE[0], dropped: MOVE, trouble: { code: "stale" } }]);
  expect(world.line.waiting).toEqual([]);
  expect(world.sent.length).toBe(2);
  world.line.say("white offers draw");
  expect(world.sent.at(-1)).toBe(`white offers draw @${version} r5`);
});
