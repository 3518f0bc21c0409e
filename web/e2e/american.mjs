/** What is peculiar to american-1897, played by two people in two windows, at open tables and at silent ones. */

import assert from "node:assert/strict";
import { Pair } from "./pair.mjs";
import { PHONE } from "./people.mjs";

const code = "american-1897";
const KNIGHT = "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1";
const ARRIVES = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";

/** @typedef {(pair: Pair, holds: (what: string) => void) => Promise<void>} Play */

/** @param {import("./two-browsers.mjs").Table} table */
export async function american(table) {
  const pair = await Pair.at(table);
  for (const play of PLAYS) await play(pair, table.holds);
  await pair.leave();
  const phone = await Pair.at(table, PHONE);
  await byFinger(phone, table.holds);
  await phone.leave();
}

/** @type {Play} */
const illegal = async (pair, holds) => {
  await pair.begins({ code, start: KNIGHT });
  await pair.moves("white", "g1", "g3");
  await pair.told("II.6(b)");
  await pair.turn("white");
  await pair.lacks("white", /^Penalty/);
  await pair.says("black", /^Penalty A/);
  await pair.see({ g1: "white Knight" });
  await pair.has("black", /^Penalty C/);
  await pair.says("black", "Penalty B: the Knight on g1");
  await pair.white.page.getByText("You must move the Knight on g1").waitFor();
  await pair.moves("white", "g1", "f3");
  await pair.turn("black");
  holds("II.6(b), II.11: an illegal move, Penalty A, and then B");

  await pair.begins({ code, start: KNIGHT });
  await pair.moves("white", "g1", "g3");
  await pair.moves("white", "g3", "f3");
  await pair.told("II.6(c)");
  await pair.has("black", /^Penalty A/);
  await pair.says("black", "Consent");
  await pair.lacks("black", /^Penalty A/);
  await pair.moves("black", "e8", "e7");
  holds("II.6(a), (c): a move in the place of an illegal one, with consent after it");

  await pair.begins({ code, start: KNIGHT });
  await pair.moves("white", "g1", "g3");
  await pair.moves("black", "e8", "e7");
  await pair.moves("white", "e2", "e3");
  await pair.claims("black", "Illegal move");
  await pair.told("II.6(e)");
  await pair.see({ g1: "white Knight", e8: "black King", e2: "white Pawn" });
  await pair.lacks("black", /^Penalty/);
  await pair.turn("white");
  holds("II.6(e): found after a reply, all goes back without penalty");

  await pair.begins({ code });
  await pair.moves("white", "e2", "e4");
  await pair.moves("white", "d2", "d4");
  await pair.told("II.6(d)");
  await pair.says("black", "Require the move to be undone");
  await pair.see({ d2: "white Pawn", e4: "white Pawn" });
  await pair.moves("black", "e7", "e5");
  await pair.has("black", /^Penalty C/);
  await pair.says("black", "Penalty B: the Pawn on d2");
  await pair.white.page.getByText("You must move the Pawn on d2").waitFor();
  await pair.moves("white", "d2", "d3");
  holds("II.6(d): moved out of turn, annulled, and paid for in the next turn");
};

