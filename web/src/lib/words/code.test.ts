import { expect, test } from "vitest";
import { CODES } from "../messages/de/codes";
import { codeTold } from "./code";

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
