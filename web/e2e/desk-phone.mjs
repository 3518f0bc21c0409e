/** The arbiter's desk on a phone: two illegal moves at one table, the way back, another offence. */

import assert from "node:assert/strict";
import { Person, PHONE } from "./people.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function deskOnAPhone({ browser, address, holds }) {
  const arbiter = await Person.at(browser, PHONE, `${address()}/desk`);
  const { page } = arbiter;
  const answer = page.getByRole("button", { name: "Answer", exact: true });

  await illegalMove(arbiter, "14", "g1", "g4");
  await answer.click();
  await page.getByText("Another one ends the game.").first().waitFor();
  await fits(arbiter);
  await arbiter.picture("desk-phone-answer");
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("button", { name: "Next table" }).first().click();
  await page.getByRole("button", { name: "Log (1)" }).click();
  await page.getByText("Illegal move.", { exact: false }).first().waitFor();
  await fits(arbiter);
  await arbiter.picture("desk-phone-log");
  await page.getByRole("button", { name: "Log (1)" }).click();
  holds("an answer and the log are no wider than the phone");

  await illegalMove(arbiter, "14", "e2", "e5");
  await answer.click();
  await page.getByText("Was that in this game?").waitFor();
  await arbiter.picture("desk-phone-earlier");
  await page.getByRole("button", { name: "Yes, it counts" }).click();
  await page.getByText("It is another illegal move by White").first().waitFor();
  assert.equal(await page.getByText("Was that in this game?").count(), 0);
  holds("an illegal move that is in the log is asked about, and counts");

  await page.goBack();
  await page.locator(".step-2").waitFor();
  await page.goBack();
  await page.locator(".step-1").waitFor();
  assert.equal(new URL(page.url()).pathname, "/desk");
  holds("the phone's way back leads from step to step");

  await page.getByRole("button", { name: /^Something else/ }).click();
  await page.getByRole("button", { name: "Telephone or other device" }).click();
  await page.getByText("White had an electronic device and loses the game.").first().waitFor();
  await fits(arbiter);
  assert.ok(await page.locator(".step-3").isVisible());
  holds("a telephone: of what no board shows the answer comes at once");

  await page.goBack();
  await page.getByRole("button", { name: "Something different" }).click();
  await page.getByRole("button", { name: "Pawn left on the last rank" }).click();
  for (const square of ["d2", "d1"]) await page.locator(`[data-square="${square}"]`).tap();
  await answer.click();
  await page.getByText("White is given two minutes for an illegal move by Black.").first().waitFor();
  await fits(arbiter);
  holds("a Pawn that was left, without the position");

  await page.goBack();
  await page.getByRole("button", { name: "Something different" }).click();
  await page.getByRole("button", { name: "Piece knocked over" }).click();
  for (const square of ["d1", "d3"]) await page.locator(`[data-square="${square}"]`).tap();
  await answer.click();
  await page.getByText("stands again, and White is to play").first().waitFor();
  await fits(arbiter);
  holds("a piece that was knocked over goes back");

  assert.deepEqual(arbiter.troubles, []);
  await page.context().close();

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [844, 390],
  ])
    await wholeBoard(browser, `${address()}/desk`, width ?? 0, height ?? 0);
  holds("the smallest phones show the whole board above the thumb");
}

/**
 * On a phone of this size the whole board is seen before anything is scrolled.
 * @param {import("./people.mjs").Browser} browser
 * @param {string} desk @param {number} width @param {number} height
 */
async function wholeBoard(browser, desk, width, height) {
  const arbiter = await Person.at(browser, { ...PHONE, viewport: { width, height } }, desk);
  const { page } = arbiter;
  await page.getByRole("button", { name: /^Illegal move/ }).tap();
  const board = await page.locator(".shown .frame").boundingBox();
  const thumb = await page.locator(".thumb").boundingBox();
  assert.ok(board !== null && thumb !== null && board.y >= 0);
  assert.ok(board.y + board.height <= thumb.y, `${width}×${height}: ${board.y + board.height} > ${thumb.y}`);
  await fits(arbiter);
  await arbiter.picture(`desk-phone-${width}x${height}`);
  await page.context().close();
}

/** @param {Person} arbiter @param {string} table @param {string} from @param {string} to */
async function illegalMove({ page }, table, from, to) {
  await page.getByRole("button", { name: /^Illegal move/ }).click();
  await page.getByRole("textbox", { name: /Table/ }).first().fill(table);
  await page.getByRole("textbox", { name: /White shows/i }).fill("1:41:37");
  await page.getByRole("textbox", { name: /Black shows/i }).fill("1:38:55");
  for (const square of [from, to]) await page.locator(`[data-square="${square}"]`).tap();
}

/** @param {Person} arbiter */
async function fits({ page }) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px are cut at the right`);
}
