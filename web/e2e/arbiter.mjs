/** A blitz game with an arbiter: his link, what he may do, penalties, a claim that he hears, an appeal that he decides. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function arbiter({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`, null);
  const { black, judge } = await sitDown(white, browser);
  const all = [white, black, judge];
  for (const { page } of [white, judge]) {
    await page.locator(".terms", { hasText: "Blitz 3+2" }).waitFor();
    const terms = page.locator("details", { has: page.locator(".agreed") });
    await terms.locator("summary").click();
    await terms.getByText("Blitz, 3 minutes and 2 seconds a move, one arbiter for this board.").waitFor();
    await terms.locator("summary").click();
  }
  await judge.page.getByText("You are the arbiter of this game.").waitFor();
  assert.equal(await judge.page.getByRole("button", { name: "Resign" }).count(), 0);
  holds("blitz with one arbiter: three links, and the board says how it is played");

  await white.drags("e2", "e4");
  await white.page.keyboard.press("Space");
  await turnPasses(all, "black");
  await judge.clicks("e7");
  assert.doesNotMatch(await judge.sees("e7"), /touched|bound/);
  holds("the arbiter's hand moves no piece");

  await penalises(white, black, judge, holds);
  await setsClocks(judge, white, holds);
  await stopsClocks([white, black], judge, holds);
  await hasRoom(judge, holds);
  await hears(white, black, judge, holds);
  await findsReason(black, judge, holds);
  await corrects(white, black, judge, holds);
  for (const person of all) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}

/** @param {Person} white @param {import("playwright-core").Browser} browser */
async function sitDown(white, browser) {
  const { page } = white;
  await page.getByRole("button", { name: "3+2", exact: true }).click();
  await white.more();
  await page.getByRole("combobox", { name: "Supervision" }).selectOption("full");
  await page.getByRole("combobox", { name: "Claims" }).selectOption("heard");
  await page.locator(".more label").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const link = (/** @type {string} */ name) => page.getByLabel(name, { exact: true }).inputValue();
  const [other, seat] = [await link("For the other player"), await link("For the arbiter")];
  const black = await Person.at(browser, PHONE, other, null);
  const judge = await Person.at(browser, DESKTOP, seat, null);
  for (const { page } of [black, judge]) await page.locator(".board").waitFor();
  return { black, judge };
}

/** @param {Person} judge @param {string} title */
const opens = (judge, title) => judge.page.locator(".desk summary", { hasText: title }).click();

/** @param {Person} white @param {Person} black @param {Person} judge @param {(what: string) => void} holds */
async function penalises(white, black, judge, holds) {
  await opens(judge, "Penalties");
  await judge.page.getByPlaceholder("if you name one").fill("11.5");
  await judge.page.getByRole("button", { name: "Warn Black" }).click();
  for (const person of [white, black]) await person.reads("Black is warned");
  await judge.picture("arbiter-penalties");
  await judge.page.getByRole("button", { name: "Expel from the event White" }).click();
  await judge.page.getByRole("button", { name: "Yes, I rule so" }).waitFor();
  await judge.page.getByRole("button", { name: "No", exact: true }).click();
  assert.equal(await white.page.locator("p.result").count(), 0);
  holds("he warns under an article; what ends the game is asked for twice");

  const time = judge.page.getByRole("textbox", { name: "Give the opponent time, for an offence by: time" });
  const gives = judge.page.getByRole("button", { name: "Give the opponent time, for an offence by White" });
  const row = judge.page.locator(".desk li", { hasText: "Give the opponent time, for an offence by" });
  for (const none of ["", "abc", "-5"]) {
    await time.fill(none);
    await gives.click();
    assert.equal(await time.getAttribute("aria-invalid"), "true");
    await row.getByText("This is no time. Write, for instance, 1:30, 90 s or 2 min.").waitFor();
  }
  assert.equal(await judge.page.locator(".status .trouble").count(), 0);
  await judge.picture("arbiter-no-time");
  await time.fill("1 min");
  await gives.click();
  await white.reads("Black is given one minute");
  await time.fill("1:30");
  await row.getByText("Read as 1 minute 30 seconds.").waitFor();
  await gives.click();
  await white.reads("Black is given 90 seconds");
  holds("time is given for an offence, as he types it; what is no time is refused beside its field");
}

/** @param {Person} judge @param {Person} white @param {(what: string) => void} holds */
async function setsClocks(judge, white, holds) {
  await opens(judge, "Clocks and time");
  const dial = (/** @type {string} */ of) =>
    judge.page.getByRole("textbox", { name: `Set the clocks: White has, Black has: time${of}`, exact: true });
  const shown = () => dial(", Black").inputValue();
  const before = await shown();
  await judge.page.waitForTimeout(1100);
  assert.notEqual(await shown(), before, "the field of the clock that runs stands still");
  await dial("").fill("soon");
  await judge.page.getByRole("button", { name: "Set… Set the clocks: White has, Black has" }).click();
  await judge.page.locator(".desk [role=alert]", { hasText: "This is no time." }).waitFor();
  await dial("").fill("2:30");
  await judge.page.getByRole("button", { name: "Set… Set the clocks: White has, Black has" }).click();
  await judge.page.getByText(/^White: \S+ becomes 2:30 \(2 minutes 30 seconds\)\.$/).waitFor();
  await judge.page.getByText(/^Black: stays at /).waitFor();
  await judge.picture("arbiter-clocks");
  const black = await seconds(judge, "black");
  await judge.page.getByRole("button", { name: "Yes, set them so" }).click();
  await white.page.locator('[data-clock="white"]', { hasText: "2:30" }).waitFor();
  assert.ok(Math.abs((await seconds(judge, "black")) - black) <= 2, "the other clock is set too");
  holds("he sets one clock; the other stays as it is, and he is told so before");
}

