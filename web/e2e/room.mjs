/** At the board: what the main line says, typed moves, the price of a claim, looking back, a rematch that is heard of. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function room({ browser, address, room, holds }) {
  const both = await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`, null);
  await presses(both, holds);
  await illegal(both, holds);
  await pays(both, holds);
  await looksBack(both, join(room, "moves.pgn"), holds);
  assert.deepEqual(both.troubles, []);
  await both.page.context().close();
  await again(browser, address(), holds);
}

/** @param {Person} both @param {(what: string) => void} holds */
async function presses(both, holds) {
  const { page } = both;
  await page.getByRole("button", { name: "5+0", exact: true }).click();
  await page.getByText("5 minutes, FIDE, today’s laws").waitFor();
  await both.starts("Pass and play");
  await page.getByRole("region", { name: "Your first game here" }).waitFor();
  await both.picture("room-first-words");
  await page.getByRole("button", { name: "I see" }).click();
  await page.keyboard.type("e4");
  await both.finds("e4", "white Pawn");
  await turnPasses([both], "black");
  await page.getByText("White’s move is made. White: press the clock.").waitFor();
  holds("a move is typed, and who must press the clock is said by name");

  await page.keyboard.type("e7e5");
  await turnPasses([both], "white");
  await page.getByText("White is to move. White did not press the clock after the last move").waitFor();
  await both.picture("room-missed-press");
  holds("a press that was missed is told");

  await page.keyboard.press(".");
  await page.keyboard.type("Nf3");
  await page.keyboard.press("Enter");
  await turnPasses([both], "black");
  await page.keyboard.press("Space");
  await page.locator('.dial.running[data-clock="black"]').waitFor();
  assert.equal(await page.locator(".rulings").getByText("out of turn").count(), 0);
  holds("an Enter after a typed move touches nothing");
}

/** @param {Person} both @param {(what: string) => void} holds */
async function illegal(both, holds) {
  const { page } = both;
  await both.drags("b8", "b6");
  await page.getByText("Black moved the Knight from b8 to b6: that is not a legal move.").waitFor();
  await page.getByText("before the clock is pressed").waitFor();
  await both.picture("room-illegal");
  await page.keyboard.press("Space");
  await both.reads("White is given one minute");
  await both.finds("b8", "black Knight");
  holds("an illegal move is said in the main line, and the press is for it though an earlier one was missed");
  await both.drags("b8", "c6");
  await turnPasses([both], "white");
  await page.keyboard.press("Space");
  await page.locator('.dial.running[data-clock="white"]').waitFor();
}

/** @param {Person} both @param {(what: string) => void} holds */
async function pays(both, holds) {
  const { page } = both;
  for (const time of ["once", "twice"]) {
    await page.keyboard.press("l");
    const panel = page.locator(".panel");
    await page.locator(".panel:focus").waitFor();
    await panel.getByText("If the claim is wrong: Black is given").first().waitFor();
    await panel
      .getByRole("button", { name: /^Fifty moves/ })
      .first()
      .click();
    await panel.getByRole("button", { name: "Do not claim" }).waitFor();
    if (time === "once") await both.picture("room-claims");
    await both.sure();
    await page.getByText("claim was rejected.").waitFor();
    await panel.waitFor({ state: "detached" });
    if (time === "once") {
      const declines = page.getByRole("button", { name: /declines the draw/ });
      await declines.click();
      // A key that is pressed while the button is still there would bring the keys back to it.
      await declines.waitFor({ state: "detached" });
    }
  }
  await both.picture("room-claim-rejected");
  const tallies = page.getByRole("region", { name: "Penalties so far" });
  assert.equal(await tallies.getByText("White was penalised: Black received").count(), 2);
  holds("a claim says what it costs if it is wrong, asks once more, and two equal penalties are told");
}

