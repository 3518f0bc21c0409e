import { afterEach, expect, test } from "vitest";
import { firstOf, languageNow, locale, quoted, speak, words } from "./language.svelte";
import * as EN from "./messages/en/games";
import { GAMES } from "./messages/games";
import { PRINT as EN_PRINT } from "./messages/en/print";
import { KEYS } from "./messages/keys";
import { wordOf } from "./messages/said";
import { MEN, SIDES } from "./messages/men";
import { PRINT } from "./messages/print";
import { quotedParts } from "./quoting";

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
});

test("a part of the messages is there once it is needed, and English stands in its place until then", async () => {
  await speak("de");
  expect(KEYS.map(([key]) => key)).toContain("Space");
  await words("room");
  expect(KEYS.map(([key]) => key)).toContain("Leertaste");
  await speak("en");
  await words("laws");
  expect(PRINT.title).toBe(EN_PRINT.title);
  await speak("de");
  expect(PRINT.title).toBe("Zum Drucken");
});

test("the language chosen last is the one that is shown", async () => {
  const first = speak("de");
  await Promise.all([first, speak("en")]);
  expect(languageNow()).toBe("en");
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