/** @type {Play} */
const touching = async (pair, holds) => {
  await pair.begins({ code, start: "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1" });
  await pair.white.clicks("a1");
  await pair.told("II.5(b)");
  await pair.says("black", /^Penalty C/);
  await pair.white.page.getByText("You must move the King on e1").waitFor();
  await pair.moves("white", "e1", "e2");
  holds("II.5(b): a man touched that cannot move, and Penalty C");

  await pair.begins({ code, start: KNIGHT });
  await pair.white.clicks("g1");
  await pair.settles();
  await pair.moves("white", "e2", "e4");
  await pair.told("II.5(c)");
  await pair.says("black", /^Penalty A/);
  await pair.lacks("black", /^Penalty C/);
  await pair.says("black", "Penalty B: the Knight on g1");
  await pair.see({ e2: "white Pawn" });
  holds("II.5(c): a man touched that could move, and another moved: Penalties A and B");

  await pair.begins({ code, start: KNIGHT });
  await pair.white.page.locator('[data-square="g1"]').focus();
  await pair.white.page.keyboard.press("Enter");
  await pair.white.page.keyboard.press("ArrowUp");
  await pair.black.finds("g1", "empty");
  await pair.says("black", "Require the piece to be put back");
  await pair.told("II.5(a)");
  await pair.white.page.keyboard.press("Escape");
  await pair.see({ g1: "white Knight" });
  await pair.lacks("white", /^Refuse/);
  holds("II.5(a): a man held in the hand is to be replaced");

  await pair.begins({ code, start: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" });
  await pair.handles("white", "Remove a piece", "d5");
  await pair.see({ d5: "empty" });
  await pair.black.page.getByRole("button", { name: /^Claim…/ }).click();
  await pair.black.page.locator(".squares", { hasText: "Removed" }).getByRole("button").click();
  await pair.black.clicks("d5");
  await pair.told("II.5(g)");
  await pair.see({ d5: "black Pawn" });
  holds("II.5(g): a man taken off by mistake is put back");
};

/** @type {Play} */
const castling = async (pair, holds) => {
  await pair.begins({ code, start: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
  await pair.moves("white", "h1", "f1");
  await pair.moves("white", "e1", "g1");
  await pair.says("black", "Require the Rook’s move to stand alone");
  await pair.told("II.5(f)");
  await pair.see({ e1: "white King", f1: "white Rook" });
  await pair.turn("black");
  holds("II.5(f): the Rook went first, and its move is the whole");

  await pair.begins({ code, start: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
  await pair.moves("white", "e1", "g1");
  await pair.says("black", "Require castling to be completed");
  await pair.white.page.getByText("You must complete the castling").waitFor();
  await pair.moves("white", "h1", "f1");
  await pair.turn("black");
  holds("II.5(f): the King was quitted as in castling, and must castle");

  await pair.begins({ code, given: "rook a1" });
  for (const [side, from, to] of /** @type {["white" | "black", string, string][]} */ ([
    ["white", "b1", "c3"],
    ["black", "e7", "e6"],
    ["white", "d2", "d3"],
    ["black", "d7", "d6"],
    ["white", "c1", "d2"],
    ["black", "c7", "c6"],
    ["white", "d1", "c1"],
    ["black", "b7", "b6"],
    ["white", "c1", "a3"],
    ["black", "g7", "g6"],
    ["white", "e1", "c1"],
  ]))
    await pair.moves(side, from, to);
  await pair.turn("black");
  holds("IV.5: the King castles by himself where his Rook was given");
};

/** @type {Play} */
const promotion = async (pair, holds) => {
  await pair.begins({ code, start: ARRIVES });
  await pair.white.drags("a7", "a8");
  await pair.names("white", "Queen");
  for (const person of pair.both())
    await person.page.locator('[data-square="a8"][aria-label*="a Pawn stands for it"]').waitFor();
  await pair.picture("american-named-pawn");
  await pair.says("black", "Require the Queen itself on a8");
  await pair.told("II.4(b)");
  await pair.handles("white", "Remove a piece", "a8");
  await pair.handles("white", "Put a Queen", "a8");
  await pair.see({ a8: "white Queen" });
  for (const person of pair.both()) assert.doesNotMatch(await person.sees("a8"), /stands for it/);
  await pair.lacks("white", /^Refuse/);
  await pair.moves("black", "e7", "e6");
  holds("II.4(b): the opponent requires the piece for a named Pawn");

  await pair.begins({ code, start: ARRIVES });
  await pair.white.drags("a7", "a8");
  await pair.names("white", "Queen");
  await pair.moves("black", "e7", "e6");
  await pair.handles("white", "Remove a piece", "a8");
  await pair.handles("white", "Put a substitute", "a8");
  await pair.see({ a8: "white Queen" });
  await pair.moves("white", "e1", "e2");
  holds("II.4(a): in his own turn its owner sets a substitute for it");

  await pair.begins({ code, start: ARRIVES });
  await pair.white.drags("a7", "a8");
  await pair.names("white", "Queen");
  await pair.says("black", "Require the Queen itself on a8");
  await pair.says("white", "Refuse…");
  await pair.says("white", "Refuse");
  await pair.claims("black", "Forfeiture under clause (e)");
  await pair.ends("Black wins by forfeiture");
  holds("II.9(e): a legal requirement refused forfeits the game");
};

/** @type {Play} */
const claims = async (pair, holds) => {
  await pair.begins({ code, amiss: ["Board placed", "misplaced"] });
  await pair.moves("white", "e2", "e4");
  await pair.claims("black", "Board placed wrongly");
  await pair.ends("Annulled");
  await pair.told("II.2");
  await pair.white.page.getByText("White begins the next game").waitFor();
  holds("II.2, II.1(c): the board lies wrongly, and the game is annulled");

  await pair.begins({ code, amiss: ["Actually moves first", "black"] });
  await pair.moves("black", "e7", "e5");
  await pair.claims("white", "Wrong player moved first");
  await pair.ends("Annulled");
  await pair.told("II.1(b)");
  holds("II.1(b): the wrong player began");

  await pair.begins({ code, start: "6k1/8/8/8/8/8/r4PPP/6K1 b - - 0 1" });
  await pair.claims("black", "Perpetual check");
  await pair.black.reads("II.8(d)");
  holds("II.8(d): an endless check that is none is refused");

  await pair.begins({ code, silent: true });
  for (const [side, from, to] of /** @type {["white" | "black", string, string][]} */ ([
    ["white", "g1", "f3"],
    ["black", "g8", "f6"],
    ["white", "f3", "g1"],
    ["black", "f6", "g8"],
    ["white", "g1", "f3"],
    ["black", "g8", "f6"],
    ["white", "f3", "g1"],
    ["black", "f6", "g8"],
  ]))
    await pair.moves(side, from, to);
  await pair.untold();
  await pair.claims("white", "Repetition");
  await pair.ends("Drawn by repetition");
  await pair.told("II.8(c)");
  holds("II.8(c), silent: the third time is claimed by who noticed it");

  await pair.begins({ code });
  await pair.moves("white", "e2", "e4");
  await pair.claims("white", "Forfeiture under clause (d)");
  await pair.picture("american-forfeiture");
  await pair.says("black", "Admit it");
  await pair.ends("White wins by forfeiture");
  holds("II.9(d): an offence that only people know is claimed, and admitted");
};

/** @type {Play} */
const odds = async (pair, holds) => {
  await pair.begins({ code, given: "moves 2", giver: "black" });
  await pair.moves("white", "e2", "e4");
  await pair.turn("white");
  await pair.moves("white", "d2", "d4");
  await pair.turn("black");
  await pair.moves("black", "e7", "e6");
  holds("IV.4: two moves are made in one turn");

  await pair.begins({ code, given: "knight by white, rook by black" });
  await pair.see({ b1: "empty", a8: "empty" });
  await pair.moves("white", "e2", "e4");
  holds("I.12(c): both give odds, and White begins");

  await pair.begins({
    code,
    start: "7k/R7/6K1/8/8/8/8/8 w - - 0 1",
    terms: { Undertaking: ["mate-on SQ", "g8"] },
  });
  await pair.moves("white", "a7", "a8");
  await pair.ends("Black wins by the undertaking");
  await pair.told("IV.7");
  holds("IV.7, IV.8: mated on another square than he undertook");

  await pair.begins({
    code,
    start: "6k1/6pp/8/5P1P/6K1/8/8/R7 w - - 0 1",
    terms: { Undertaking: ["condition TEXT", "without castling"] },
  });
  await pair.moves("white", "a1", "a8");
  await pair.picture("american-condition");
  holds("IV.8: a condition in words");

  await pair.begins({ code, time: "20/60m*", terms: { "Play ends after": ["TIME", "4h"] } });
  await pair.white.page.getByText("Terms of this game").click();
  await pair.white.page.getByText("Play ends after: 240m").waitFor();
  holds("II.10 C: an end of play is agreed with the time");
};

/** @type {Play} */
const silent = async (pair, holds) => {
  await pair.begins({ code, start: KNIGHT, silent: true });
  await pair.moves("white", "g1", "g3");
  await pair.turn("black");
  await pair.untold();
  for (const side of /** @type {const} */ (["white", "black"])) {
    await pair.lacks(side, /^Penalty/);
    await pair.lacks(side, "Consent");
  }
  await pair.claims("black", "Illegal move");
  await pair.told("II.6(a)");
  await pair.says("black", /^Penalty A/);
  await pair.says("black", "Penalty B: the Knight on g1");
  await pair.see({ g1: "white Knight" });
  holds("II.6, silent: an illegal move passes like any other until it is claimed");

  await pair.begins({ code, start: KNIGHT, silent: true });
  await pair.white.clicks("g1");
  await pair.settles();
  await pair.moves("white", "e2", "e4");
  await pair.untold();
  await pair.claims("black", "Penalty A");
  await pair.see({ e2: "white Pawn" });
  await pair.says("black", "Penalty B: the Knight on g1");
  await pair.told("II.5(c)");
  holds("II.5(c), silent: Penalty A is asked for by who saw the touch");

  await pair.begins({ code, start: "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1", silent: true });
  await pair.white.clicks("a1");
  await pair.settles();
  await pair.claims("black", "Penalty C");
  await pair.told("II.5(b)");
  await pair.white.page.getByText("You must move the King on e1").waitFor();
  holds("II.5(b), silent: Penalty C for a man that cannot move");
};

/** @type {Play} */
const byFinger = async (pair, holds) => {
  await pair.begins({ code, start: "4k1n1/4p3/8/8/8/8/8/4K3 b - - 0 1" });
  await pair.black.slides("g8", "g6");
  await pair.white.finds("g6", "black Knight");
  await pair.settles();
  await pair.says("white", /^Penalty A/);
  await pair.says("white", /^Penalty C/);
  await pair.black.page.getByText("You must move the King on e8").waitFor();
  await pair.black.slides("e8", "f8");
  await pair.turn("white");
  await pair.black.page.getByRole("button", { name: "More" }).click();
  await pair.black.page.getByRole("button", { name: /^Spare pieces/ }).click();
  await pair.black.picture("phone-box");
  holds("II.6(b): the same with a finger on a phone, and the box there");
};

const PLAYS = [illegal, touching, castling, promotion, claims, odds, silent];
