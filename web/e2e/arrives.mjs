/** Two strangers to the page: who waits is told so, who comes by a link has a name, and each learns what the other did. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** As the page comes to everybody, but for the first words and the press by itself. */
const LIKES = { presses: "never", taught: true };

/** @param {Person} person */
const now = async ({ page }) =>
  ((await page.locator(".now").textContent()) ?? "").replace(/\s+/g, " ").trim();

/** The button or field that hears the keys. @param {Person} person */
const focused = ({ page }) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("data-square") ?? activeElement?.textContent?.trim() ?? "";
  });

/** @param {import("./two-browsers.mjs").Table} table */
export async function arrives({ browser, address, holds }) {
  await byPost(browser, address(), holds);
  await callsOff(browser, address(), holds);
  const host = await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`, { ...LIKES, name: "Anna" });
  await host.more();
  await host.page.locator(".more").getByText("White", { exact: true }).first().click();
  await host.page.getByRole("textbox", { name: "Another time" }).fill("3+2");
  await host.starts("Play a friend");
  const link = await host.page.getByLabel("For the other player").inputValue();
  assert.equal(await now(host), "You are waiting for Black: send the link. No clock runs.");
  await host.page.getByRole("button", { name: "Close" }).click();
  await host.page.getByRole("button", { name: "Show the link" }).click();
  await host.page.getByLabel("For the other player").waitFor();
  await host.picture("arrives-waits");
  holds("before the other comes the line says who is waited for, that no clock runs, and where the link is");

  const guest = await Person.at(browser, PHONE, link, LIKES, "Björn");
  await guest.page.locator(".board").waitFor();
  await host.page.locator(".bar .name", { hasText: "Björn" }).waitFor();
  await host.page.locator(".panel").waitFor({ state: "detached" });
  await host.page.locator(".now", { hasText: "It is your move." }).waitFor();
  holds("who comes by the link is asked his name once, and has it in this game");

  await keys(host, guest, holds);
  await chats(host, guest, holds);
  await claims(host, guest, holds);
  await again(browser, host, guest, holds);
  for (const person of [host, guest]) {
    assert.deepEqual(
      person.troubles.filter((trouble) => !/40\d/.test(trouble)),
      [],
    );
    await person.page.context().close();
  }
}

/** @param {Person} host @param {Person} guest @param {(what: string) => void} holds */
async function keys(host, guest, holds) {
  await guest.page.keyboard.press(".");
  assert.equal(await focused(guest), "e7");
  await host.page.keyboard.press(".");
  assert.equal(await focused(host), "e2");
  holds("the keys begin on one's own side of the board");
  await host.page.keyboard.type("Zz9");
  await host.page.keyboard.press("Enter");
  await host.page.getByText("“Zz9” is not a move that is possible now.").waitFor();
  holds("what was typed and is no move is answered in words");
  await host.page.keyboard.press("!");
  await host.page.getByText("Do you resign?").waitFor();
  assert.equal(await focused(host), "Resign");
  await host.page.keyboard.press("Tab");
  await host.page.keyboard.press("Enter");
  await host.page.getByText("Do you resign?").waitFor({ state: "detached" });
  assert.equal(await focused(host), "e2");
  holds("whoever asks to resign by key answers with the next key, and is then where he was");
}

/** @param {Person} host @param {Person} guest @param {(what: string) => void} holds */
async function chats(host, guest, holds) {
  await host.page.getByRole("button", { name: "Chat", exact: true }).click();
  await host.page.getByRole("button", { name: "Turn chat on" }).click();
  await host.page.getByText("Your opponent’s chat is off: he does not read what you write.").waitFor();
  holds("whoever is about to write is told that the other does not read it");
  await host.page.getByLabel("Say something").fill("Hello");
  await host.page.keyboard.press("Enter");
  const mark = guest.page.getByRole("button", { name: "Chat (1)" });
  await mark.waitFor();
  await guest.picture("arrives-chat-mark");
  await mark.click();
  await guest.page.getByText("Your opponent has written something. Turn chat on to read it.").waitFor();
  holds("who has the chat off sees that something was written, and how to read it");
  for (const { page } of [host, guest]) await page.getByRole("button", { name: "Close" }).click();
}

/** @param {Person} host @param {Person} guest @param {(what: string) => void} holds */
async function claims(host, guest, holds) {
  await host.drags("e2", "e4");
  await host.page.getByRole("button", { name: "Press the clock" }).click();
  await guest.page.locator(".now", { hasText: "It is your move." }).waitFor();
  await guest.page.getByRole("button", { name: "Claim" }).click();
  const heads = guest.page.locator(".panel .of");
  await heads.first().waitFor();
  assert.deepEqual(await heads.allTextContents(), [
    "The arbiter",
    "What your opponent did",
    "Draws",
    "Only in dispute",
  ]);
  await guest.picture("arrives-claims");
  holds("what can be claimed with sense now stands first, and each kind says what it does");
  await guest.page.getByText("The player who set the game up has his link.").waitFor();
  await guest.page.getByRole("button", { name: "Stop the clocks and call the arbiter" }).click();
  await host.reads("Black stopped the clocks for the arbiter");
  await guest.page.getByRole("button", { name: "Claim" }).click();
  await guest.page.getByRole("button", { name: "Start the clock again" }).click();
  await host.page.getByRole("button", { name: "Agree" }).click();
  await guest.page.locator('[data-clock="black"]', { hasText: "running" }).waitFor();
  holds("a player calls the arbiter, who comes when called, and both start the clock again");
}

/** @param {import("./people.mjs").Browser} browser @param {Person} host @param {Person} guest @param {(what: string) => void} holds */
async function again(browser, host, guest, holds) {
  await host.page.getByRole("button", { name: "Links" }).click();
  const [watch, desk] = await Promise.all(
    ["To watch", "For the arbiter"].map((seat) => host.page.getByLabel(seat, { exact: true }).inputValue()),
  );
  await host.page.getByRole("button", { name: "Close" }).click();
  const watcher = await Person.at(browser, DESKTOP, watch ?? "", LIKES);
  const arbiter = await Person.at(browser, DESKTOP, desk ?? "", LIKES);
  await host.page.getByRole("button", { name: "Resign" }).click();
  await host.page.getByRole("button", { name: "Resign" }).click();
  await guest.page.getByRole("button", { name: "Rematch, colours changed" }).click();
  await guest.page.locator(".now", { hasText: "who was asked to play again" }).waitFor();
  await guest.picture("arrives-rematch");
  await guest.page.getByRole("link", { name: "Back to the game before" }).click();
  await guest.page.getByText("You asked for a rematch. Your opponent sees it beside this game.").waitFor();
  await guest.page.getByRole("link", { name: "To the new game" }).waitFor();
  holds("whoever asks for a rematch is told that the other was asked, and can leave it");
  const offered = () => host.page.getByText("Your opponent wants a rematch.").waitFor();
  await offered();
  await host.picture("arrives-offered");
  for (const { page } of [watcher, arbiter]) await page.getByText("A rematch is offered.").waitFor();
  await watcher.picture("arrives-offered-watched");
  await arbiter.page.getByRole("link", { name: "To the new game" }).click();
  await arbiter.page.getByText("You are the arbiter of this game.").waitFor();
  await arbiter.page.goBack();
  await arbiter.page.getByText("A rematch is offered.").waitFor();
  holds("those who watch and the arbiter are shown the way to the rematch, each to a seat of his own kind");
  await host.page.getByRole("button", { name: "Decline" }).click();
  await host.page.getByText("You declined the rematch.").waitFor();
  await guest.page.getByText("Your opponent declined the rematch.").waitFor();
  await host.picture("arrives-declined");
  for (const { page } of [watcher, arbiter])
    await page.getByText("A rematch is offered.").waitFor({ state: "detached" });
  await arbiter.page.context().close();
  holds("the other declines it, and whoever asked hears of it, and those who watch");

  const asks = () => guest.page.getByRole("button", { name: "Rematch, colours changed" }).click();
  await asks();
  await offered();
  await host.page.getByRole("button", { name: "Decline" }).click();
  await guest.page.getByText("Your opponent declined the rematch.").waitFor();
  await guest.page.getByText("The game was called off before it began").waitFor();
  assert.equal(await guest.page.getByText(/^After \d games: /).count(), 0, "it counts in no series");
  await guest.picture("arrives-waits-no-more");
  await guest.page.getByRole("link", { name: "Back to the game before" }).click();
  holds("so he does where he waits in the new game");

  await asks();
  await offered();
  await guest.page.getByRole("button", { name: "Withdraw the offer" }).click();
  await host.page.getByText("Your opponent withdrew the offer of a rematch.").waitFor();
  await guest.page.getByRole("button", { name: "Rematch, colours changed" }).waitFor();
  holds("whoever asked withdraws it, and the other hears of it");

  await asks();
  await watcher.page.getByRole("link", { name: "To the new game" }).click();
  await watcher.page.getByText("You are watching this game.").waitFor();
  await watcher.page.locator(".bar .name", { hasText: "Björn" }).waitFor();
  holds("who watches follows to the rematch");
  await watcher.page.context().close();
}

/** Nobody comes: whoever waited leaves, and has not lost. @param {import("./people.mjs").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function callsOff(browser, address, holds) {
  const host = await Person.at(browser, DESKTOP, `${address}/?code=fide-2023`, LIKES);
  await host.starts("Play a friend");
  const link = await host.page.getByLabel("For the other player").inputValue();
  await host.page.getByRole("button", { name: "Close" }).click();
  assert.match(await host.page.title(), /^Waiting for a player/);
  await host.page.getByRole("button", { name: "Call off" }).click();
  await host.picture("arrives-calls-off");
  await host.page.getByRole("button", { name: "Call it off" }).click();
  await host.page.getByText("The game was called off before it began").waitFor();
  assert.equal(await host.page.getByRole("button", { name: /^Rematch/ }).count(), 0);
  await host.picture("arrives-called-off");
  const guest = await Person.at(browser, PHONE, `${address}/`, LIKES);
  await guest.page.goto(link);
  await guest.page.getByRole("heading", { name: "This game was called off" }).waitFor();
  assert.equal(await guest.page.getByRole("button", { name: "Sit down" }).count(), 0);
  await guest.picture("phone-called-off");
  for (const person of [host, guest]) await person.page.context().close();
  holds("whoever leaves a table to which nobody has come calls the game off, and the link says so");
}

/** @param {import("./people.mjs").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function byPost(browser, address, holds) {
  const reader = await Person.at(browser, DESKTOP, `${address}/?code=iccf`);
  const chosen = reader.page.locator(".starts .chosen, .starts p").first();
  await reader.page
    .getByText("the moves are sent, nothing that you touch counts, and no time to reply is set")
    .waitFor();
  assert.doesNotMatch((await chosen.textContent()) ?? "", /real board|No clock/);
  holds("of a game by post the door says neither a clock nor a board that is touched");
  await reader.page.context().close();
}
