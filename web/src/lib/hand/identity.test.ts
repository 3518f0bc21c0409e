import { expect, test } from "vitest";
import { Identities } from "./identity";
import { after, tableOf } from "./table";

const idOn = (drawn: ReturnType<Identities["follow"]>, square: string) =>
  drawn.find((man) => man.square === square)?.id;

test("a man keeps its identity through a capture, and back", () => {
  const eye = new Identities();
  const start = tableOf({ board: "4k3/8/8/3p4/4P3/8/8/R3K2R", hand: null });
  const before = eye.follow(start);
  const [pawn, rook] = [idOn(before, "e4"), idOn(before, "a1")];
  const acts = ["white lifts e4", "white removes d5", "white places d5", "white releases"];
  let table = start;
  for (const act of acts) {
    table = after(table, act);
    eye.follow(table);
  }
  const taken = eye.follow(table);
  expect(idOn(taken, "d5")).toBe(pawn);
  expect(idOn(taken, "a1")).toBe(rook);
  expect(taken.length).toBe(before.length - 1);
  expect(idOn(eye.follow(start), "e4")).toBe(pawn);
});

test("identities are never given twice", () => {
  const eye = new Identities();
  const drawn = eye.follow(tableOf({ board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", hand: null }));
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(32);
});
