import { expect, test } from "vitest";
import { noticeOf } from "./notice";

test("a message is told in the language of its reader", () => {
  const told = { game: "7k2m9q", is: "turn", language: "de" } as const;
  expect(noticeOf(told)).toEqual({
    title: "Sie sind am Zug.",
    body: "Partie 7k2m9q",
    lang: "de",
    tag: "7k2m9q",
    path: "/g/7k2m9q",
  });
  expect(noticeOf({ ...told, is: "over", language: "en" }).title).toBe("The game is over.");
  expect(noticeOf({ ...told, is: "draw", language: "en" }).title).toBe("Your opponent offers a draw.");
  expect(noticeOf({ ...told, is: "claim" }).title).toBe("Ihr Gegner hat etwas reklamiert.");
  expect(noticeOf({ ...told, is: "reminder" }).title).toBe("Ihr Zug steht noch aus.");
});

test("a message that cannot be read leads to the door", () => {
  for (const told of [null, {}, { game: "../desk" }, { game: "" }])
    expect(noticeOf(told)).toMatchObject({ title: "Jadoube", path: "/" });
});
