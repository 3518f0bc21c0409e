import { describe, expect, test } from "vitest";
import { readPlacement } from "../../lib/squares";
import { isForeign, meant, readsAsLegal, types } from "./typed";

const START = readPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
const OPENING = ["e2e3", "e2e4", "d2d4", "g1f3", "g1h3", "b1c3"];
const at = { men: START, side: "white" as const, legal: OPENING };

describe("a move is typed", () => {
  test.each([
    ["e4", "e2e4"],
    ["Nf3", "g1f3"],
    ["e2e4", "e2e4"],
    ["Ngf3", "g1f3"],
    ["Sf3", "g1f3"],
  ])("%s is %s, at once", (typed, move) => {
    expect(meant(typed, at)).toEqual({ is: "move", move, sure: true });
  });

  test("German letters begin a move, and name what a Pawn becomes", () => {
    for (const letter of ["S", "L", "T", "D"]) expect(types(letter, "")).toBe(true);
    const men = readPlacement("8/4P1k1/8/8/8/8/8/4K3");
    const here = { men, side: "white" as const, legal: ["e7e8q", "e7e8n"] };
    expect(meant("e8=D", here)).toEqual(meant("e8=Q", here));
    expect(meant("e8S", here)).toEqual(meant("e8N", here));
  });

  test.each(["e", "N", "Nf", "e2e"])("%s is begun", (typed) => {
    expect(meant(typed, at).is).toBe("begun");
  });

  test("what is not listed is nothing, unless two squares name it: the laws will judge that", () => {
    expect(meant("Nd5", at)).toEqual({ is: "nothing" });
    expect(meant("e2e5", at)).toEqual({ is: "move", move: "e2e5", sure: true });
    expect(meant("e7e5", at)).toEqual({ is: "nothing" });
  });

  test("two men that can go there are told apart", () => {
    const men = readPlacement("4k3/8/8/8/8/8/8/RN2KN1R");
    const knights = { men, side: "white" as const, legal: ["b1d2", "f1d2"] };
    expect(meant("Nd2", knights)).toEqual({ is: "several", moves: ["b1d2", "f1d2"] });
    expect(meant("Nbd2", knights)).toMatchObject({ is: "move", move: "b1d2" });
  });

  test("captures, promotions and castling", () => {
    const men = readPlacement("3rk3/2P5/8/8/8/8/8/R3K2R");
    const here = {
      men,
      side: "white" as const,
      legal: ["c7d8q", "c7d8n", "c7c8q", "e1g1", "e1c1", "e1f1"],
    };
    expect(meant("cxd8=Q", here)).toMatchObject({ is: "move", move: "c7d8q" });
    expect(meant("cd8n", here)).toMatchObject({ is: "move", move: "c7d8n" });
    expect(meant("O-O", here)).toMatchObject({ is: "move", move: "e1g1", sure: false });
    expect(meant("0-0-0", here)).toMatchObject({ is: "move", move: "e1c1", sure: true });
  });
});

test("keys that begin a move are files, pieces and castling", () => {
  expect(["e", "N", "O", "0"].every((key) => types(key, ""))).toBe(true);
  expect(["j", "l", "x", "r", "4", "=", " "].some((key) => types(key, ""))).toBe(false);
  expect(["4", "x", "=", "q"].every((key) => types(key, "e"))).toBe(true);
});

test("a capital that stands for no piece, and a letter after it, are kept to be answered in words", () => {
  expect(isForeign("Z", "")).toBe(true);
  expect(isForeign("z", "Z")).toBe(true);
  expect(isForeign("z", "")).toBe(false);
  expect(isForeign("9", "Zz")).toBe(true);
  expect(isForeign("Enter", "Z")).toBe(false);
  expect(isForeign("N", "")).toBe(false);
  expect(isForeign("t", "e")).toBe(false);
});

test("a record is read as a legal move, or it is doubted; where records are written otherwise nothing is", () => {
  for (const words of ["Nf3", "g1f3", "e4", "Ngf3"]) expect(readsAsLegal(words, "Nf3", at), words).toBe(true);
  for (const words of ["Nf9", "e5", "g1g3", "Nx"]) expect(readsAsLegal(words, "Nf3", at), words).toBe(false);
  expect(readsAsLegal("Kt-KB3", "Kt-KB3", at)).toBe(true);
  expect(readsAsLegal("Nf9", "Nf3", { ...at, legal: [] })).toBe(true);
});
