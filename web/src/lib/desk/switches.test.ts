import { expect, test } from "vitest";
import { SWITCHES as DE } from "../messages/de/desk";
import { SWITCHES as EN } from "../messages/en/desk";
import { settingSays, switchSays } from "./switches";

test("a switch is told in the words of the page, by its question where two have one key", () => {
  expect(switchSays("repetition", { key: "first", says: "" })).toBe("Before he claimed, he");
  expect(switchSays("flag", { key: "first", says: "" })).toBe("Which fell first");
  expect(switchSays("flag", { key: "claimant", says: "" })).toBe("Who claims");
  expect(settingSays("first", { value: "unknown", says: "" })).toBe("not known");
  expect(switchSays("flag", { key: "unheard-of", says: "As the server says" })).toBe("As the server says");
  expect(settingSays("by", { value: "unheard-of", says: "so" })).toBe("so");
});

test("German has a word of its own for each", () => {
  expect(Object.keys(DE.says)).toEqual(Object.keys(EN.says));
  expect(Object.keys(DE.settings)).toEqual(Object.keys(EN.settings));
  for (const [key, says] of Object.entries(EN.says))
    expect((DE.says as Record<string, string>)[key]).not.toBe(says);
});
