import { expect, test } from "vitest";
import type { Ruling } from "../live/standing";
import { exactedFor, goneRights } from "./rights";

const ruling = (kind: Ruling["kind"], article: string, says: string): Ruling => ({
  kind,
  articles: [article],
  says,
});
const right = (article: string): Ruling => ruling("right", article, `Black may exact what ${article} gives.`);
const offence = ruling("offence", "I.11 B", "White moved the Knight illegally.");
const move = { rulings: [ruling("completed", "I.9", "The move is complete.")] };
const open = [{ line: "black exacts penalty A", articles: ["II.6(b)"] }];

test("what a penalty is for is the offence, and where none is named the right", () => {
  expect(exactedFor([move, { rulings: [offence, right("II.6(b)")] }], open)).toBe(offence);
  const alone = right("II.6(b)");
  // An offence of an earlier turn has nothing to do with it.
  expect(exactedFor([{ rulings: [offence] }, move, { rulings: [alone] }], open)).toBe(alone);
  expect(exactedFor([{ rulings: [offence] }], [])).toBeUndefined();
});

test("a right of the same turn that is open no more is told, one of an earlier turn is not", () => {
  const touch = { rulings: [right("II.5(b)")] };
  const illegal = { rulings: [offence, right("II.6(b)")] };
  expect(goneRights([touch, illegal], open)).toEqual(touch.rulings);
  expect(goneRights([touch, move, illegal], open)).toEqual([]);
  expect(
    goneRights([touch, illegal], [...open, { line: "black exacts penalty C", articles: ["II.5(b)"] }]),
  ).toEqual([]);
  expect(goneRights([touch, illegal], [])).toEqual([]);
  const restored = {
    rulings: [ruling("restored", "II.11 A", "The position stands again."), right("II.6(b)")],
  };
  expect(goneRights([touch, illegal, restored], open)).toEqual([]);
});
