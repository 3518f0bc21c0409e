import { expect, test } from "vitest";
import type { DialsAt } from "../lib/live/dials";
import type { LineMove } from "../lib/live/standing";
import { PastDials } from "./past.svelte";

const move = (number: number): LineMove => ({ number, by: "white", san: "e4", fen: "" });
const LINE = [move(1), move(2), move(3)];

function past(dials: readonly DialsAt[] | null) {
  const state = { asked: 0, dials };
  const told = new PastDials(() => {
    state.asked += 1;
    return state.dials ? Promise.resolve(state.dials) : Promise.reject(new Error("away"));
  });
  return { state, told };
}

const DIALS: DialsAt[] = [[300_000, 300_000], [297_000, 300_000], null, [290_000, null]];

test("the clock is as it was pressed, and a move without a press leaves it so", async () => {
  const { state, told } = past(DIALS);
  expect(told.at(LINE, 1)).toBeUndefined();
  told.looks(LINE, 1);
  told.looks(LINE, 2);
  await Promise.resolve();
  expect(state.asked).toBe(1);
  expect([0, 1, 2, 3].map((spot) => told.at(LINE, spot))).toEqual([
    { white: 300_000, black: 300_000 },
    { white: 297_000, black: 300_000 },
    { white: 297_000, black: 300_000 },
    { white: 290_000, black: null },
  ]);
});

test("it is asked again where the line has grown or was cut, and not for what is known", async () => {
  const { state, told } = past(DIALS);
  told.looks(LINE, 3);
  await Promise.resolve();
  const grown = [...LINE, move(4)];
  told.looks(grown, 2);
  expect(state.asked).toBe(1);
  expect(told.at(grown, 2)).toEqual({ white: 297_000, black: 300_000 });
  expect(told.at(grown, 4)).toBeUndefined();
  told.looks(grown, 4);
  expect(state.asked).toBe(2);
  await Promise.resolve();
  const cut = [LINE[0]!, move(2)];
  expect(told.at(cut, 2)).toBeUndefined();
  told.looks(cut, 2);
  expect(state.asked).toBe(3);
});

test("without a clock nothing is told, and what was lost is asked for again", async () => {
  const { state, told } = past([]);
  told.looks(LINE, 1);
  await Promise.resolve();
  expect(told.at(LINE, 1)).toBeUndefined();
  const lost = past(null);
  lost.told.looks(LINE, 1);
  await Promise.resolve();
  await Promise.resolve();
  lost.state.dials = DIALS;
  lost.told.looks(LINE, 1);
  await Promise.resolve();
  expect([state.asked, lost.state.asked]).toEqual([1, 2]);
  expect(lost.told.at(LINE, 1)?.white).toBe(297_000);
});
