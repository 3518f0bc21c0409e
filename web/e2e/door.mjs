/** From the door to the board in one click; whole moves in one gesture; my games, and the same game again. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** White may castle, and take en passant after a double step. */
const START = "4k3/3p4/8/4P3/8/8/8/R3K2R b KQ - 0 1";

/** @param {import("./two-browsers.mjs").Table} table */
export async function door({ browser, address, holds }) {
  const both = await Person.at(browser, DESKTOP, `${address()}/`, null);
  const { page } = both;
  await page
    .locator("fieldset.code label", { hasText: "FIDE, today’s laws" })
    .getByRole("radio")
    .and(page.locator(":checked"))
    .waitFor();
  await page.locator("details.more summary", { hasText: "Chess960, a head start for one player" }).waitFor();
  await both.picture("door");
  for (const [typed, words] of [
    ["10+5", "10 minutes and 5 seconds a move"],
    ["5", "5 minutes"],
    ["3|2", "3 minutes and 2 seconds a move"],
    ["10 min", "10 minutes"],
    ["90/40+30", "40 moves in 90 minutes and 30 seconds a move"],
  ]) {
    await page.getByRole("textbox", { name: "Another time" }).fill(typed ?? "");
    await page.getByText(`${words}, for each player`).waitFor();
  }
  await page.getByRole("textbox", { name: "Another time" }).fill("3 days");
  await page.getByText("Days are for a game by post").waitFor();
  holds("a time is read as people type it");

  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByLabel("Green").check();
  await settings.getByLabel("Sounds: moves").uncheck();
  await both.picture("door-settings");
  await settings.getByRole("button", { name: "Close" }).click();
  await settings.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.board), "green");
  assert.match(await page.evaluate(() => localStorage.getItem("jadoube likes") ?? ""), /"sounds":false/);
  holds("the board and the sounds are chosen at the door");

  await page.getByRole("button", { name: "No clock" }).click();
  await both.starts("Pass and play");
  await turnPasses([both], "white");
  await page.getByText("White is to move.").waitFor();
  holds("one click from the door to the board");

  await lost(browser, page.url(), address(), holds);
  await completes(both, address(), holds);
  await presses(both, address(), holds);
  await invites(browser, address(), holds);
  await myGames(browser, address(), holds);
  assert.deepEqual(both.troubles, []);
  await page.context().close();
}

/**
 * @param {import("playwright-core").Browser} browser @param {string} room @param {string} address
 * @param {(what: string) => void} holds
 */
