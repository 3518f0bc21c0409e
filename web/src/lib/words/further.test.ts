import { expect, test } from "vitest";
import { calledOn, consults, forFurther, furtherName, sideTalks, speaker, whoPlays, youAre } from "./further";

test("whose a further seat is", () => {
  expect((["white#2", "black#3", "arbiter#1", "arbiter#2"] as const).map(youAre)).toEqual([
    "You are White’s second member.",
    "You are Black’s third member.",
    "You are the chief arbiter.",
    "You are arbiter 2.",
  ]);
  expect([furtherName("white#2"), forFurther("arbiter#1")]).toEqual([
    "White’s second member",
    "For the chief arbiter",
  ]);
});

test("on which side several play", () => {
  const said = (sides: unknown): boolean[] => [consults(sides, "white"), consults(sides, "black")];
  expect(said("white 2, black 1")).toEqual([true, false]);
  expect(said("black 3")).toEqual([false, true]);
  expect([said(undefined), said(null), said("white 1")]).toEqual(Array(3).fill([false, false]));
});

test("who plays on a side, and who of them reads it", () => {
  const names = { white: "Anna", black: "Bob", "white#3": "Dora", "white#2": "Carl" };
  expect(calledOn(names, "white")).toEqual(["Anna", "Carl", "Dora"]);
  const seen = (seat: "white" | "white#2" | "black" | "watch"): string[] =>
    (["white", "black"] as const).map((side) => {
      const { name, you } = whoPlays(names, side, seat);
      return `${name} ${you}`;
    });
  expect(seen("white")).toEqual(["Carl, Dora and you", "Bob null"]);
  expect(seen("white#2")).toEqual(["Anna, Dora and you", "Bob null"]);
  expect(seen("black")).toEqual(["Anna, Carl, Dora null", "Bob you"]);
  expect(seen("watch")).toEqual(["Anna, Carl, Dora null", "Bob null"]);
  expect(whoPlays({}, "white", "white")).toEqual({ name: undefined, you: "you" });
  expect(whoPlays({ "white#2": "Carl" }, "white", "white#2")).toEqual({ name: "Carl", you: "you" });
});

test("who says something among his side", () => {
  const names = { white: "Anna" };
  expect((["white", "white#2", "black"] as const).map((seat) => speaker(seat, names))).toEqual([
    "Anna",
    "White’s second member",
    "Black",
  ]);
  const talks = (["white", "white#2", "black", "both", "watch", "arbiter#1"] as const).filter((seat) =>
    sideTalks(seat, "white 2, black 1"),
  );
  expect(talks).toEqual(["white", "white#2"]);
});
