import { expect, test } from "vitest";
import { LONGEST, packed, unpacked } from "./packed";

test("a game goes into an address and comes out of it", async () => {
  const script = `code: bcf-1912\n\n${"white plays e4\nblack plays e5\n".repeat(40)}# Müller ♔\n`;
  const hash = await packed(script);
  expect(hash).toMatch(/^#game=[\w-]+$/);
  expect(hash!.length).toBeLessThan(script.length / 4);
  expect(await unpacked(hash!)).toBe(script);
});

test("what is too long for an address gets none", async () => {
  let seed = 1;
  const noise = Array.from({ length: LONGEST }, () => {
    seed = (seed * 48271) % 2147483647;
    return String.fromCharCode(33 + (seed % 90));
  });
  expect(await packed(noise.join(""))).toBeNull();
});

test("what cannot be read is no game", async () => {
  for (const hash of ["", "#", "#key", "#game=", "#game=AAAA", "#game=%%%"])
    expect(await unpacked(hash)).toBeNull();
  const bomb = await packed("a".repeat(100_000));
  expect(await unpacked(bomb!)).toBeNull();
});
