import { describe, expect, test } from "vitest";
import type { Duty, Option } from "../live/standing";
import type { Side } from "../men";
import { readPlacement } from "../squares";
import { nowOf, type AtTable } from "./now";

const FEN = "4k3/6p1/8/8/8/8/8/4K2R w K - 0 1";

const STANDING = {
  result: "*",
  reason: null,
  phase: "to-move",
  turn: "white",
  must: [] as string[],
  duty: [] as Duty[],
  fen: FEN,
  hand: null,
  offer: null,
  may: [] as string[],
  ripe: [] as string[],
  options: [] as Option[],
  besides: { e1g1: { rook: ["h1", "f1"] as [string, string] } },
} as const;

const duty = (square: string): Duty => ({ kind: "move", squares: [square], now: [square], articles: [] });

const AT: AtTable = {
  role: "white",
  men: readPlacement(FEN),
  held: null,
  touched: null,
  promotes: null,
  presses: null,
};

const option = (line: string): Option => ({ line, says: "", articles: [], until: "" });

/** Whose clock runs, who is to move, and who has a press to give. */
const clocked = (running: Side, turn: Side, ...to_press: Side[]) => ({ turn, to_press, clock: { running } });

describe("one line says what now", () => {
  test.each([
    [
      "nobody has taken the other seat, and no clock runs",
      { clock: { running: null } },
      { awaits: "friend" },
      "You are waiting for Black: send the link. No clock runs.",
    ],
    [
      "the seat is offered to anybody",
      {},
      { awaits: "anybody" },
      "You are waiting for somebody to take the other seat: it is on the first page.",
    ],
    [
      "the opponent was asked to play again",
      { turn: "black" },
      { awaits: "rematch" },
      "You are waiting for Black, who was asked to play again.",
    ],
    [
      "a piece is in hand, though the other is not here",
      { must: ["move the man on e1"] },
      { awaits: "absent" },
      "You must move the King on e1.",
    ],
    ["one's own move", {}, {}, "It is your move."],
    [
      "a displaced piece that the reader puts back",
      { displaced: [{ man: "white rook", belongs: "h1", stands: "h2", to_replace: "white" }] },
      {},
      "You must put back what was displaced: the Rook from h1.",
    ],
    [
      "a displaced piece that the other puts back",
      { displaced: [{ man: "white rook", belongs: "h1", stands: null, to_replace: "black" }] },
      {},
      "Black must put back what was displaced: the Rook from h1.",
    ],
    [
      "a displaced piece of which the code does not say who puts it back",
      { displaced: [{ man: "white rook", belongs: "h1", stands: "h2" }] },
      {},
      "It is your move.",
    ],
    [
      "a move to adopt",
      { phase: "choice", may: ["white adopts b8c6"], turn: "black" },
      {},
      "Say which of the moves you adopt.",
    ],
    [
      "a claim on which the arbiter rules",
      { phase: "stopped" },
      { claim: { says: "White claims a draw.", arbiter: true } },
      "White claims a draw. The claim waits for the arbiter’s ruling.",
    ],
    [
      "a claim at the arbiter's own seat",
      { phase: "stopped", may: ["arbiter rules"] },
      { role: "arbiter", claim: { says: "White claims a draw.", arbiter: true } },
      "White claims a draw. A claim waits for your ruling.",
    ],
    ["a move that the other adopts", { phase: "choice", may: [] }, {}, "Black has a choice to make."],
    [
      "a move to adopt at one board",
      { phase: "choice", may: ["black adopts b1c3"] },
      { role: "both" },
      "Black says which of the moves to adopt.",
    ],
    [
      "a penalty half chosen",
      { phase: "choice", may: ["white exacts B e4"], turn: "black" },
      {},
      "You have begun to exact a penalty: choose what it demands, or waive it.",
    ],
    [
      "a penalty that the other has half chosen",
      { phase: "choice", may: ["black exacts B e4"] },
      {},
      "Black is choosing what a penalty demands.",
    ],
    [
      "a penalty while the offender is to play by post",
      { turn: "black", options: [option("white exacts C")] },
      { post: true },
      "You may exact a penalty, or wait for Black’s move.",
    ],
    [
      "a game to be claimed",
      { ripe: ["black claims forfeiture a", "white claims forfeiture e"] },
      {},
      "You may claim the game: forfeiture under clause (e). Claim it, or play on.",
    ],
    [
      "an illegal move that stands without a penalty",
      {
        may: ["white claims illegal-move"],
        ripe: ["white claims illegal-move", "black claims illegal-move"],
      },
      {},
      "Black made an illegal move. It stands unless it is claimed: claim it, or play on.",
    ],
    ["the other's", { turn: "black" }, {}, "Black is to move."],
    ["for whoever watches", {}, { role: "watch" }, "White is to move."],
    ["a duty", { turn: "black", must: ["move the man on g7"] }, {}, "Black must move the Pawn on g7."],
    ["one's own duty", { must: ["move the man on h1"] }, {}, "You must move the Rook on h1."],
    ["a hand that lies there", {}, { held: "h1" }, "Your hand is still on the Rook on h1: release it."],
    [
      "a piece that was touched",
      {},
      { touched: "h1" },
      "You have touched the Rook. Tap the square where it goes.",
    ],
    [
      "a piece that was touched, and must be moved for it",
      { must: ["move the man on h1"], duty: [duty("h1")] },
      { touched: "h1" },
      "You must move the Rook on h1. Tap the square where it goes.",
    ],
    [
      "a piece that was touched, and is not the one that must be moved",
      { must: ["move the man on h1"], duty: [duty("h1")] },
      { touched: "e1" },
      "You must move the Rook on h1.",
    ],
    ["a promotion", {}, { promotes: "a8" }, "Choose what the Pawn on a8 becomes."],
    [
      "the clock",
      clocked("white", "black", "white"),
      { presses: "white" },
      "Your move is made: press the clock.",
    ],
    [
      "the clock, before another’s duty",
      { ...clocked("white", "black", "white"), must: ["move the man on g7"] },
      { presses: "white" },
      "Your move is made: press the clock.",
    ],
    [
      "the clock at one board, by its side",
      clocked("white", "black", "white"),
      { role: "both", presses: "white" },
      "White’s move is made. White: press the clock.",
    ],
    [
      "a clock that runs for the wrong side",
      clocked("white", "black"),
      { presses: "white" },
      "Your clock is running, and it is Black’s turn: press it.",
    ],
    [
      "a press that was forgotten, to the one who forgot",
      clocked("white", "white", "white", "black"),
      { presses: "white" },
      "It is your move. You did not press the clock after your last move, so it ran on for you.",
    ],
    [
      "and to the other",
      clocked("white", "white", "white", "black"),
      { role: "black" },
      "White is to move. White did not press the clock after the last move, so it runs for White already.",
    ],
    ["a press that is not due", clocked("white", "white"), {}, "It is your move."],
    [
      "an illegal move, before anything is pressed",
      {
        ...clocked("white", "white"),
        unlawful: { by: "white", is: "illegal", way: { from: "h1", to: "g3" } },
        must: ["move the man on h1"],
      },
      { presses: "white" },
      "You moved the Rook from h1 to g3: that is not a legal move. You must move the Rook that stood on h1, before the clock is pressed.",
    ],
    [
      "a second illegal move while the first stands",
      {
        unlawful: { by: "white", is: "illegal", way: { from: "f2", to: "f5" } },
        fen: "4k3/8/8/8/8/8/5P2/R3K3 w - - 0 1",
      },
      { men: readPlacement("4k3/8/8/R4P2/8/8/8/4K3") },
      "You moved the Pawn from f2 to f5: that is not a legal move. More than one piece was moved: the Rook from a1 has gone too. Put it right.",
    ],
    [
      "a King's step while a Rook stands wrong",
      {
        unlawful: { by: "white", is: "illegal", way: { from: "e1", to: "e2" } },
        fen: "4k3/8/8/8/8/8/5P2/R3K3 w - - 0 1",
      },
      { men: readPlacement("4k3/8/8/R7/8/8/4KP2/8") },
      "You moved the King from e1 to e2: that is not a legal move. More than one piece was moved: the Rook from a1 has gone too. Put it right.",
    ],
    [
      "castling that is not legal",
      { unlawful: { by: "white", is: "illegal", way: { from: "e1", to: "g1" } }, besides: {} },
      { men: readPlacement("4k3/6p1/8/8/8/8/8/5RK1") },
      "You moved the King from e1 to g1: that is not a legal move. Put it right.",
    ],
    [
      "an illegal move of the other, for which a penalty may be exacted",
      {
        unlawful: { by: "white", is: "illegal", way: { from: "h1", to: "g3" } },
        options: [option("black exacts king")],
      },
      { role: "black" },
      "White moved the Rook from h1 to g3: that is not a legal move. You may exact a penalty, or simply play on.",
    ],
    [
      "an illegal move that its player has completed by the clock",
      { ...clocked("black", "black"), unlawful: { by: "white", is: "illegal" } },
      { role: "white" },
      "That is not a legal move. What follows is for your opponent to say.",
    ],
    [
      "an illegal move that its player may still put right",
      { ...clocked("white", "black"), unlawful: { by: "white", is: "illegal" } },
      { role: "white" },
      "That is not a legal move. Put it right before you press the clock.",
    ],
    [
      "an illegal move, to everybody but its player",
      { unlawful: { by: "white", is: "illegal" } },
      { role: "watch" },
      "That is not a legal move. White has to put it right.",
    ],
    [
      "the second of two moves in succession, to its player",
      { turn: "black", unlawful: { by: "white", is: "second-move", way: { from: "e1", to: "g1" } } },
      { role: "white" },
      "You have made two moves in succession. Put the second piece back.",
    ],
    [
      "the same to the opponent, who may exact what he likes",
      {
        turn: "black",
        unlawful: { by: "white", is: "second-move" },
        options: [option("black exacts both")],
      },
      { role: "black" },
      "White has made two moves in succession. You may exact a penalty, or simply play on.",
    ],
    [
      "another piece than was touched",
      { ...clocked("white", "black", "white"), unlawful: { by: "white", is: "against-touch" } },
      { role: "white" },
      "You moved another piece than the one that was touched. That move cannot stand: take it back before you press the clock.",
    ],
    [
      "the same to the opponent, who can claim it",
      {
        ...clocked("white", "black", "white"),
        unlawful: { by: "white", is: "against-touch" },
        may: ["black claims touched b1"],
        ripe: ["black claims touched b1"],
      },
      { role: "black" },
      "White moved another piece than the one that was touched. White has to take it back. You can claim it, as long as you touch nothing.",
    ],
    [
      "and to whoever watches",
      { turn: "black", unlawful: { by: "white", is: "against-touch" } },
      { role: "watch" },
      "White moved another piece than the one that was touched. White has to take it back.",
    ],
    ["the end", { result: "1-0", reason: "checkmate" }, {}, "White wins by checkmate."],
    ["an adjourned game", { phase: "adjourned" }, {}, "The game is adjourned."],
    [
      "what the arbiter is asked",
      { phase: "stopped", may: ["arbiter rules"] },
      { role: "arbiter" },
      "A claim waits for your ruling.",
    ],
    [
      "an offer",
      { offer: "black", may: ["white accepts draw", "white declines draw"] },
      {},
      "Black offers a draw: accept, decline, or move.",
    ],
    [
      "an offer that cannot be accepted yet",
      {
        offer: "black",
        may: ["white declines draw"],
        about: { "white declines draw": { says: "Each must have made a move before a draw is agreed." } },
      },
      {},
      "Black offers a draw, which cannot be accepted now. Each must have made a move before a draw is agreed.",
    ],
    [
      "a right",
      { options: [option("white exacts king")] },
      {},
      "You may exact a penalty, or simply play on.",
    ],
    [
      "the other's right",
      { options: [option("black exacts king")] },
      {},
      "Black may exact a penalty, or simply play on.",
    ],
  ] as [string, object, Partial<AtTable>, string][])("%s", (_name, some, at, says) => {
    expect(nowOf({ ...STANDING, ...some } as never, { ...AT, ...at }).says).toBe(says);
  });

  test("castling that is half done", () => {
    const men = readPlacement("4k3/6p1/8/8/8/8/8/6KR");
    expect(nowOf(STANDING as never, { ...AT, men })).toEqual({
      is: "must",
      says: "You must complete the castling: move the Rook from h1 to f1.",
    });
    expect(nowOf(STANDING as never, { ...AT, role: "watch", men }).says).toBe(
      "White must complete the castling: move the Rook from h1 to f1.",
    );
  });
});

test("a touched piece is asked for its square, and one that cannot move binds nobody", () => {
  const men = readPlacement(FEN);
  const at = { ...AT, men, touched: "h1" as const };
  expect(nowOf({ ...STANDING, legal: ["h1h7", "e1e2"] } as never, at).says).toBe(
    "You have touched the Rook. Tap the square where it goes.",
  );
  expect(nowOf({ ...STANDING, legal: ["e1e2"] } as never, at).says).toBe(
    "You have touched the Rook, which has no legal move. Move another piece.",
  );
  const other = { ...AT, men, touched: "g7" as const };
  expect(nowOf({ ...STANDING, legal: ["e1e2"] } as never, other).says).toContain("Tap the square");
});

test("beside the penalties a small phone is told what happened, and no more", () => {
  const unlawful = { by: "white", is: "illegal", way: { from: "h1", to: "g3" } };
  const exacts = { ...STANDING, unlawful, options: [option("black exacts king")] };
  expect(nowOf(exacts as never, { ...AT, role: "black" }).brief).toBe(
    "White moved the Rook from h1 to g3: that is not a legal move.",
  );
  expect(nowOf({ ...STANDING, unlawful } as never, { ...AT, role: "black" }).brief).toBeUndefined();
});
