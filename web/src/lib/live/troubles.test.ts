import { afterEach, expect, test } from "vitest";
import { speak } from "../language.svelte";
import { troubleWords } from "../troubles";
import { troubleOf } from "./requests";

afterEach(() => speak("en"));

const GONE = { error: { code: "no-such-game", says: 'There is no game "abcdef".' } };

test("in English the server's own words stand, as they are printed", () => {
  expect(troubleOf(404, GONE).says).toBe("There is no game “abcdef”.");
  expect(troubleWords('There is no code "a\\"b".')).toBe('There is no code "a"b".');
  expect(troubleOf(500, {}).says).toBe("The server answered 500 without saying why.");
});

test.each([
  ['There is no game "abcdef".', "Eine Partie „abcdef“ gibt es nicht."],
  ['There is no code "a\\"b".', 'Regeln „a"b“ gibt es nicht.'],
  ['fide-2023 has no article "4.9".', "fide-2023 hat keinen Artikel „4.9“."],
  ["This key has no seat in game abcdef.", "Dieser Schlüssel öffnet keinen Platz in Partie abcdef."],
  [
    "This server watches no round: expected `jadoube serve --watch`.",
    "Dieser Server verfolgt keine Runde. So verfolgt er eine: jadoube serve --watch",
  ],
  [
    "Too many acts at once. Wait a second.",
    "Das sind zu viele Handlungen auf einmal. Warten Sie eine Sekunde.",
  ],
  ["Something new.", "Something new."],
])("in German: %s", async (english, german) => {
  await speak("de");
  expect(troubleWords(english)).toBe(german);
  expect(troubleWords(german)).toBe(german);
});

test("it is read where it is shown, in the language that the page has then", async () => {
  const trouble = troubleOf(404, GONE);
  await speak("de");
  expect(trouble.says).toBe("Eine Partie „abcdef“ gibt es nicht.");
});
