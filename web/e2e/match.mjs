/** A match of three games under bcf-1912: a lot that both check, the server goes down in between, colours change. */

import assert from "node:assert/strict";
import { DESKTOP, Person } from "./people.mjs";
import { checkLog } from "./server.mjs";

/** How long a window is waited for, in milliseconds. */
const PATIENCE = 60_000;

/** @param {import("./two-browsers.mjs").Table} table */
export async function match(table) {
  const { browser, holds } = table;
  const ann = await Person.at(browser, DESKTOP, `${table.address()}/?code=bcf-1912`);
  const bob = await Person.at(browser, DESKTOP, `${table.address()}/`);
  await nameless(await Person.at(browser, DESKTOP, `${table.address()}/`));
  holds("a match begins at one press, without names: its players are Host and Guest");
  const both = [ann, bob];
  for (const { page } of both) page.setDefaultTimeout(PATIENCE);

  await ann.more();
  await ann.page.getByText("Until one has won a fixed number").click();
  await ann.page.getByLabel("How many games").fill("2");
  await ann.page.getByLabel("Your name", { exact: true }).fill("Ann");
  await ann.page.getByLabel("Your friend’s name").fill("Bob");
  await ann.picture("match-form");
  await ann.page.getByRole("button", { name: "Play a friend" }).click();
  await ann.page.getByText("Bob has not taken the seat yet").waitFor();
  await ann.page.getByText(/^until one has won 2 games · .+ · No clock$/).waitFor();
  await ann.page.getByText("You are Ann.").waitFor();
  holds("the page of a match says what is played, and who one is");
  const watched = await ann.page.getByLabel("To watch").inputValue();
  const invitation = await ann.page.getByLabel("For the other player").inputValue();
  await bob.page.goto(invitation);
  await bob.page.getByRole("heading", { name: "You are invited to a match" }).waitFor();
  await ann.page.getByText("Bob has not taken the seat yet").waitFor();
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await bob.page.getByRole("heading", { name: "Ann – Bob" }).waitFor();
  assert.notEqual(bob.page.url().split("#")[1], invitation.split("#")[1]);
  await bob.page.locator("summary", { hasText: "Links" }).click();
  assert.equal(await bob.page.getByLabel("To watch").inputValue(), watched);
  holds("a match is set up at the door, and the other takes the seat with a key of his own");
  holds("both players have the link for those who watch");

  await lot(ann, bob);
  holds("the lot: a hash first, then the pick, then the opening; both make the hash again");

  await ann.page.getByRole("button", { name: "Begin the first game" }).click();
  for (const { page } of both) await page.locator(".board").waitFor();
  const first = await whites(both);
  await loses(both, first);
  await seen(both, first === 0 ? "0 : 1" : "1 : 0");
  holds("the first game begins for both, and its end is the match's score");

  await table.stop("SIGTERM");
  await table.start();
  for (const { page } of both) await page.reload();
  await next(both);
  const second = await whites(both);
  assert.equal(second, 1 - first, "17: the colours go from player to player");
  await loses(both, second);
  await seen(both, "1 : 1");
  holds("after the server was down the next game begins, with colours changed");

  await next(both);
  const third = await whites(both);
  assert.equal(third, first);
  await loses(both, third);
  const winner = ["Ann", "Bob"][1 - third] ?? "";
  for (const { page } of both) await page.getByText(`${winner} wins the match`).waitFor();
  await ann.picture("match-over-room");
  await ann.page.getByRole("link", { name: "To the match" }).click();
  await ann.page.getByText(`${winner} wins the match`).waitFor();
  assert.equal(await ann.page.locator("tbody tr").count(), 3);
  await ann.picture("match-over");
  await bob.page.goto(`${table.address()}/`);
  await bob.page.getByRole("link", { name: "Match: Ann – Bob" }).waitFor();
  assert.equal(await bob.page.getByRole("region", { name: "My games" }).getByRole("listitem").count(), 1);
  await bob.picture("match-my-games");
  holds("two games won end the match, which is one entry of my games");

  for (const person of both) {
    // A page may have asked once more while the server was down.
    assert.deepEqual(
      person.troubles.filter((trouble) => !trouble.includes("ERR_CONNECTION_REFUSED")),
      [],
    );
    await person.page.context().close();
  }
  const log = checkLog(table.data);
  assert.match(log, /a match, 9 lines, every seal matches/);
  assert.doesNotMatch(log, /differ/);
  holds("the stored match and its games are judged to the same");
}

/** @param {Person} person */
async function nameless({ page }) {
  await page.locator("details.more summary").first().click();
  await page.getByText("A match of a fixed number of games").click();
  await page.getByText("Leave them out, and they are Host and Guest.").waitFor();
  await page.getByRole("button", { name: "Play a friend" }).click();
  await page.getByRole("heading", { name: "Host – Guest" }).waitFor();
  await page.context().close();
}

/** @param {Person} ann @param {Person} bob */
async function lot(ann, bob) {
  await ann.page.getByRole("button", { name: "Hold out the Pawns" }).click();
  await bob.page.getByText("Ann holds a white Pawn in one hand").waitFor();
  await bob.picture("match-lot");
  await bob.page.getByRole("button", { name: "The left" }).click();
  for (const { page } of [ann, bob]) {
    await page.getByRole("button", { name: "Check this lot" }).click();
    await page.getByText("Everything fits.").waitFor();
  }
  await ann.picture("match-checked");
}

/** Who of the two has White. @param {Person[]} both */
async function whites(both) {
  const turned = [];
  for (const person of both) turned.push(await person.isTurned());
  assert.equal(turned.filter(Boolean).length, 1, "one has White and the other Black");
  return turned.indexOf(false);
}

/** One of the two resigns. @param {Person[]} both @param {number} who */
async function loses(both, who) {
  const loser = both[who];
  assert.ok(loser);
  await loser.page.getByRole("button", { name: "Resign" }).click();
  await loser.page.getByRole("button", { name: "Resign" }).click();
  for (const { page } of both) await page.locator(".result").waitFor();
}

/** The room shows the score. @param {Person[]} both @param {string} score */
async function seen(both, score) {
  for (const { page } of both) await page.getByText(`Ann – Bob ${score}.`).waitFor();
}

/** One begins the next game, and the other is shown the way. @param {Person[]} both */
async function next(both) {
  const [one, two] = both;
  assert.ok(one && two);
  const [before] = two.page.url().split("#");
  await one.page.getByRole("button", { name: "Next game" }).click();
  await two.page.getByRole("link", { name: /^Go to game/ }).click();
  for (const { page } of both) {
    await page.waitForURL((url) => url.href.split("#")[0] !== before);
    await page.locator(".board").waitFor();
    await page.locator(".result").waitFor({ state: "detached" });
  }
}
