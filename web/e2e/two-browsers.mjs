/** White with a mouse at a desk, Black with a finger and keys on a phone, somebody who watches. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { curled, DESKTOP, Person, PHONE } from "./people.mjs";
import { checkLog, judge } from "./server.mjs";

/**
 * @typedef {{
 *   browser: import("playwright-core").Browser, data: string, room: string, holds: (what: string) => void,
 *   address: () => string, stop: (signal: NodeJS.Signals) => Promise<void>, start: () => Promise<void>,
 * }} Table
 */

/** @type {[side: string, from: string, to: string][]} */
const MOVES = [
  ["white", "e2", "e4"],
  ["black", "e7", "e5"],
  ["white", "g1", "f3"],
  ["black", "d7", "d6"],
  ["white", "f1", "c4"],
  ["black", "c8", "g4"],
];

/** @param {Table} table */
export async function twoBrowsers(table) {
  const { browser, holds } = table;
  const white = await Person.at(browser, DESKTOP, `${table.address()}/?code=bcf-1912`);
  await white.picture("new-game");
  const links = await create(white);
  holds("a game is created, and each seat has a link of its own");

  const black = await Person.at(browser, PHONE, links.other);
  const watcher = await Person.at(browser, { ...DESKTOP, colorScheme: "dark" }, links.watch);
  await black.page.locator(".board").waitFor();
  await watcher.page.locator(".board").waitFor();
  await black.picture("phone-dark");
  assert.equal(await black.isTurned(), true);
  assert.notEqual(black.page.url().split("#")[1], links.other.split("#")[1]);
  holds("Black has taken the seat with a key of his own, and sits on the other side of the board");

  for (const [side, from, to] of MOVES) {
    const [mover, other] = side === "white" ? [white, black] : [black, white];
    if (side === "white") await mover.drags(from, to);
    else await mover.slides(from, to);
    await other.finds(to, side);
    await turnPasses([white, black], side === "white" ? "black" : "white");
  }
  holds("three moves each, by mouse and by finger, seen on both screens");

  await shortPress(black, holds);
  await touchBinds(white, black, holds);
  await illegalMove(white, black, holds);
  await reload(white, black, holds);
  await onlyWatches(table, watcher, links, black.page.url(), holds);
  await legal(white, black);
  await lostServer(table, white, black, watcher);
  await white.picture("before-mate");
  await white.drags("c3", "d5");
  await mated(white, black, watcher, holds);
  await judged(table, links, white);
  for (const person of [white, black, watcher]) {
    assert.deepEqual(
      person.troubles.filter((trouble) => !trouble.includes("WebSocket")),
      [],
    );
    await person.page.context().close();
  }
}

/**
 * Waits until everybody sees that it is this side's turn, and all that was said has been answered.
 * @param {Person[]} people @param {string} side
 */
export async function turnPasses(people, side) {
  for (const { page } of people) {
    await page.locator(`.bar.turn[data-tray="${side}"]`).waitFor();
    await page.locator('.room[data-waiting="0"]').waitFor();
  }
}

/** @typedef {{ game: string, you: string, other: string, watch: string }} Links */

/**
 * @param {Person} white
 * @returns {Promise<Links>}
 */
async function create(white) {
  const { page } = white;
  await white.more();
  await page.locator(".more label").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const [other, watch] = await Promise.all([
    page.getByLabel("For the other player").inputValue(),
    page.getByLabel("To watch").inputValue(),
  ]);
  const you = page.url();
  assert.equal(new Set([you, other, watch]).size, 3);
  await white.picture("links");
  return { game: new URL(you).pathname.split("/")[2] ?? "", you, other, watch };
}

/** @param {Person} black @param {(what: string) => void} holds */
async function shortPress(black, holds) {
  const before = (await black.rulings()).length;
  const touch = await black.finger();
  await touch("touchStart", [await black.centre("g8")]);
  await touch("touchCancel", []);
  await black.page.waitForTimeout(300);
  assert.equal((await black.rulings()).length, before);
  assert.doesNotMatch(await black.sees("g8"), /touched|bound/);
  holds("a finger that the screen takes away before the ring closes has touched nothing");
}

/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function touchBinds(white, black, holds) {
  await white.clicks("b1");
  await white.reads("22(a)");
  await black.reads("22(a)");
  await white.page.locator('[data-square="b1"][aria-label*="bound"]').waitFor();
  await white.page.getByText("You must move the Knight on b1").waitFor();
  await white.picture("touched");
  await black.picture("phone-touched");
  holds("a man that White only touched binds him, on both screens");

  await white.page.locator(".middle .line a", { hasText: "22(a)" }).click();
  await white.page.locator(".panel article", { hasText: "22(a)" }).waitFor();
  await white.picture("article");
  await white.page.keyboard.press("Escape");
  holds("the article opens beside the board");

  await white.drags("b1", "c3");
  await black.finds("c3", "white Knight");
  await turnPasses([white, black], "black");
}

