import { expect, test } from "vitest";
import { checkLot, draw, hashOf, keepSecret, secretOf } from "./lot";
import type { DrawnLot } from "./match";

const bits = "5c".repeat(32);
/** As `jadoube match` prints it in docs/matches.md. */
const hash = "c565562ab8ca34ca479564926308639d30ab9ad88d0b4f098d952c393f07f7f1";
const lot: DrawnLot = {
  after: 0,
  for: "colours",
  hid: "A",
  hash,
  picked: "right",
  held: "left",
  bits,
  winner: "A",
};
const lines = [`A hides #${hash} for colours`, "B picks right", `A shows left with ${bits}`];
const holds = (it: DrawnLot, said = lines): boolean[] =>
  checkLot(it, said, ["A", "B"]).map((one) => one.holds);

test("the hash is the one that the program makes", () => {
  expect(hashOf({ hand: "left", bits })).toBe(hash);
});

test("a lot that was drawn properly holds, and nothing that was changed in it does", () => {
  expect(holds(lot)).toEqual([true, true, true]);
  expect(holds({ ...lot, held: "right" })).toEqual([false, false, false]);
  expect(holds({ ...lot, winner: "B" })).toEqual([true, true, false]);
  expect(holds({ ...lot, bits: "5d".repeat(32) })).toEqual([false, false, true]);
  expect(holds(lot, [lines[1]!, lines[0]!, lines[2]!])).toEqual([false, true, true]);
});

test("what is drawn differs each time, and is kept until it is shown", () => {
  const shelf = new Map<string, string>();
  const storage = {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => void shelf.set(name, value),
  };
  const secret = draw();
  expect(secret.bits).toMatch(/^[0-9a-f]{64}$/);
  expect(draw().bits).not.toBe(secret.bits);
  keepSecret("m", secret, storage);
  expect(secretOf("m", hashOf(secret), storage)).toEqual(secret);
  expect(secretOf("m", hash, storage)).toBeNull();
});
