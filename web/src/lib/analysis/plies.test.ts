import { expect, it } from "vitest";
import type { LineMove, Standing } from "../live/standing";
import type { Move } from "../record/chronicle";
import type { Replayed } from "../record/replayed";
import { pliesOfActs, pliesOfLine, pliesOfRecord } from "./plies";

const move = (
  after: number | null,
  number: number,
  by: "white" | "black",
  san: string,
  fen: string,
): Move => ({
  after,
  number,
  by,
  san,
  fen,
  from: "e2",
  to: "e4",
  nags: [],
  before: [],
  comments: [],
  clock_ms: null,
});

it("a record gives its main line", () => {
  const moves = [
    move(null, 1, "white", "e4", "b"),
    move(0, 1, "black", "e5", "c"),
    move(0, 1, "black", "c5", "x"),
    move(1, 2, "white", "Nf3", "d"),
  ];
  const { plies, spots } = pliesOfRecord({ moves, start: "a" }, "Start");
  expect(plies.map(({ fen, name }) => `${fen} ${name}`)).toEqual([
    "a Start",
    "b 1. e4",
    "c 1… e5",
    "d 2. Nf3",
  ]);
  expect(spots).toEqual([null, 0, 1, 3]);
  expect(pliesOfRecord({ moves, start: null }, "Start").plies).toEqual([]);
  expect(pliesOfRecord({ moves: [], start: "a" }, "Start").spots).toEqual([null]);
});

it("a line gives the positions before its moves, and the last", () => {
  const line: LineMove[] = [
    { number: 1, by: "white", san: "e4", record: "P-K4", fen: "a" },
    { number: 1, by: "black", san: "e5", fen: "b" },
  ];
  expect(pliesOfLine(line, "c", "Start")).toEqual([
    { fen: "a", name: "Start" },
    { fen: "b", name: "1. P-K4" },
    { fen: "c", name: "1… e5" },
  ]);
});

it("acts that leave the position as it is are passed over", () => {
  const acts = ["a", "a", "b", "b", "c"].map((fen) => ({
    standing: { fen } as Standing,
  })) as Replayed["acts"];
  const { plies, made } = pliesOfActs({ acts }, (act) => `act ${act}`);
  expect(plies.map(({ fen }) => fen)).toEqual(["a", "b", "c"]);
  expect(made).toEqual([1, 3, 5]);
});