/** Black moves a Pawn aside without taking; White exacts, by a click, a move of that Pawn. */
/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function illegalMove(white, black, holds) {
  await black.slides("g7", "h6");
  await white.reads("24(a)");
  await white.finds("h6", "black Pawn");
  const option = white.page.locator(".options button", { hasText: "Move of the Pawn from g7" });
  await option.waitFor();
  await option.hover();
  await white.page.waitForTimeout(150);
  await white.picture("options");
  holds("an illegal move happens, is ruled, and opens options to the other side");

  await option.click();
  await black.finds("g7", "black Pawn");
  await white.finds("g7", "black Pawn");
  await black.page.getByText("You must move the Pawn on g7").waitFor();
  await black.picture("phone-exacted");
  holds("the penalty that White clicked puts the men back and binds Black");

  await black.walks("g7", "g6");
  await turnPasses([white, black], "white");
  holds("Black plays the move exacted, by keys");
}

/**
 * Presses Escape until the man is home on both screens: a page that is not connected yet does not take the key.
 * @param {Person} mover @param {Person} other @param {string} square @param {string} man
 */
async function goesHome(mover, other, square, man) {
  const home = other.page.locator(`[data-square="${square}"][aria-label^="${square}, ${man}"]`);
  for (let tries = 0; tries < 30 && (await home.count()) === 0; tries++) {
    await mover.page.keyboard.press("Escape");
    await home.waitFor({ timeout: 1000 }).catch(() => {});
  }
  await other.finds(square, man);
}

/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function reload(white, black, holds) {
  const before = await Promise.all([white.rulings(), black.rulings()]);
  await Promise.all([white.page.reload(), black.page.reload()]);
  await Promise.all([white.finds("g6", "black Pawn"), black.finds("c3", "white Knight")]);
  assert.deepEqual(await Promise.all([white.rulings(), black.rulings()]), before);
  holds("both pages loaded again in mid-game: nothing is lost");

  await white.page.locator('[data-square="f3"]').focus();
  await white.page.keyboard.press("Enter");
  await white.page.keyboard.press("ArrowUp");
  await black.finds("f3", "empty");
  await white.page.reload();
  // f3 is empty in the array too: the game is there once a move of it is.
  await white.finds("g6", "black Pawn");
  await white.finds("f3", "empty");
  await goesHome(white, black, "f3", "white Knight");
  await turnPasses([white, black], "white");
  holds("a man in the air is still in the hand when its page is loaded again");
}

/**
 * @param {Table} table @param {Person} watcher @param {Links} links @param {string} black Black's own link
 * @param {(what: string) => void} holds
 */
async function onlyWatches(table, watcher, links, black, holds) {
  await watcher.finds("g6", "black Pawn");
  const before = await watcher.rulings();
  await watcher.drags("f3", "e5");
  await watcher.page.waitForTimeout(300);
  await watcher.finds("f3", "white Knight");
  assert.deepEqual(await watcher.rulings(), before);
  assert.equal(await watcher.page.getByRole("button", { name: "Resign" }).count(), 0);
  await watcher.picture("watcher");
  holds("the watcher sees it all, and the board does not answer his hand");

  const { version } = await snapshot(table, links, links.watch);
  /** @param {string} link @param {string} act */
  const foreign = async (link, act, code = "foreign") => {
    const answer = await says(table, links.game, link, version, act);
    assert.equal(answer.status, 403, act);
    assert.equal((await answer.json()).error.code, code);
  };
  await foreign(links.watch, "white resigns");
  await foreign(links.you, "black resigns");
  await foreign(black, "white touches e1");
  await foreign(links.other, "black resigns", "foreign-key");
  holds("no seat can act for another, whatever it sends");
}

/** @param {Person} white @param {Person} black */
async function legal(white, black) {
  await white.drags("f3", "e5");
  await turnPasses([white, black], "black");
  await black.slides("g4", "d1");
  await turnPasses([white, black], "white");
}

/** The server is killed, White plays on meanwhile, and the pages come back by themselves. */
/** @param {Table} table @param {Person} white @param {Person} black @param {Person} watcher */
async function lostServer(table, white, black, watcher) {
  await table.stop("SIGKILL");
  for (const { page } of [white, black, watcher]) await page.getByText("No connection").waitFor();
  await white.drags("c4", "f7");
  await white.finds("f7", "white Bishop");
  assert.match(await black.sees("c4"), /white Bishop/);
  await table.start();
  await black.finds("f7", "white Bishop");
  await white.finds("f7", "white Bishop");
  table.holds(
    "the server is killed and started again: nothing acknowledged is lost, and what was said meanwhile arrives",
  );
  await turnPasses([white, black], "black");
  await black.walks("e8", "e7");
  await white.finds("e7", "black King");
  await turnPasses([white, black], "white");
}

