import { expect, test } from "vitest";
import { bytesOf, keepSeat, keptSeat } from "./away";

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
};

test("the server's key is read as it is written", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
  expect(
    bytesOf("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
  ).toHaveLength(65);
});

test("the key of a seat is found again, and the newest is kept", () => {
  const kept = shelf();
  expect(keptSeat("aaaaaa", kept)).toBeNull();
  keepSeat("aaaaaa", "old", kept);
  keepSeat("aaaaaa", "new", kept);
  expect(keptSeat("aaaaaa", kept)).toBe("new");
  for (let i = 0; i < 50; i++) keepSeat(`game${i}`, "key", kept);
  expect([keptSeat("aaaaaa", kept), keptSeat("game0", kept)]).toEqual([null, "key"]);
});

test("a shelf of something else is empty", () => {
  const kept = shelf();
  kept.setItem("jadoube seats told", "{");
  expect(keptSeat("aaaaaa", kept)).toBeNull();
});
