/** More than two players and an arbiter: three arbiters, and sides that consult, each at a seat of his own. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** @typedef {import("./two-browsers.mjs").Table} Table */

/** @param {Table} table */
export async function furtherSeats(table) {
  await officials(table);
  await consults(table);
}

/**
 * White sets a game up with these terms, and reads the links that he is given.
 * @param {Table} table @param {string} code @param {Record<string, [string, ...string[]]>} terms
 */
async function setsUp({ browser, address }, code, terms) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=${code}`);
  const { page } = white;
  await white.more();
  await page.locator(".more").getByText("White", { exact: true }).first().click();
  for (const [name, [value, ...filled]] of Object.entries(terms)) {
    await page.getByRole("combobox", { name }).selectOption(value);
    for (const [i, text] of filled.entries())
      await page
        .getByRole("textbox", { name: `${name}:` })
        .nth(i)
        .fill(text);
  }
  await white.starts("Play a friend");
  const link = (/** @type {string} */ name) => page.getByLabel(name, { exact: true }).inputValue();
  return { white, link };
}

/** @param {Person[]} people */
async function leave(people) {
  for (const person of people) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}

/** @param {Table} table */
async function officials(table) {
  const { browser, holds } = table;
  const { white, link } = await setsUp(table, "fide-2023", { "Number of arbiters": ["N", "3"] });
  const [seat, first, second] = [
    await link("For the arbiter"),
    await link("For the chief arbiter"),
    await link("For arbiter 2"),
  ];
  await white.picture("further-links");
  const judge = await Person.at(browser, DESKTOP, seat);
  const chief = await Person.at(browser, PHONE, first);
  const other = await Person.at(browser, DESKTOP, second);
  const all = [white, judge, chief, other];
  for (const { page } of all) await page.locator(".board").waitFor();
  await judge.page.getByText("You are the arbiter of this game.").waitFor();
  await chief.page.getByText("You are the chief arbiter.").waitFor();
  await other.page.getByText("You are arbiter 2.").waitFor();
  await chief.picture("further-chief");
  holds("each of three arbiters has a link of his own, and is told who he is");

  await chief.page.locator(".desk summary", { hasText: "Penalties" }).click();
  await chief.page.getByRole("button", { name: "Warn Black" }).click();
  for (const person of all) await person.reads("The chief arbiter acts.");
  await white.reads("Black is warned");
  holds("the chief arbiter acts from his own seat, and in his own name");
  await leave(all);
}

/** @param {Table} table */
async function consults(table) {
  const { browser, holds } = table;
  const { white, link } = await setsUp(table, "american-1897", {
    "Kind of game": ["consultation"],
    "Players on each side": ["white N, black N", "2", "2"],
  });
  const [across, beside] = [await link("For the other player"), await link("For White’s second member")];
  assert.equal(await white.page.getByLabel("For Black’s second member", { exact: true }).count(), 0);
  await white.page.getByText("The other player gets the links for the members of his side").waitFor();
  const black = await Person.at(browser, PHONE, across);
  await black.sits();
  const opposite = await black.page.getByLabel("For Black’s second member", { exact: true }).inputValue();
  await black.picture("further-of-the-guest");
  assert.equal(await link("For White’s second member"), beside, "what is still to be passed on stays open");
  holds("each player is given the links for the members of his own side, and those of no other");
  const [mate, rival] = [
    await Person.at(browser, DESKTOP, `${table.address()}/laws`),
    await Person.at(browser, DESKTOP, `${table.address()}/laws`),
  ];
  await mate.page.goto(beside);
  await rival.page.goto(opposite);
  const all = [white, black, mate, rival];
  await mate.page.getByText("White’s second member").waitFor();
  await mate.picture("further-invited");
  await mate.sits("Carl");
  await rival.sits("Dora");
  for (const { page } of all) await page.locator(".board").waitFor();
  for (const { page } of [white, black, rival])
    await page.getByRole("region", { name: "White", exact: true }).getByText("Carl").waitFor();
  holds("a member of a side reads to what he is invited, and says his name");
  await mate.page.getByText("White’s second member").first().waitFor();
  await rival.page.getByText("Black’s second member").first().waitFor();
  await mate.page.getByRole("button", { name: "Links" }).click();
  await mate.page.getByText("You are White’s second member.").waitFor();
  holds("each member of a side has a link of his own, and is told who he is");

  await mate.page.getByRole("button", { name: "Chat" }).click();
  await mate.page.getByLabel("Say something to your side").fill("The King’s Pawn?");
  await mate.page.getByRole("button", { name: "Send", exact: true }).click();
  await white.page.getByRole("button", { name: "Chat (1)" }).click();
  await white.page.getByText("The King’s Pawn?").waitFor();
  await white.picture("further-talk");
  for (const { page } of [black, rival]) {
    await page.getByRole("button", { name: "Chat", exact: true }).click();
    assert.equal(await page.getByText("The King’s Pawn?").count(), 0);
  }
  holds("the members of a side talk among themselves, and the other side does not hear it");

  const form = mate.page.getByRole("region", { name: "The move to send" });
  await form.getByLabel("Move to send").fill("P-K4");
  await form.getByRole("button", { name: "Send…" }).click();
  await form.getByText("P-K4").first().waitFor();
  await form.getByRole("button", { name: "Send it" }).click();
  await mate.page.locator('.room[data-waiting="0"]').waitFor();
  for (const person of all) await person.reads("III.2(b)");
  await mate.picture("further-member");
  const adopts = rival.page.getByRole("button", { name: /^Adopt / }).first();
  await adopts.waitFor();
  await rival.picture("further-adopts");
  await adopts.click();
  for (const person of all) await person.finds("e4", "white");
  holds("what a member sends is an option of the other side, and a member of it takes it");
  await leave(all);
}
