import { expect, test } from "vitest";
import { handAt } from "./handAt";

const follows = { from: "e1", to: "g1" } as const;

test("at one board a King that may follow its Rook is moved by the side that has just moved", () => {
  const seat = { role: "both", side: "black", standing: { turn: "black", follows } } as const;
  expect(handAt("e1", seat)).toBe("white");
  expect(handAt("d2", seat)).toBe("black");
  expect(handAt(null, seat)).toBe("black");
  expect(handAt("e1", { ...seat, standing: { turn: "black" } })).toBe("black");
});

test("with a seat of one's own the hand is one's own", () => {
  const standing = { turn: "black", follows } as const;
  expect(handAt("e1", { role: "black", side: "black", standing })).toBe("black");
});

test("who has said that the other hand acts is heard", () => {
  expect(handAt("e2", { role: "both", side: "white", standing: { turn: "black", follows } })).toBe("white");
});
