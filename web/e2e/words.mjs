/** A guarded table, and what is said at it: notice, consent, accident, a claim, an offer, resignation. */

import assert from "node:assert/strict";
import { DESKTOP, Person } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function words({ browser, address, holds }) {
  await laysAhead({ browser, address, holds });
  const white = await Person.at(browser, { ...DESKTOP, colorScheme: "dark" }, `${address()}/?code=bcf-1912`);
  await white.more();
  await white.page.getByText("Guarded.").click();
  await white.page.locator(".more label").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const black = await Person.at(
    browser,
    DESKTOP,
    await white.page.getByLabel("For the other player").inputValue(),
  );
  await black.page.locator(".board").waitFor();
  await white.page.locator(".panel").waitFor({ state: "detached" });
  holds("the links step aside when the other player has come");

  await guards(white, black, holds);
  await adjusts(white, black, holds);
  await accident(white, black, holds);
  await claims(white, black, holds);
  await endsByWords(white, black, holds);
  for (const person of [white, black]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}

/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function guards(white, black, holds) {
  await white.drags("b2", "b5");
  await white.reads("This table is guarded");
  await turnPasses([white], "white");
  await white.finds("b2", "white Pawn");
  await black.finds("b2", "white Pawn");
  await white.finds("b5", "empty");
  holds("what the law forbids is refused, and the man goes home");

  // The piece is still in the hand: the next square is where it goes.
  await white.page.locator("circle.target").nth(1).waitFor();
  assert.match(await white.sees("b4"), /can go here/);
  await white.picture("guarded");
  await white.clicks("b4");
  await turnPasses([white, black], "black");
  await black.finds("b4", "white Pawn");
  holds("dots show where the man may go, and a tap takes it there");
}

/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function adjusts(white, black, holds) {
  await white.page.keyboard.press("j");
  await black.page.getByRole("button", { name: "Consent" }).click();
  await white.reads("Black allows White");
  await white.clicks("g1");
  await white.reads("no consequence");
  await turnPasses([white, black], "black");
  assert.doesNotMatch(await white.sees("g1"), /bound|touched/);
  holds("a man is adjusted out of turn, with notice and consent");
}

/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function accident(white, black, holds) {
  await black.clicks("g8");
  await black.page.getByText("You must move the Knight on g8").waitFor();
  await black.page.getByRole("button", { name: /by accident/ }).click();
  await white.page.getByText("Black says that the touch was an accident").waitFor();
  await white.picture("accident");
  await white.page.getByRole("button", { name: "Agree" }).click();
  await black.page.getByText("You must move the Knight on g8").waitFor({ state: "detached" });
  holds("both find that a touch was an accident, and it binds no more");
}

/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function claims(white, black, holds) {
  await black.drags("d7", "d5");
  await turnPasses([white, black], "white");
  await white.page.keyboard.press("l");
  const panel = white.page.locator(".panel");
  await panel.getByRole("button", { name: "Illegal move" }).waitFor();
  await white.picture("claims");
  await panel.getByRole("button", { name: "Point to it" }).first().click();
  const before = (await white.rulings()).length;
  await white.clicks("d8");
  await panel.waitFor({ state: "detached" });
  await white.page.waitForFunction(
    (count) => document.querySelectorAll(".side > .rulings li").length > count,
    before,
  );
  holds("a claim about a man is made by pointing to it");
}

/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function endsByWords(white, black, holds) {
  await white.page.getByRole("button", { name: "Offer draw" }).click();
  await black.page.getByText("White offers a draw: accept").waitFor();
  await black.page.getByRole("button", { name: "Decline draw" }).click();
  await white.page.getByText("You offered a draw").waitFor({ state: "detached" });
  holds("a draw is offered and declined");

  await black.page.getByRole("button", { name: "Resign" }).click();
  await black.page.getByRole("button", { name: "Play on" }).waitFor();
  await black.page.getByRole("button", { name: "Resign" }).click();
  await white.page.locator(".result", { hasText: "White wins by resignation" }).waitFor();
  holds("resignation is asked for twice and ends the game");
}

/** @param {Pick<import("./two-browsers.mjs").Table, "browser" | "address" | "holds">} table */
async function laysAhead({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`);
  await white.page.getByRole("button", { name: "3+2", exact: true }).click();
  await white.more();
  await white.page.getByText("Guarded.").click();
  await white.page.locator(".more label").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const link = await white.page.getByLabel("For the other player").inputValue();
  const black = await Person.at(browser, DESKTOP, link);
  await black.page.locator(".board").waitFor();
  await black.drags("e7", "e5");
  await black.picture("laid-ahead");
  await black.finds("e7", "black Pawn");
  assert.doesNotMatch((await white.rulings()).join("\n"), /Black/);
  await white.drags("e2", "e4");
  await white.page.keyboard.press("Space");
  await white.finds("e5", "black Pawn");
  await black.page.keyboard.press("Space");
  await turnPasses([white, black], "white");
  // What the laws do not have when the turn comes is dropped.
  await black.drags("e5", "e4");
  await white.drags("g1", "f3");
  await white.page.keyboard.press("Space");
  await turnPasses([white, black], "black");
  await black.finds("e5", "black Pawn");
  assert.doesNotMatch((await white.rulings()).join("\n"), /guarded/);
  holds("at a guarded table a quick player lays a move down before his turn, and it is made when it comes");
  for (const person of [white, black]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}
