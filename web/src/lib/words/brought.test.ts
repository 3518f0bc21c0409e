import { describe, expect, test } from "vitest";
import type { Group, RulingKind } from "../live/standing";
import { broughtBy, erredBy, ownOffence, unannounced } from "./brought";

const entry = (who: string, group: Group, ...rulings: [RulingKind, string][]) => ({
  who,
  group,
  rulings: rulings.map(([kind, says]) => ({ kind, says, articles: [] })),
});

const FOUND = entry(
  "black",
  "claim",
  ["restored", "The position stands again."],
  ["obligation", "White must move the Pawn."],
  ["offence", "White has completed an illegal move."],
  ["penalty", "Black is given one minute."],
);
const TOUCH = entry("white", "hand", ["obligation", "White touched the Pawn."]);
const PRESS = entry("white", "clock", ["completed", "White's move is complete."]);

describe("what the newest claim or press brought about", () => {
  test("is told until a move is completed", () => {
    const says = [
      "The position stands again.",
      "White has completed an illegal move.",
      "Black is given one minute.",
    ];
    expect(broughtBy([FOUND], "white")).toEqual({ rejected: null, says });
    expect(broughtBy([FOUND, TOUCH], "white")).toEqual({ rejected: null, says });
    expect(broughtBy([FOUND, TOUCH, PRESS], "white")).toBeNull();
    expect(broughtBy([], "white")).toBeNull();
  });
  test("says whose claim was rejected, and all that follows from it", () => {
    const claim = entry("black", "claim", ["refused", "Only once."], ["note", "It is an offer of a draw."]);
    expect(broughtBy([PRESS, claim], "white")).toEqual({
      rejected: "black",
      says: ["Only once.", "It is an offer of a draw."],
    });
  });
  test("an arbiter's finding that is refused is told to him alone, and until the next act", () => {
    const vain = entry("arbiter", "official", ["refused", "Black's flag is up."]);
    expect(broughtBy([PRESS, vain], "arbiter")).toEqual({ rejected: null, says: ["Black's flag is up."] });
    expect(broughtBy([PRESS, vain], "black")).toBeNull();
    expect(broughtBy([PRESS, vain, TOUCH], "arbiter")).toBeNull();
    // What was told before it is told again.
    expect(broughtBy([FOUND, vain], "black")?.says).toHaveLength(3);
    const given = entry("arbiter", "official", ["penalty", "Black is given one minute."]);
    expect(broughtBy([given, TOUCH], "black")?.says).toEqual(["Black is given one minute."]);
  });
  test("an offence of the hand that can still be put right is told elsewhere", () => {
    expect(broughtBy([entry("white", "hand", ["offence", "Illegal."])], "black")).toBeNull();
  });
  test("a move of the hand that is taken back at once is told until the hand acts again", () => {
    const wrong = "White had to move the Pawn on e2, but moved the Pawn on d2.";
    const back = entry("white", "hand", ["offence", wrong], ["restored", "The position stands again."]);
    expect(broughtBy([TOUCH, back], "white")).toEqual({ rejected: null, says: [wrong] });
    expect(broughtBy([TOUCH, back], "black")?.says).toEqual([wrong]);
    expect(broughtBy([TOUCH, back, TOUCH], "white")).toBeNull();
    const refused = entry("white", "hand", ["refused", "This table is guarded."]);
    expect(broughtBy([refused], "white")?.says).toEqual(["This table is guarded."]);
  });
});

test("who erred is told what was found, until the other acts", () => {
  const erred = entry(
    "black",
    "hand",
    ["offence", "Black moved the Knight illegally."],
    ["right", "White may require a move of the King."],
    ["note", "It counts."],
  );
  const says = ["Black moved the Knight illegally.", "White may require a move of the King."];
  const press = entry("black", "clock");
  expect(erredBy([TOUCH, erred], "black")).toEqual(says);
  expect(erredBy([TOUCH, erred, press], "black")).toEqual(says);
  const lifted = entry("black", "hand");
  const right = entry("black", "hand", ["note", "Black moved the Knight; the move is made."]);
  expect(erredBy([TOUCH, erred, lifted], "black")).toEqual(says);
  expect(erredBy([TOUCH, erred, lifted, right, press], "black")).toBeNull();
  expect(erredBy([TOUCH, erred], "white")).toBeNull();
  expect(erredBy([erred, TOUCH], "black")).toBeNull();
  expect(erredBy([TOUCH, press], "black")).toBeNull();
});

test("a check that was not announced is told until a move ends it, or it is announced", () => {
  const says = "White has not announced the check, so Black need not notice it.";
  const check = entry("white", "hand", ["completed", "White moved the Rook."], ["note", says]);
  expect(unannounced([check])).toBe(says);
  expect(unannounced([check, entry("black", "hand")])).toBe(says);
  expect(unannounced([check, TOUCH])).toBeNull();
  expect(unannounced([check, PRESS])).toBeNull();
  expect(unannounced([])).toBeNull();
});

describe("whose offence a sentence tells of", () => {
  const says = ["White has completed an illegal move.", "Black is given one minute."];
  test("is said to whoever committed it, and to nobody else", () => {
    expect(ownOffence(says, [FOUND], "white")).toBe("own");
    expect(ownOffence(says, [FOUND], "black")).toBeNull();
    expect(ownOffence(says, [FOUND], null)).toBeNull();
    expect(ownOffence(["The position stands again."], [FOUND], "white")).toBeNull();
  });
  test("with what the opponent may do about it", () => {
    const moved = entry(
      "white",
      "hand",
      ["offence", "White moved the Rook illegally."],
      ["right", "Black may have it stand."],
    );
    const told = ["White moved the Rook illegally.", "Black may have it stand."];
    expect(ownOffence(told, [moved], "white")).toBe("theirs");
    expect(ownOffence(told, [moved], "black")).toBeNull();
  });
  test("a claim that was refused is no offence", () => {
    const claim = entry("white", "claim", ["refused", "White has not exceeded the time."]);
    expect(ownOffence(["White has not exceeded the time."], [claim], "white")).toBeNull();
  });
});
