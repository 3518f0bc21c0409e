/** Seats that anybody may take: offered in one click, taken in one click, gone with whoever offered them. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {Person} person @param {string} name */
async function dark(person, name) {
  await person.page.emulateMedia({ colorScheme: "dark" });
  await person.picture(name);
  await person.page.emulateMedia({ colorScheme: "light" });
}

/** @param {import("./two-browsers.mjs").Table} table */
export async function lobby({ browser, address, holds }) {
  const guest = await Person.at(browser, PHONE, `${address()}/`, null);
  const seats = guest.page.getByRole("region", { name: "Open seats" });
  await seats.getByText("Nobody is waiting").waitFor();
  const anna = await Person.at(browser, DESKTOP, `${address()}/`, null);
  await anna.page.getByRole("button", { name: "3+2", exact: true }).click();
  await anna.more();
  await anna.page.locator(".more label").getByText("White", { exact: true }).first().click();
  await anna.page.getByLabel("Your name, if others may see it").fill("Anna");
  await anna.starts("Play anyone");
  await anna.page.getByText("Anybody may take the other seat").waitFor();
  assert.equal(await anna.page.getByLabel("For the arbiter", { exact: true }).count(), 0);
  await seats.getByText("Anna", { exact: true }).waitFor();
  await seats.getByText("3 minutes and 2 seconds a move").waitFor();
  await seats.getByText("1 is at a board").waitFor();
  await guest.page.getByRole("button", { name: "Somebody is waiting for an opponent" }).tap();
  await seats.locator("li button:focus").waitFor();
  await guest.picture("phone-lobby");
  await guest.page.setViewportSize({ width: 320, height: 568 });
  const [what, row] = await Promise.all(
    [".what", ""].map((part) => seats.locator(`li ${part}`.trim()).first().boundingBox()),
  );
  assert.ok(what && row && what.width > 0.9 * row.width, JSON.stringify({ what, row }));
  await guest.picture("phone-lobby-small");
  await guest.page.setViewportSize({ width: 390, height: 844 });
  holds("an open seat is listed by itself, with who waits, clock and laws, on the smallest phone too");

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
  await other.getByText("Here now: Anna", { exact: true }).waitFor();
  await seats.getByLabel("Your name, if others may see it").fill("Bob <i>");
  await other.getByText("Here now: Anna, Bob <i>", { exact: true }).waitFor();
  await seats.getByLabel("Stay unnamed").check();
  await other.getByText("Here now: Anna", { exact: true }).waitFor();
  holds("who is here is named where he lets others see his name, and else is not");
  await seats.getByRole("button", { name: "Take Black against Anna" }).tap();
  await guest.page.locator(".board").waitFor();
  await other.getByText("Nobody is waiting").waitFor();
  holds("one takes it in one tap, and for everybody else it is gone");

  await anna.drags("e2", "e4");
  await anna.page.keyboard.press("Space");
  await turnPasses([anna, guest], "black");
  holds("and they play");

  for (const { page } of [anna, guest]) {
    for (const name of ["Anna", "Bob <i>"])
      await page.locator(".bar bdi").getByText(name, { exact: true }).waitFor();
  }
  await anna.page.locator(".bar .way").waitFor({ state: "attached" });
  await anna.picture("names");
  await guest.picture("phone-names");
  await dark(anna, "names-dark");
  await dark(guest, "phone-names-dark");
  const key = new URL(anna.page.url()).hash.slice(1);
  const pgn = await anna.page.evaluate(
    async (key) =>
      (
        await fetch(`/api${location.pathname.replace("/g/", "/games/")}/pgn`, {
          headers: { authorization: `Bearer ${key}` },
        })
      ).text(),
    key,
  );
  assert.match(pgn, /\[White "Anna"\]\n\[Black "Bob <i>"\]/);
  holds("both see what the other is called, and so does the record");

  await anna.page.getByRole("button", { name: "Resign" }).click();
  await anna.page.getByRole("button", { name: "Resign" }).first().click();
  await anna.page.getByRole("button", { name: "Rematch, colours changed" }).click();
  await guest.page.getByRole("link", { name: "Join it" }).tap();
  for (const { page } of [anna, guest]) {
    await page.locator(".bar", { hasText: "Anna" }).locator(".points", { hasText: "0" }).waitFor();
    await page.locator(".bar", { hasText: "Bob <i>" }).locator(".points", { hasText: "1" }).waitFor();
  }
  await anna.page.getByRole("button", { name: "Resign" }).click();
  await anna.page.getByRole("button", { name: "Resign" }).first().click();
  await anna.page.getByText("After 2 games: you 0 – 2").waitFor();
  await guest.page.getByText("After 2 games: you 2 – 0").waitFor();
  await anna.picture("series");
  await guest.picture("phone-series");
  holds("a rematch keeps the names, and the score of the series");

  await anna.page.goto(`${address()}/`);
  await anna.page.getByText("series: you 0 – 2").first().waitFor();
  await anna.page.getByText("against Bob <i>").first().waitFor();
  await anna.picture("my-games-series");
  assert.equal(await anna.page.getByLabel("Your name, if others may see it").inputValue(), "Anna");
  await anna.starts("Play anyone");
  await anna.page.goBack();
  await other.getByText("Nobody is waiting").waitFor();
  holds("a name is remembered");
  for (const { page, troubles } of [anna, guest, third]) {
    assert.deepEqual(troubles, []);
    await page.context().close();
  }
}