/** @param {Person} both @param {string} file @param {(what: string) => void} holds */
async function looksBack(both, file, holds) {
  const { page } = both;
  await page.keyboard.press("ArrowLeft");
  await both.finds("f3", "white Knight");
  await both.finds("c6", "empty");
  await page.locator(".look .here", { hasText: "2. Nf3" }).waitFor();
  await both.picture("room-look-back");
  // However much is said, the clock lies over nothing.
  const [clock, under] = await Promise.all(
    [".near", ".foot"].map((place) => both.page.locator(place).boundingBox()),
  );
  assert.ok(clock && under && clock.y + clock.height <= under.y + 1, "the clock lies over the row below it");
  await page.keyboard.press("Home");
  await both.finds("e2", "white Pawn");
  await page.getByRole("button", { name: "Show the position after 1… e5" }).click();
  await both.finds("e5", "black Pawn");
  await both.finds("f3", "empty");
  await page.keyboard.press("Escape");
  await both.finds("c6", "black Knight");
  holds("the game is looked back at while it goes on: by keys, by the score, and back");

  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("p.result", { hasText: "Black wins by resignation" }).waitFor();
  await page.locator(".score .ending", { hasText: "0–1 Black wins by resignation." }).waitFor();
  assert.equal(await page.locator(".status").getByRole("button", { name: "Why can" }).count(), 0);
  const seen = (/** @type {string} */ name) =>
    page
      .getByRole("button", { name })
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  assert.equal(await seen("Look back"), 1);
  await page.getByRole("button", { name: "Replay the game", exact: true }).click();
  await both.finds("e2", "white Pawn");
  assert.equal(await seen("To the end"), 1);
  await page.keyboard.press("ArrowRight");
  await both.finds("e4", "white Pawn");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Names and event").click();
  await page.getByLabel("White", { exact: true }).last().fill("A. Player");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the PGN" }).click(),
  ]);
  await download.saveAs(file);
  const { readFileSync } = await import("node:fs");
  const pgn = readFileSync(file, "utf8");
  assert.match(pgn, /\[White "A. Player"\]/);
  assert.match(pgn, /\[TimeControl "300"\]/);
  assert.match(pgn, /1\. e4 \{\[%clk [\d:.]+\]\} 1\.\.\. e5 .*\s2\.\.\. Nc6 .*\s0-1/s);
  assert.doesNotMatch(pgn, /\{(?!\[%clk )/);
  holds("a finished game is replayed, and saved with names, moves and clock times alone");
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function again(browser, address, holds) {
  const white = await Person.at(browser, DESKTOP, `${address}/?code=fide-2023`);
  await white.more();
  await white.page.locator(".more label").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const link = await white.page.getByLabel("For the other player", { exact: true }).inputValue();
  const black = await Person.at(browser, PHONE, link);
  await black.page.locator(".board").waitFor();
  await white.page.getByRole("button", { name: "Chat" }).click();
  await white.page.getByRole("button", { name: "Turn chat on" }).click();
  const says = async (/** @type {string} */ words) => {
    await white.page.getByRole("textbox", { name: "Say something" }).fill(words);
    await white.page.getByRole("button", { name: "Send" }).click();
  };
  await says("Hello?");
  const unheard = white.page.getByText("he does not read what you write");
  await unheard.waitFor();
  await black.page.getByRole("button", { name: "Chat" }).tap();
  await black.page.getByRole("button", { name: "Turn chat on" }).tap();
  await unheard.waitFor({ state: "detached" });
  await says("Good luck");
  await black.page.getByText("Good luck").waitFor();
  await black.picture("phone-chat");
  holds("the players say something to each other, once both have turned it on");

  await white.page.getByRole("button", { name: "Close" }).click();
  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.getByRole("button", { name: "Rematch, colours changed" }).click();
  await black.page.getByRole("button", { name: "Close" }).tap();
  await black.page.getByText("Your opponent wants a rematch.").waitFor();
  await black.picture("phone-rematch");
  await black.page.goto(`${address}/`);
  await black.page
    .getByRole("region", { name: "My games" })
    .getByRole("link", { name: "Your opponent wants a rematch: join" })
    .click();
  await black.page.locator(".bar h2", { hasText: "White you" }).waitFor();
  await white.page.locator(".bar h2", { hasText: "Black you" }).waitFor();
  holds("the other hears of a rematch, in the room and in My games, and joins it");
  for (const person of [white, black]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}
