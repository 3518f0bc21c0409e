import { expect, test } from "vitest";
import type { Standing } from "../live/standing";
import { readPlacement } from "../squares";
import { restOf, restWords } from "./unfinished";

const CASTLING = {
  fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
  besides: { e1g1: { rook: ["h1", "f1"] } },
  duty: [{ kind: "castle", squares: ["e1", "h1"], now: ["e1", "h1"], articles: [] }],
} as unknown as Standing;

const rest = (standing: Standing, men: string) => restOf(standing, readPlacement(men));

test("of castling the piece that has not moved is left, where it stands", () => {
  expect(rest(CASTLING, "4k3/8/8/8/8/8/8/4K2R")).toBeNull();
  const rook = rest(CASTLING, "4k3/8/8/8/8/8/8/6KR");
  expect(rook).toEqual({ is: "rook", from: "h1", to: "f1" });
  expect(restWords(rook!, "White")).toBe("White must complete the castling: move the Rook from h1 to f1.");
  const king = rest(CASTLING, "4k3/8/8/8/8/8/8/4KR2");
  expect(king).toEqual({ is: "king", from: "e1", to: "g1" });
  expect(restWords(king!, "You")).toBe("You must complete the castling: move the King from e1 to g1.");
});

test("a Rook that need not castle has made a move of its own", () => {
  expect(rest({ ...CASTLING, duty: [] }, "4k3/8/8/8/8/8/8/4KR2")).toBeNull();
});

test("of a capture en passant the Pawn that is taken is left", () => {
  const passing = {
    fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    besides: { e5d6: { takes: "d5" } },
    duty: [],
  } as unknown as Standing;
  const pawn = rest(passing, "4k3/8/3P4/3p4/8/8/8/4K3");
  expect(pawn).toEqual({ is: "pawn", from: "d5", to: null });
  expect(restWords(pawn!, "You")).toBe("You must complete the capture en passant: take the Pawn off d5.");
  expect(rest(passing, "4k3/8/3P4/8/8/8/8/4K3")).toBeNull();
});
