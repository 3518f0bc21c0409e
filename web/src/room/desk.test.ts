import { describe, expect, test } from "vitest";
import {
  CLEAR,
  closed,
  declaredIn,
  opened,
  picked,
  pointedFirst,
  points,
  said,
  squaresOfDeed,
  squaresToSend,
  steppedBack,
} from "./desk";

const CLAIMS = { is: "claims" } as const;
const ARTICLE = { is: "article", code: "x", no: "1" } as const;
const TOUCHED = { is: "act", act: "white claims touched" } as const;

describe("a panel", () => {
  test("is opened, and closed by the same button", () => {
    const open = opened(CLEAR, CLAIMS);
    expect(open.panel).toEqual(CLAIMS);
    expect(opened(open, CLAIMS).panel).toBeNull();
    expect(closed(open)).toEqual(CLEAR);
  });
  test("takes the place of another, and so does an article of an article", () => {
    const open = opened(opened(CLEAR, CLAIMS), ARTICLE);
    expect(open.panel).toEqual(ARTICLE);
    expect(opened(open, { ...ARTICLE, no: "2" }).panel).toEqual({ ...ARTICLE, no: "2" });
  });
  test("of claims closes when something is said, one of links stays", () => {
    expect(said(opened(CLEAR, CLAIMS)).panel).toBeNull();
    expect(said(opened(CLEAR, { is: "links" })).panel).toEqual({ is: "links" });
  });
});

describe("pointing", () => {
  test("to the square of an act says it", () => {
    const desk = points(opened(CLEAR, CLAIMS), TOUCHED);
    expect(picked(desk, "g8")).toEqual({ desk: CLEAR, line: "white claims touched g8" });
  });
  test("to what happened takes the squares that are asked for, and the panel stays", () => {
    const HAPPENED = { is: "happened" } as const;
    let desk = points(opened(CLEAR, HAPPENED), { is: "deed", blanks: ["man", "free"], squares: [] });
    expect(pointedFirst(desk.pointing)).toBeUndefined();
    for (const square of ["g1", "f3"]) {
      const next = picked(desk, square);
      expect(next.line).toBeNull();
      desk = next.desk;
    }
    expect(squaresOfDeed(desk.pointing)).toEqual(["g1", "f3"]);
    expect(pointedFirst(desk.pointing)).toBe("g1");
    expect(steppedBack(desk)).toEqual({ panel: HAPPENED, pointing: null });
    expect(said(desk)).toEqual(CLEAR);
  });
  test("to a move takes two squares, and then begins anew", () => {
    let desk = points(CLEAR, { is: "move", claim: null, squares: [] });
    const squares: unknown[] = [];
    for (const square of ["g8", "f6", "b8"]) {
      const next = picked(desk, square);
      expect(next.line).toBeNull();
      desk = next.desk;
      squares.push(desk.pointing);
    }
    expect(squares).toEqual([
      { is: "move", claim: null, squares: ["g8"] },
      { is: "move", claim: null, squares: ["g8", "f6"] },
      { is: "move", claim: null, squares: ["b8"] },
    ]);
  });
  test("to nothing says nothing", () => {
    expect(picked(CLEAR, "e4")).toEqual({ desk: CLEAR, line: null });
  });
  test("for an act ends with its panel, a move goes on", () => {
    expect(closed(points(opened(CLEAR, CLAIMS), TOUCHED))).toEqual(CLEAR);
    const move = { is: "move", claim: null, squares: ["g8"] } as const;
    expect(said(points(CLEAR, move)).pointing).toEqual(move);
  });
  test("to a move that is declared with a claim plays nothing, and ends with its panel", () => {
    const claim = "white claims repetition";
    let desk = points(opened(CLEAR, CLAIMS), { is: "move", claim, squares: [] });
    for (const square of ["g1", "f3"]) {
      const next = picked(desk, square);
      expect(next.line).toBeNull();
      desk = next.desk;
    }
    expect(declaredIn(desk.pointing)).toEqual({ claim, squares: ["g1", "f3"] });
    expect(squaresToSend(desk.pointing)).toBeNull();
    expect(closed(desk)).toEqual(CLEAR);
    expect(said(desk)).toEqual(CLEAR);
  });
});

test("a step back ends pointing, then closes the panel", () => {
  const desk = points(opened(CLEAR, CLAIMS), TOUCHED);
  const once = steppedBack(desk);
  expect(once).toEqual(opened(CLEAR, CLAIMS));
  expect(steppedBack(once!)).toEqual(CLEAR);
  expect(steppedBack(CLEAR)).toBeNull();
});
