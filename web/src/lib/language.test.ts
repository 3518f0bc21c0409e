import { afterEach, expect, test } from "vitest";
import { firstOf, languageNow, locale, quoted, quotedParts, speak } from "./language.svelte";
import * as EN from "./messages/en/games";
import { GAMES } from "./messages/games";
import { KEYS } from "./messages/keys";
import { wordOf } from "./messages/said";
import { MEN, SIDES } from "./messages/men";

afterEach(() => speak("en"));

test("the first of the browser's languages that the page has", () => {
  expect(firstOf(["fr", "de-AT", "en"])).toBe("de");
  expect(firstOf(["en-GB", "de"])).toBe("en");
  expect(firstOf(["fr"])).toBe("en");
  expect(firstOf([])).toBe("en");
});

test("messages are in the language that the page has when they are read", async () => {
  expect([GAMES.title, locale()]).toEqual([EN.GAMES.title, "en-GB"]);
  await speak("de");
  expect([languageNow(), locale(), GAMES.title]).toEqual(["de", "de-DE", "Meine Partien"]);
  expect(GAMES.theirs(SIDES.black)).toBe("Schwarz am Zug");
  expect(wordOf(MEN.kinds, "knight")).toBe("Springer");
  expect(Object.values(SIDES)).toContain("Weiß");
  expect(KEYS.map(([key]) => key)).toContain("Leertaste");
});

test("English words of the server are set apart in another language only", async () => {
  expect(quoted("move the King")).toBe("move the King");
  await speak("de");
  expect(quotedParts(`Weiß muss: ${quoted("move the King")}.`)).toEqual([
    { text: "Weiß muss: ", english: false },
    { text: "move the King", english: true },
    { text: ".", english: false },
  ]);
});
