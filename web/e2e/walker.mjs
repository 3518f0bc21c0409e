/** What is peculiar to walker-1832, played by two people in two windows, at open tables and at silent ones. */

import { Pair } from "./pair.mjs";

const code = "walker-1832";
const ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const ROOK_SEVENTH = "4k3/r7/8/8/8/8/P7/4K3 b - - 0 1";

/** @typedef {(pair: Pair, holds: (what: string) => void) => Promise<void>} Play */

/** @param {import("./two-browsers.mjs").Table} table */
export async function walker(table) {
  const pair = await Pair.at(table);
  for (const play of PLAYS) await play(pair, table.holds);
  await pair.leave();
}

/** @type {Play} */
const falseMove = async (pair, holds) => {
  await pair.begins({ code, start: ROOK });
  await pair.moves("white", "a1", "b3");
  await pair.told("XIII");
  await pair.has("black", "Move of the Rook from a1");
  await pair.has("black", "Move of the King");
  await pair.lacks("white", "The move stands as played");
  await pair.white.page.getByText("The offence is yours: Black may choose what follows.").waitFor();
  await pair.black.page.setViewportSize({ width: 844, height: 390 });
  await pair.black.page.waitForFunction(() => {
    const choices = document.querySelector(".choices");
    return choices !== null && choices.scrollHeight <= choices.clientHeight;
  });
  await pair.black.picture("walker-false-lying");
  await pair.black.page.setViewportSize({ width: 1280, height: 800 });
  holds("XIII: the offender is told that the offence is his; on its side a phone shows all three choices");
  await pair.picture("walker-false");
  await pair.says("black", "The move stands as played");
  await pair.told("Black has it stand as it was played");
  await pair.moves("black", "e8", "e7");
  await pair.moves("white", "b3", "b7");
  holds("XIII: a false move is left standing, and play goes on from there");

  await pair.begins({ code, start: ROOK });
  await pair.moves("white", "a1", "b3");
  await pair.says("black", "Move of the King");
  await pair.see({ a1: "white Rook", b3: "empty" });
  await pair.white.page.getByText("You must move the King on e1").waitFor();
  await pair.moves("white", "e1", "e2");
  await pair.turn("black");
  holds("XIII: or it goes back, and the King moves");

  await pair.begins({ code, start: ROOK });
  await pair.moves("white", "a1", "b3");
  await pair.has("black", "Move of the King");
  await pair.black.clicks("e8");
  await pair.told("XXIV");
  await pair.lacks("black", "Move of the King");
  holds("XXIV: who has touched a man can exact nothing any more");
};

/** On a phone the rulings lie below: who asks for what is said beside the board. */
/** @type {Play} */
const takeBack = async (pair, holds) => {
  await pair.begins({ code });
  await pair.moves("white", "e2", "e4");
  await pair.says("white", "Ask to take back");
  await pair.white.page.getByText("You asked to take your move back.").waitFor();
  const asked = pair.black.page.getByText("White asks to take the last move back.");
  // What is asked stands before the answer to it.
  await asked.locator("xpath=following-sibling::*[1]").getByText("Let it be taken back").waitFor();
  await pair.says("black", "Let it be taken back");
  await pair.see({ e2: "white Pawn", e4: "empty" });
  await asked.waitFor({ state: "detached" });
  holds("a move is asked back, both are told so, and it is taken back");
};

