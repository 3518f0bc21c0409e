import { expect, test } from "vitest";
import type { History } from "../live/timeline";
import TEXTS from "../messages/de/timeline-texts.json";
import { translated } from "./history";

test("a history is told in German, and what has no translation stays English", () => {
  const step = {
    when: "to the 12th century",
    title: "Chequers",
    says: "Unknown.",
    source: "The printed code",
  };
  const history = { subject: "board", title: "The board", steps: [step] } as unknown as History;
  const told = translated(history, TEXTS);
  expect([told.subject, told.title]).toEqual(["board", "Das Brett"]);
  expect(told.steps[0]).toEqual({
    when: "bis zum 12. Jahrhundert",
    title: "Ein Brett in zwei Farben",
    says: "Unknown.",
    source: "Das gedruckte Regelwerk",
  });
});

test("each translation ends as its text does", () => {
  for (const [english, german] of Object.entries(TEXTS))
    expect(german.endsWith("."), english).toBe(english.endsWith("."));
});
