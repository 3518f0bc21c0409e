/** The computer as an opponent: one click to the board, its reply, its draw, a rematch with colours changed. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function computer({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/`, null);
  const { page } = white;
  await white.more();
  await page.locator("fieldset", { hasText: "Your colour" }).getByLabel("White").check();
  await page.getByLabel("How well it plays").selectOption({ index: 3 });
  await white.picture("door-computer");
  await white.starts("Play the computer");
  await turnPasses([white], "white");
  await white.drags("e2", "e4");
  await completed(white, 2);
  await turnPasses([white], "white");
  await white.picture("room-computer");
  holds("a move is answered");

  await page.reload();
  await turnPasses([white], "white");
  await page.keyboard.type("a3");
  await completed(white, 4);
  holds("it goes on after a reload");
  assert.deepEqual(white.troubles, []);
  await page.context().close();

  const black = await Person.at(browser, PHONE, `${address()}/`, null);
  await black.more();
  await black.page.locator("fieldset", { hasText: "Your colour" }).getByLabel("Black").check();
  await black.picture("phone-door-computer");
  await black.starts("Play the computer");
  await completed(black, 1);
  await turnPasses([black], "black");
  await black.picture("phone-computer");
  holds("it begins with White");
  await black.page.context().close();
}

/**
 * Waits until so many moves are completed, as the server has it.
 * @param {Person} person
 * @param {number} moves
 */
async function completed({ page }, moves) {
  await page.waitForFunction(async (moves) => {
    const { pathname, hash } = window.location;
    const answer = await fetch(`/api/games/${pathname.split("/")[2]}`, {
      headers: { authorization: `Bearer ${hash.slice(1)}` },
    });
    return (await answer.json()).standing.completed === moves;
  }, moves);
}