/** @type {Play} */
const adverseMan = async (pair, holds) => {
  await pair.begins({ code, start: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" });
  await pair.moves("white", "d5", "d3");
  await pair.told("X");
  await pair.has("black", "Move of the King");
  await pair.says("black", "The move stands as played");
  await pair.see({ d3: "black Pawn", d5: "empty" });
  await pair.moves("black", "d3", "d2");
  holds("X: an adverse man is left where it was put");

  await pair.begins({ code, start: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" });
  await pair.moves("white", "d5", "d3");
  await pair.says("black", "Capture of the Pawn on d5");
  await pair.see({ d3: "empty", d5: "black Pawn" });
  await pair.moves("white", "e4", "d5");
  await pair.turn("black");
  holds("X: or it is put back and taken");
};

/** @type {Play} */
const captures = async (pair, holds) => {
  await pair.begins({ code, start: "4k3/8/8/3p4/8/4N3/8/2B1K3 w - - 0 1" });
  await pair.moves("white", "c1", "d5");
  await pair.told("XI");
  await pair.has("black", "Move of the Bishop from c1");
  await pair.says("black", "Capture of the Pawn on d5");
  await pair.moves("white", "e3", "d5");
  holds("XI: taken with a man that cannot, it is taken with one that can");

  await pair.begins({ code });
  await pair.handles("white", "Remove a piece", "e2");
  await pair.see({ e2: "empty" });
  await pair.moves("white", "g1", "e2");
  await pair.told("XII");
  await pair.picture("walker-own-man");
  await pair.has("black", "Move of the Knight from g1");
  await pair.says("black", "Move of the Pawn from e2");
  await pair.see({ e2: "white Pawn", g1: "white Knight" });
  await pair.moves("white", "e2", "e4");
  holds("XII: a man of one's own is taken off and captured, and one of the two is exacted");
};

/** @type {Play} */
const twoMoves = async (pair, holds) => {
  await pair.begins({ code });
  await pair.moves("white", "e2", "e4");
  await pair.moves("white", "d2", "d4");
  await pair.told("XIV");
  await pair.picture("walker-two-moves");
  await pair.has("black", "The second move goes back");
  await pair.says("black", "Both moves stand");
  await pair.turn("black");
  await pair.moves("black", "e7", "e5");
  await pair.see({ e4: "white Pawn", d4: "white Pawn" });
  holds("XIV: two moves in succession, and both stand");

  await pair.begins({ code });
  await pair.moves("white", "e2", "e4");
  await pair.moves("white", "d2", "d4");
  await pair.moves("white", "d4", "d2");
  await pair.turn("black");
  await pair.told("The man moved second has been put back");
  await pair.moves("black", "e7", "e5");
  await pair.turn("white");
  holds("XIV: or the hand that moved it puts the second back");
};

/** @type {Play} */
const castling = async (pair, holds) => {
  await pair.begins({ code, start: "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1" });
  await pair.moves("white", "e1", "g1");
  await pair.moves("white", "h1", "f1");
  await pair.told("XVI");
  await pair.picture("walker-castling");
  await pair.has("black", "Move of the King");
  await pair.says("black", "Move of the Rook");
  await pair.see({ e1: "white King", h1: "white Rook" });
  await pair.moves("white", "h1", "h2");
  holds("XVI: castled wrongly, it is recalled, and the Rook must move");
};

/** @type {Play} */
const checks = async (pair, holds) => {
  await pair.begins({ code, start: ROOK_SEVENTH });
  await pair.moves("black", "a7", "e7");
  await pair.moves("white", "a2", "a3");
  await pair.lacks("black", "Move of the King");
  await pair.moves("black", "e8", "d8");
  await pair.moves("white", "a3", "a4");
  await pair.says("black", /^Check/);
  await pair.told("XVII");
  await pair.see({ e8: "black King", a2: "white Pawn" });
  await pair.turn("white");
  await pair.picture("walker-late-check");
  await pair.moves("white", "e1", "d1");
  holds("XVII: a check that was not announced is noticed late, and all goes back to it");

  await pair.begins({ code, start: ROOK_SEVENTH });
  await pair.moves("black", "a7", "e7");
  await pair.says("black", /^Check/);
  await pair.moves("white", "a2", "a3");
  await pair.told("XIII");
  await pair.lacks("black", "The move stands as played");
  await pair.says("black", "Move of the King");
  await pair.see({ a2: "white Pawn" });
  holds("XVII, XIII: a check that was announced must be provided for");

  await pair.begins({ code, start: ROOK_SEVENTH });
  await pair.moves("black", "a7", "d7");
  await pair.says("black", /^Check/);
  await pair.moves("white", "e1", "f1");
  // The right stands beside the board, where nobody need look for it.
  await pair.white.page.getByRole("button", { name: "Claim the false check" }).waitFor();
  await pair.picture("walker-false-check");
  await pair.says("white", "Claim the false check");
  await pair.told("XIX");
  await pair.see({ e1: "white King", d7: "black Rook" });
  await pair.moves("white", "a2", "a4");
  holds("XIX: a false check, and the King that fled from it comes back");

  await pair.begins({ code, start: "4k3/8/8/4r3/8/8/P6P/4K3 w - - 0 1" });
  for (const [side, from, to] of /** @type {["white" | "black", string, string][]} */ ([
    ["white", "a2", "a3"],
    ["black", "e8", "d8"],
    ["white", "h2", "h3"],
    ["black", "d8", "c8"],
  ]))
    await pair.moves(side, from, to);
  await pair.claims("white", "In check");
  await pair.picture("walker-in-check");
  await pair.says("black", "Admit it");
  await pair.told("XVIII");
  await pair.see({ h2: "white Pawn", d8: "black King" });
  holds("XVIII: long in check, and nobody knows since when: the last move goes back");
};

/** @type {Play} */
const pawns = async (pair, holds) => {
  await pair.begins({ code, start: "7k/P7/8/8/8/8/8/K7 w - - 0 1" });
  await pair.white.drags("a7", "a8");
  await pair.says("white", /stays a Pawn/);
  await pair.see({ a8: "white Pawn" });
  await pair.turn("black");
  await pair.told("XX");
  holds("XX: a Pawn stays a Pawn on the eighth rank");

  await pair.begins({ code, given: "pawn, moves 3", giver: "black" });
  await pair.see({ f7: "empty" });
  await pair.moves("white", "e2", "e4");
  await pair.moves("white", "d2", "d4");
  await pair.moves("white", "e4", "e5");
  await pair.told("V");
  await pair.picture("walker-three-moves");
  await pair.has("black", "Move of the King");
  await pair.says("black", "The move stands as played");
  await pair.moves("black", "e7", "e6");
  holds("V: Pawn and three moves keep to the mover's own half");
};

/** @type {Play} */
const starts = async (pair, holds) => {
  await pair.begins({ code, amiss: ["Board placed", "misplaced"] });
  await pair.picture("walker-board");
  await pair.moves("white", "e2", "e4");
  await pair.claims("black", "Board placed wrongly");
  await pair.ends("To be played again");
  await pair.told("I");
  holds("I: the board lies wrongly, both see it, and the game is begun anew");

  await pair.begins({ code, start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1" });
  await pair.moves("white", "e2", "e4");
  await pair.claims("black", "Pieces set up wrongly");
  await pair.told("II");
  await pair.see({ d1: "white Queen", e1: "white King", e4: "white Pawn" });
  holds("II: men on wrong squares are put right");

  await pair.begins({ code, start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1" });
  await pair.moves("white", "c1", "d3");
  await pair.moves("black", "e7", "e5");
  await pair.claims("white", "Pieces set up wrongly");
  await pair.white.page
    .getByLabel("Where the pieces stand, in FEN")
    .fill("rnbqkbnr/pppp1ppp/8/4p3/8/3N4/PPPPPPPP/R1BQKBNR w KQkq - 0 2");
  await pair.picture("walker-finding");
  await pair.says("white", "The pieces stand like this");
  await pair.says("black", "Agree");
  await pair.see({ b1: "empty", c1: "white Bishop", d3: "white Knight" });
  await pair.told("II");
  holds("II: where a man cannot simply go home both players find where it stands");

  await pair.begins({ code, given: "knight not-removed" });
  await pair.see({ b1: "white Knight" });
  await pair.moves("white", "e2", "e4");
  await pair.claims("white", "Odds not given");
  await pair.ends("To be played again");
  await pair.told("III");
  holds("III: the man that was to be given stands there still");

  await pair.begins({ code, terms: { "Has the first move": ["black"] } });
  await pair.turn("black");
  await pair.moves("black", "e7", "e5");
  holds("IV: the lot may give Black the first move");
};

/** @type {Play} */
const endings = async (pair, holds) => {
  await pair.begins({ code, start: "8/8/8/3k4/8/8/8/K6Q w - - 0 1" });
  await pair.lacks("white", "Give notice of fifty moves");
  await pair.moves("white", "h1", "h2");
  await pair.says("black", "Give notice of fifty moves");
  await pair.told("XXII");
  for (const { page } of pair.both())
    await page.getByText("Black’s count of fifty moves: White 0, Black 0").waitFor();
  await pair.moves("black", "d5", "d4");
  for (const { page } of pair.both())
    await page.getByText("Black’s count of fifty moves: White 0, Black 1").waitFor();
  await pair.picture("walker-counting");
  holds("XXII: the weaker side gives notice, and both see the count");

  await pair.begins({
    code,
    start: "7k/5Q2/8/8/8/8/8/K7 w - - 0 1",
    terms: { Undertaking: ["win"] },
  });
  await pair.white.page.getByText("Terms of this game").click();
  await pair.white.page.getByText("White undertakes: to win").waitFor();
  await pair.moves("white", "f7", "g6");
  await pair.ends("Black wins by the undertaking");
  await pair.told("XXIII");
  holds("XXIII: who undertook to win loses by a stalemate");
};

/** @type {Play} */
const silent = async (pair, holds) => {
  await pair.begins({ code, start: ROOK, silent: true });
  await pair.moves("white", "a1", "b3");
  await pair.turn("black");
  await pair.untold();
  await pair.black.page.getByRole("button", { name: /^Claim…/ }).click();
  await pair.black.picture("walker-silent-exacts");
  await pair.black.page.locator(".panel").getByRole("button", { name: "Move of the King" }).click();
  await pair.told("XIII");
  await pair.see({ a1: "white Rook", b3: "empty" });
  await pair.white.page.getByText("You must move the King on e1").waitFor();
  await pair.picture("walker-silent-exacted");
  holds("XIII, silent: nobody says a word of a false move, and it is exacted all the same");

  await pair.begins({ code, start: ROOK, silent: true });
  await pair.moves("white", "a1", "a3");
  await pair.black.page.getByRole("button", { name: /^Claim…/ }).click();
  await pair.black.page.locator(".panel").getByRole("button", { name: "Move of the King" }).click();
  await pair.black.reads("A silent table does not say why.");
  await pair.untold();
  await pair.see({ a3: "white Rook" });
  holds(
    "XIII, silent: exacted without ground it has no effect, the table does not say why, and the other hears nothing",
  );

  await pair.begins({ code, start: ROOK_SEVENTH, silent: true });
  await pair.moves("black", "a7", "e7");
  await pair.says("black", /^Check/);
  await pair.white.page
    .getByText(/says? “check”/)
    .first()
    .waitFor({ state: "attached" });
  await pair.untold();
  await pair.moves("white", "a2", "a3");
  await pair.turn("black");
  await pair.black.page.getByRole("button", { name: /^Claim…/ }).click();
  await pair.black.page.locator(".panel").getByRole("button", { name: "Move of the King" }).click();
  await pair.see({ a2: "white Pawn" });
  await pair.told("XIII");
  holds("XVII, silent: the word is heard and not judged; the King left in check is exacted");
};

const PLAYS = [
  takeBack,
  falseMove,
  adverseMan,
  captures,
  twoMoves,
  castling,
  checks,
  pawns,
  starts,
  endings,
  silent,
];
