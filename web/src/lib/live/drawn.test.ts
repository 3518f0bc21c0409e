import { expect, test } from "vitest";
import { drawnFor } from "./drawn";

test("a key has 128 bits in base 32, is kept for its seat, and is another for another seat", () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const key = drawnFor("7k2m9q", shelf);
  expect(key).toMatch(/^[0-7][0-9a-hjkmnp-tv-z]{25}$/);
  expect(drawnFor("7k2m9q", shelf)).toBe(key);
  expect(drawnFor("abcdef", shelf)).not.toBe(key);
});
