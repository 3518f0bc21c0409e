/** The tour: everything that it asks for is done on its boards, by mouse, by finger and by keys. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** As many tasks are done. @param {Person} person @param {number} number */
const done = (person, number) =>
  person.page.waitForFunction(
    (number) => document.querySelectorAll(".tasks .done").length === number,
    number,
  );

/** The laws said something of this article. @param {Person} person @param {string} article */
const rules = (person, article) =>
  person.page.locator(".said li").getByRole("link", { name: article, exact: true }).first().waitFor();

/** @param {import("./two-browsers.mjs").Table} table */
export async function tour({ browser, address, holds }) {
  const guest = await Person.at(browser, DESKTOP, `${address()}/`, null);
  const { page } = guest;
  await page.getByRole("link", { name: "two-minute tour" }).click();
  await page.getByRole("heading", { name: "If you touch a piece, you must move it" }).waitFor();
  await page.locator(".board-of-tour .board").waitFor();
  await guest.picture("tour");
  await guest.clicks("c4");
  await done(guest, 1);
  await rules(guest, "4.3.1");
  await guest.drags("g1", "f3");
  await done(guest, 2);
  await guest.picture("tour-offence");
  await guest.drags("c4", "b5");
  await done(guest, 3);
  await page.getByText("A touch binds.").waitFor();
  holds("a Bishop that was touched must move");

  await page.getByRole("link", { name: "Next" }).click();
  await page.getByText("White 1:30:00, Black 1:30:00").waitFor();
  await guest.drags("a1", "e5");
  await done(guest, 1);
  await page.getByRole("button", { name: "Press the clock" }).click();
  await done(guest, 2);
  await page.getByText("White 1:30:00, Black 1:32:00").waitFor();
  await guest.picture("tour-illegal");
  holds("an illegal move costs two minutes under FIDE’s Laws");

  await page.getByRole("link", { name: "Next" }).click();
  await page.locator(".board-of-tour .board").waitFor();
  await guest.drags("a1", "e5");
  await done(guest, 1);
  await guest.picture("tour-penalty");
  await page.getByRole("button", { name: "Move of the King" }).click();
  await done(guest, 2);
  await guest.drags("e1", "e2");
  await done(guest, 3);
  holds("and in 1912 the opponent picks the next move");
  await claims(guest, holds);

  const phone = await Person.at(browser, PHONE, `${address()}/tour/5`, null);
  await phone.page.locator(".board-of-tour .board").waitFor();
  await phone.picture("phone-tour");
  await phone.swipes("h1", "f1");
  await done(phone, 1);
  await phone.swipes("e1", "g1");
  await done(phone, 2);
  await rules(phone, "4.4.2");
  await phone.picture("phone-tour-rook");
  await phone.page.getByRole("link", { name: "Next" }).click();
  await phone.page.getByRole("heading", { name: "The same in America" }).waitFor();
  await phone.page.locator(".board-of-tour .board").waitFor();
  await phone.swipes("h1", "f1");
  await done(phone, 1);
  await phone.swipes("e1", "g1");
  await done(phone, 2);
  await phone.page.getByText("That is the tour.").waitFor();
  // Of a tap soon after a drag a busy browser may make no click; then a person taps again.
  const requires = phone.page.getByRole("button", { name: /^Require/ });
  for (let taps = 0; taps < 3 && (await requires.isVisible()); taps++) {
    await requires.tap();
    await requires.waitFor({ state: "detached", timeout: 3000 }).catch(() => undefined);
  }
  await rules(phone, "II.5(f)");
  await phone.finds("e1", "white King");
  await phone.picture("phone-tour-end");
  holds("castling with the Rook first is a Rook’s move today, and castling in 1897; by finger");

  for (const { page, troubles } of [guest, phone]) {
    assert.deepEqual(troubles, []);
    await page.context().close();
  }
}

/** By keys alone. @param {Person} guest @param {(what: string) => void} holds */
async function claims(guest, holds) {
  const { page } = guest;
  await page.getByRole("link", { name: "Next" }).press("Enter");
  await page
    .getByRole("button", { name: "Claim a draw by repetition" })
    .or(page.locator(".board-of-tour .board"))
    .first()
    .waitFor();
  await page.locator('[data-square="c3"]').focus();
  await page.keyboard.press("Enter");
  for (let up = 0; up < 5; up++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await done(guest, 1);
  await page.locator('[data-square="g8"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await done(guest, 2);
  const wrong = page.locator(".said button", { hasText: /fifty/i });
  await wrong.press("Enter");
  await rules(guest, "9.5.3");
  await done(guest, 2);
  await page.locator(".said button", { hasText: /repetition|repeated/i }).press("Enter");
  await done(guest, 3);
  await guest.picture("tour-claim");
  holds("a wrong claim has its price, the right one draws; by keys alone");
}