/** @param {Person} white @param {Person} black @param {Person} watcher @param {(what: string) => void} holds */
async function mated(white, black, watcher, holds) {
  for (const person of [white, black, watcher])
    await person.page.locator(".result", { hasText: "White wins by checkmate" }).waitFor();
  await white.picture("mate");
  await black.picture("phone-mate");
  await white.drags("e5", "f3");
  await white.page.waitForTimeout(200);
  await white.finds("e5", "white Knight");
  holds("mate ends the game on every screen");
}

/**
 * The script on the command line, the server, and the page say the same.
 * @param {Table} table @param {Links} links @param {Person} white
 */
async function judged(table, links, white) {
  const file = join(table.room, "game.acts");
  const answer = await asks(table, `/api/games/${links.game}/script`, links.you);
  writeFileSync(file, await answer.text());
  const lines = judge(file);
  const told = await snapshot(table, links, links.you);
  assert.equal(lines.length, told.version);
  // A seat is told whose act it was as well, and which squares it names: the command line says that in the act's text.
  /** @param {{act: number, text: string, rulings: unknown}} entry */
  const said = ({ act, text, rulings }) => ({ act, text, rulings });
  assert.deepEqual(lines.map(said), told.entries.map(said));
  const saved = await white.saves("script", join(table.room, "saved.acts"));
  assert.equal(saved, readFileSync(file, "utf8"));
  table.holds(`judge on the exported script gives the server's rulings, act by act (${lines.length} acts)`);

  assert.deepEqual(lines.at(-1)?.standing, told.standing);
  table.holds("and its final standing");

  const printed = told.entries.flatMap(({ rulings }) => rulings.map(({ says }) => says));
  const shown = await white.rulings();
  assert.equal(shown.length, printed.length);
  shown.forEach((text, i) => assert.ok(text.endsWith(curled(printed[i] ?? "?")), `${text} / ${printed[i]}`));
  const men = readBoard(String(lines.at(-1)?.standing.board));
  for (const [square, words] of men) await white.finds(square, words);
  table.holds("the page shows those rulings and those men");

  await table.stop("SIGTERM");
  await table.start();
  // Who is here is another matter: the pages come back when they please, before this question or after it.
  assert.deepEqual(withoutSeats(await snapshot(table, links, links.you)), withoutSeats(told));
  table.holds("the stored log, replayed by a new server, gives the same game");
  const checked = checkLog(table.data);
  assert.match(checked, new RegExp(`${links.game}: ${told.version} acts, every seal matches`));
  table.holds("and the same seals");
}

/** @param {string} board @returns {[string, string][]} */
function readBoard(board) {
  const names = /** @type {Record<string, string>} */ ({
    k: "King",
    q: "Queen",
    r: "Rook",
    b: "Bishop",
    n: "Knight",
    p: "Pawn",
  });
  return board.split("/").flatMap((row, i) => {
    const squares = row.replace(/\d/g, (gap) => ".".repeat(Number(gap)));
    return [...squares].map((letter, file) => {
      const square = `${"abcdefgh"[file]}${8 - i}`;
      const name = names[letter.toLowerCase()];
      const side = letter === letter.toUpperCase() ? "white" : "black";
      return /** @type {[string, string]} */ ([square, name ? `${side} ${name}` : "empty"]);
    });
  });
}

/** @param {string} link */
const keyOf = (link) => link.split("#")[1] ?? "";

/** @param {Table} table @param {string} path @param {string} link @param {RequestInit} [init] */
const asks = (table, path, link, init = {}) =>
  fetch(table.address() + path, {
    ...init,
    headers: { authorization: `Bearer ${keyOf(link)}`, "content-type": "application/json" },
  });

/**
 * @param {Table} table @param {Links} links @param {string} link
 * @returns {Promise<{ version: number, entries: { act: number, text: string, rulings: { says: string }[] }[], standing: object }>}
 */
export async function snapshot(table, links, link) {
  const answer = await asks(table, `/api/games/${links.game}`, link);
  assert.equal(answer.status, 200);
  return /** @type {any} */ (await answer.json());
}

/** @param {object} game The game as it is told, without who sits there now, and how far away. */
const withoutSeats = (game) => ({ ...game, seats: undefined, away_ms: undefined });

/** @param {Table} table @param {string} game @param {string} link @param {number} version @param {string} act */
const says = (table, game, link, version, act) =>
  asks(table, `/api/games/${game}/acts`, link, {
    method: "POST",
    body: JSON.stringify({ version, act, request: `e2e-${act.replaceAll(" ", "-")}` }),
  });
