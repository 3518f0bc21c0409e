import { expect, test } from "vitest";
import { CODES } from "../messages/de/codes";
import { codeName, codeTold } from "./code";

test("where the page has no words of its own, the server's stand", () => {
  expect(codeTold({ id: "new-1", known_as: "New", invitation: "Try it." })).toEqual({
    knownAs: "New",
    invitation: "Try it.",
    english: true,
  });
});

test("the German words are found by the code", () => {
  expect(CODES.says("bcf-1912")).toEqual({
    knownAs: "Britische Regeln, 1912",
    invitation: "Jeder Fehler hat seinen Preis, und Ihr Gegner nennt ihn.",
  });
  expect(CODES.says("new-1")).toBeNull();
});

test("every code is called by its German name in a sentence", () => {
  expect(CODES.named("bcf-1912")).toBe("Britische Regeln 1912");
  expect(CODES.named("fide-2023")).toBe("FIDE 2023");
  expect(CODES.named("medieval")).toBe("Schach im Mittelalter");
  expect(CODES.named("new-1")).toBeNull();
  expect(codeName("bcf-1912", "British laws 1912")).toBe("British laws 1912");
  // Until the server has told it, nobody is shown how the program calls it.
  expect(codeName("bcf-1912", null)).toBe("…");
});