/** @param {Person} person @param {string} side */
async function seconds(person, side) {
  const [minutes = 0, rest = 0] = (await person.dial(side)).split(":").map(Number);
  return minutes * 60 + rest;
}

/** @param {Person[]} players @param {Person} judge @param {(what: string) => void} holds */
async function stopsClocks(players, judge, holds) {
  await judge.page.getByRole("button", { name: "Stop both clocks" }).click();
  for (const { page } of players) {
    const told = page.locator(".status", { hasText: "The arbiter has stopped the clocks." });
    await told.waitFor();
    const size = page.viewportSize();
    const box = await told.boundingBox();
    assert.ok(box && size && box.y + box.height <= size.height, "it stands below the screen");
  }
  await players[1]?.picture("arbiter-stopped");
  await judge.page.getByRole("button", { name: "Start the clock of Black" }).click();
  for (const { page } of players)
    await page.getByText("The arbiter has stopped the clocks.").first().waitFor({ state: "hidden" });
  holds("the players are told that the arbiter has stopped the clocks, on the phone too");

  await opens(judge, "Findings of fact");
  await judge.page.getByRole("button", { name: "The fallen flag belongs to White" }).click();
  await judge.page.locator(".status", { hasText: "flag is up" }).waitFor();
  for (const person of players) {
    await person.reads("flag is up");
    assert.equal(await person.page.locator(".status", { hasText: "flag is up" }).count(), 0);
  }
  holds("a finding of his that comes to nothing is told beside the board to him alone");
}

/** @param {Person} judge @param {(what: string) => void} holds */
async function hasRoom(judge, holds) {
  await opens(judge, "Penalties");
  const least = [
    { width: 1366, height: 768, tools: 440 },
    { width: 1280, height: 800, tools: 440 },
    { width: 1180, height: 800, tools: 440 },
    { width: 390, height: 844, tools: 280 },
    { width: 320, height: 640, tools: 200 },
  ];
  for (const { tools, ...size } of least) {
    await judge.page.setViewportSize(size);
    const box = await judge.page.locator(".choices").boundingBox();
    await judge.picture(`arbiter-room-${size.width}`);
    assert.ok(box && box.height >= tools, `${box?.height} px for his tools at ${size.width} px`);
    const settings = await judge.page.getByRole("button", { name: "Settings" }).boundingBox();
    assert.ok(settings && settings.x + settings.width <= size.width, "the right-hand side is cut off");
  }
  await judge.page.setViewportSize({ width: 1280, height: 800 });
  holds("his tools have room at every size");
}

/** @param {Person} white @param {Person} black @param {Person} judge @param {(what: string) => void} holds */
async function hears(white, black, judge, holds) {
  await black.page.getByRole("button", { name: /^Claim/ }).tap();
  await black.claims(/^Repetition/);
  await judge.page.getByText("A claim waits for your ruling.").waitFor();
  await white.page.getByText("The claim waits for the arbiter’s ruling.").waitFor();
  await judge.picture("arbiter-hears");
  await judge.page.getByRole("button", { name: "Rule on what was claimed" }).click();
  await black.reads("claim");
  await turnPasses([white, black, judge], "black");
  holds("a claim waits for him, and he rules on it");
}

/** @param {Person} black @param {Person} judge @param {(what: string) => void} holds */
async function findsReason(black, judge, holds) {
  // A code offers no button where the board shows no reason: he says it all the same.
  await black.page.evaluate(async () => {
    const game = `/api${location.pathname.replace("/g/", "/games/")}`;
    const headers = {
      authorization: `Bearer ${location.hash.slice(1)}`,
      "content-type": "application/json",
    };
    const { version } = await (await fetch(game, { headers })).json();
    const body = JSON.stringify({ version, act: "black stops-clocks", request: "stop" });
    await fetch(`${game}/acts`, { method: "POST", headers, body });
  });
  await judge.page.getByText("To be decided now").waitFor();
  await judge.picture("arbiter-stopped");
  await judge.page.getByRole("button", { name: "There was a good reason to stop the clocks" }).click();
  await black.reads("had a good reason to stop the clocks");
  await opens(judge, "Clocks and time");
  await judge.page.getByRole("button", { name: /Start the clock of.*Black/ }).click();
  holds("he finds whether there was a reason to stop the clocks, by a button");
}

/** @param {Person} white @param {Person} black @param {Person} judge @param {(what: string) => void} holds */
async function corrects(white, black, judge, holds) {
  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.getByRole("button", { name: "Resign" }).click();
  await black.page.locator("p.result", { hasText: "Black wins by resignation" }).waitFor();
  await opens(judge, "Result and appeals");
  await judge.page.getByRole("combobox", { name: "Correct the result to" }).selectOption("1/2-1/2");
  await judge.page.getByRole("button", { name: "Correct the result to" }).click();
  await judge.page.getByRole("button", { name: "Yes, I rule so" }).click();
  await white.page.locator("p.result", { hasText: "Drawn" }).waitFor();
  holds("the result of a game that is over is corrected");

  await black.page.locator(".desk summary", { hasText: "Appeal" }).tap();
  await black.page.getByRole("textbox", { name: /^Appeal/ }).fill("White had resigned");
  await black.page.getByRole("button", { name: /Appeal against/ }).tap();
  await judge.page.getByRole("combobox", { name: "Grant the appeal" }).selectOption("0-1");
  await judge.picture("arbiter-appeal");
  await judge.page.getByRole("button", { name: "Grant the appeal: the result" }).click();
  await judge.page.getByRole("button", { name: "Yes, I rule so" }).click();
  for (const { page } of [white, black]) await page.locator("p.result", { hasText: "Black wins" }).waitFor();
  holds("a player appeals, and the appeal is granted");
}