async function lost(browser, room, address, holds) {
  const one = await Person.at(browser, DESKTOP, `${address}/`, null);
  const { page } = one;
  await page.getByRole("button", { name: "Pass and play" }).focus();
  await page.keyboard.press("Enter");
  await page.locator('.board [data-square="e2"]:focus').waitFor();
  await page.keyboard.type("e4");
  await one.finds("e4", "white Pawn");
  holds("after a start by keys the board has them");
  await page.context().close();

  const far = await Person.at(browser, PHONE, "about:blank", null);
  let down = true;
  await far.page
    .context()
    .route(/\/assets\/Entrance-|\/api\/seats/, (route) => (down ? route.abort() : route.continue()));
  await far.page.goto(room);
  await far.page.getByRole("button", { name: "Try now" }).waitFor();
  await far.picture("room-lost");
  down = false;
  await far.page.locator(".board").waitFor();
  holds("a room that could not be fetched is fetched once it can be");
  down = true;
  await far.page.context().route(/\/assets\/Desk-/, (route) => (down ? route.abort() : route.continue()));
  await far.page.goto(new URL("/desk", room).href);
  await far.page.getByRole("button", { name: "Try now" }).waitFor();
  down = false;
  await far.page.getByRole("heading", { name: "The arbiter’s desk" }).waitFor();
  holds("so is any other part of the page");
  await far.page.context().close();
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function completes(both, address, holds) {
  const { page } = both;
  await page.goto(`${address}/?start=${encodeURIComponent(START)}`);
  await both.starts("Pass and play");
  await both.drags("d7", "d5");
  await turnPasses([both], "white");
  await both.clicks("e5");
  await page.getByText("White must move the Pawn on e5. Tap the square where it goes.").waitFor();
  await both.clicks("d6");
  await turnPasses([both], "black");
  await both.finds("d5", "empty");
  await both.drags("e8", "f7");
  await turnPasses([both], "white");
  await both.drags("e1", "g1");
  await turnPasses([both], "black");
  await both.finds("g1", "white King");
  await both.finds("f1", "white Rook");
  holds("capturing en passant and castling complete themselves: two taps, one drag");

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Castling and capturing en passant complete themselves").click();
  await page.goto(`${address}/?start=${encodeURIComponent("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")}`);
  await both.starts("Pass and play");
  await both.drags("e1", "g1");
  await page.getByText("must complete the castling: move the Rook from h1 to f1").waitFor();
  await both.drags("h1", "f1");
  await turnPasses([both], "black");
  holds("who wishes it castles by hand, and is told what is left to do");
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function presses(both, address, holds) {
  const { page } = both;
  await page.goto(`${address}/`);
  await page.getByRole("button", { name: "5+0", exact: true }).click();
  await both.more();
  await page.getByText("Guarded.").click();
  await both.starts("Pass and play");
  await both.drags("e2", "e4");
  await page.locator('.dial.running[data-clock="black"]').waitFor();
  await both.drags("e7", "e4");
  await both.reads("This table is guarded");
  await page.locator('.dial.running[data-clock="black"]').waitFor();
  await both.drags("e7", "e5");
  await page.locator('.dial.running[data-clock="white"]').waitFor();
  holds("at a guarded table the move presses the clock, and a move that is refused does not");
  /** @type {string[][]} */
  const sent = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { type, act, acts } = JSON.parse(String(payload));
      if (type === "act") sent.push(acts ?? [act]);
    }),
  );
  await page.reload();
  await page.locator('.room[data-waiting="0"]').waitFor();
  await both.drags("g1", "f3");
  await page.locator('.dial.running[data-clock="black"]').waitFor();
  assert.deepEqual(sent.at(-1)?.slice(-2), ["white releases", "white presses"]);
  holds("the press goes with the move in one message");
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function invites(browser, address, holds) {
  const anna = await Person.at(browser, DESKTOP, `${address}/`, null);
  await anna.page.getByRole("button", { name: "3+2", exact: true }).click();
  await anna.page.getByLabel("Your name, if others may see it").fill("Anna");
  await anna.starts("Play a friend");
  const link = await anna.page.getByLabel("For the other player", { exact: true }).inputValue();
  const context = await browser.newContext({ reducedMotion: "reduce", ...PHONE });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole("heading", { name: "Anna invites you to a game of chess" }).waitFor();
  const agreed = page.locator("dl");
  for (const says of [/You have\s*(White|Black)/, "3 minutes and 2 seconds a move", "FIDE 2023"])
    await agreed.filter({ hasText: says }).waitFor();
  await page.getByText("What you touch counts").waitFor();
  await page.getByText("After your move, press the clock.").waitFor();
  await page.screenshot({ path: "test-results/phone-invited.png", fullPage: true });
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator(".board").waitFor();
  holds("who is invited learns by whom, to what game, and what is different here, before he sits down");

  await anna.page.goto(`${address}/`);
  await anna.starts("Play a friend");
  const next = await anna.page.getByLabel("For the other player", { exact: true }).inputValue();
  await page.evaluate(
    (likes) => localStorage.setItem("jadoube likes", likes),
    JSON.stringify({ name: "Björn" }),
  );
  await page.goto(next);
  await page.getByRole("heading", { name: "Anna invites you to a game of chess" }).waitFor();
  assert.equal(await page.getByRole("textbox").inputValue(), "Björn");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator(".bar .name", { hasText: "Björn" }).waitFor();
  holds("so does who has said his name before: it stands there already");
  await context.close();
  await anna.page.context().close();
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function myGames(browser, address, holds) {
  const white = await Person.at(browser, DESKTOP, `${address}/`, null);
  await white.more();
  await white.page.locator(".more label").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  await white.page.getByRole("img", { name: "The same link as a QR code" }).first().waitFor();
  const game = new URL(white.page.url()).pathname.split("/")[2];
  const black = await Person.at(
    browser,
    PHONE,
    await white.page.getByLabel("For the other player", { exact: true }).inputValue(),
    null,
  );
  await black.page.locator(".board").waitFor();
  assert.match(await white.page.title(), /^● Your move/);
  await black.page.getByRole("button", { name: "Links" }).click();
  const watched = await black.page.getByLabel("To watch", { exact: true }).inputValue();
  await black.page.getByRole("button", { name: "Close" }).click();
  const watcher = await Person.at(browser, DESKTOP, watched, null);
  await watcher.page.getByText("watching", { exact: true }).first().waitFor();
  await watcher.page.context().close();
  holds("who was invited has the link for those who watch, too");

  await white.drags("d2", "d4");
  await turnPasses([white, black], "black");
  await black.page.waitForFunction(() => document.title.startsWith("● Your move"));
  assert.match(await white.page.title(), /^Black to move/);
  holds("the tab says whose move it is");

  await white.page.goto(`${address}/`);
  await white.page.getByRole("region", { name: "My games" }).getByText("Black to move").waitFor();
  await black.presses("d7", 40);
  await black.presses("d5", 40);
  await black.finds("d5", "black Pawn");
  await white.page.reload();
  const mine = white.page.getByRole("region", { name: "My games" });
  await mine.getByText("your move").waitFor();
  await mine.getByText("A link to take it along").click();
  const along = await mine.getByLabel("A link to take it along").inputValue();
  const elsewhere = await Person.at(browser, PHONE, along, null);
  await elsewhere.page.getByText("kept in this browser now").waitFor();
  await elsewhere.page.getByText("your move").waitFor();
  await elsewhere.page.screenshot({ path: "test-results/taken-along.png", fullPage: true });
  await elsewhere.page.getByRole("link", { name: `Game ${game}` }).click();
  await elsewhere.page.locator(".board").waitFor();
  await elsewhere.page
    .getByRole("button", { name: "Resign" })
    .or(elsewhere.page.getByRole("button", { name: "More" }))
    .first()
    .waitFor();
  assert.deepEqual(elsewhere.troubles, []);
  await elsewhere.page.context().close();
  holds("a link brings my games and my seats to another browser");
  await white.page.screenshot({ path: "test-results/my-games.png", fullPage: true });
  await mine.getByRole("link", { name: `Game ${game}` }).click();
  await white.page.locator(".board").waitFor();
  await white.page.getByRole("button", { name: "Links" }).click();
  await white.page.getByLabel("To watch", { exact: true }).waitFor();
  // The other seat is taken: the invitation to it opens nothing any more.
  assert.equal(await white.page.getByLabel("For the other player", { exact: true }).count(), 0);
  await white.page.getByRole("button", { name: "Close" }).click();
  holds("my games are listed with whose move it is, and their links are had again; short taps move");

  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.locator(".result", { hasText: "Black wins" }).waitFor();
  await white.picture("over");
  await black.picture("phone-over");
  await white.page.getByRole("button", { name: "Rematch, colours changed" }).click();
  await white.page.locator(".bar h2", { hasText: "Black you" }).waitFor();
  holds("the same game again, with colours changed");
  for (const person of [white, black]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}
