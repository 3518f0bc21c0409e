/** Seats that anybody may take: offered in one click, taken in one click, gone with whoever offered them. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function lobby({ browser, address, holds }) {
  const guest = await Person.at(browser, PHONE, `${address()}/`, null);
  const seats = guest.page.getByRole("region", { name: "Open seats" });
  await seats.getByText("Nobody is waiting").waitFor();
  const anna = await Person.at(browser, DESKTOP, `${address()}/`, null);
  await anna.page.getByRole("button", { name: "3+2", exact: true }).click();
  await anna.more();
  await anna.page.locator(".more label").getByText("White", { exact: true }).first().click();
  await anna.page.getByLabel("Your name, if you like").fill("Anna");
  await anna.starts("Play anyone");
  await anna.page.getByText("Anybody may take the other seat").waitFor();
  assert.equal(await anna.page.getByLabel("For the arbiter", { exact: true }).count(), 0);
  await seats.getByText("Anna", { exact: true }).waitFor();
  await seats.getByText("3 minutes and 2 seconds a move").waitFor();
  await seats.getByText("1 is at a board").waitFor();
  await guest.page.getByRole("button", { name: "Somebody is waiting for an opponent" }).tap();
  await seats.locator("li button:focus").waitFor();
  await guest.picture("phone-lobby");
  holds("an open seat is listed by itself, with who waits, clock and laws");

  const room = anna.page.url();
  await anna.page.goto("about:blank");
  await seats.getByText("Nobody is waiting").waitFor();
  await anna.page.goto(room);
  await seats.getByText("Anna", { exact: true }).waitFor();
  holds("a player who leaves is no longer listed, and one who comes back is");

  const third = await Person.at(browser, DESKTOP, `${address()}/`, null);
  const other = third.page.getByRole("region", { name: "Open seats" });
  await other.getByRole("button", { name: "Take Black against Anna" }).waitFor();
  await third.picture("lobby");
  await seats.getByRole("button", { name: "Take Black against Anna" }).tap();
  await guest.page.locator(".board").waitFor();
  await other.getByText("Nobody is waiting").waitFor();
  holds("one takes it in one tap, and for everybody else it is gone");

  await anna.drags("e2", "e4");
  await anna.page.keyboard.press("Space");
  await turnPasses([anna, guest], "black");
  holds("and they play");

  await anna.page.goto(`${address()}/`);
  assert.equal(await anna.page.getByLabel("Your name, if you like").inputValue(), "Anna");
  await anna.starts("Play anyone");
  await anna.page.goBack();
  await other.getByText("Nobody is waiting").waitFor();
  holds("a name is remembered");
  for (const { page, troubles } of [anna, guest, third]) {
    assert.deepEqual(troubles, []);
    await page.context().close();
  }
}
