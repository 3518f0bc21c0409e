/** A game with a clock: White with a mouse at a desk, Black with a finger on a phone. */

import assert from "node:assert/strict";
import { BY_HAND, DESKTOP, Person, PHONE, resting } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function clock({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=bcf-1912`);
  await agrees(white, holds);
  const link = await white.page.getByLabel("For the other player").inputValue();
  const black = await Person.at(browser, PHONE, link);
  await black.page.locator(".board").waitFor();
  const both = [white, black];
  const line = await ofOwn(white);

  for (const person of both) {
    assert.equal(await person.dial("white"), "1:02");
    await person.page.locator('[data-clock="white"]', { hasText: "starts" }).waitFor();
  }
  await black.picture("phone-clock-waits");
  holds("nothing runs before the first hand");

  await white.drags("e2", "e4");
  await turnPasses(both, "black");
  await runs(both, "white");
  await white.page.locator("button.press.main").waitFor();
  await white.picture("clock-press-due");
  holds("White's clock runs until it is pressed, though Black is to play");

  await white.page.keyboard.press("Space");
  await runs(both, "black");
  await black.swipes("e7", "e5");
  await turnPasses(both, "white");
  await black.picture("phone-clock-press-due");
  const bar = await black.page.locator("button.press").boundingBox();
  assert.ok(bar && bar.height >= 64 && bar.y + bar.height <= 844, JSON.stringify(bar));
  line.goes();
  await white.page.getByText("No connection").waitFor();
  await white.page.locator(".bar .way.lost").waitFor({ state: "attached" });
  assert.equal(await white.page.locator(".bar .way:not(.lost), .bar .away").count(), 0);
  await white.picture("clock-lost");
  holds("who has no connection sees the signal lost, and is told nothing more of the other's");
  await white.drags("g1", "f3");
  await black.thumbs();
  await runs([black], "white");
  await turnPasses([black], "white");
  holds("the clock is pressed by the space bar and under the thumb");

  line.comes();
  await turnPasses(both, "black");
  await runs(both, "white");
  await white.finds("f3", "white Knight");
  holds("a move made while the line was down is made after the opponent's press");

  await white.page.getByRole("button", { name: "Press the clock" }).click();
  await runs(both, "black");
  await black.swipes("b8", "c6");
  await turnPasses(both, "white");
  await black.thumbs();
  await runs(both, "white");
  await white.picture("clock");
  await looksBack(white, holds);
  await black.picture("phone-clock");

  await goesDown(white);
  const before = await seconds(white, "white");
  await Promise.all(both.map(({ page }) => page.reload()));
  await runs(both, "white");
  for (const person of both) {
    const after = await seconds(person, "white");
    assert.ok(after <= before && after > before - 15, `${before} s, after a reload ${after} s`);
  }
  holds("both clocks stand on both screens, and a reload keeps them");

  await flagFalls(white, black, holds);
  await ownFlag(browser, address(), holds);
  await delayPasses(browser, address(), holds);
  await keepsItsPlace(browser, address(), holds);
  for (const person of both) {
    assert.deepEqual(
      person.troubles.filter((trouble) => !trouble.includes("400")),
      [],
    );
    await person.page.context().close();
  }
}

/** What the clock showed then. @param {Person} white @param {(what: string) => void} holds */
async function looksBack(white, holds) {
  const { page } = white;
  await page.getByRole("button", { name: "Show the position after 1. e4" }).click();
  await page.locator('.dial.past[data-clock="white"]', { hasText: "then" }).waitFor();
  await white.picture("clock-then");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".dial.past").first().waitFor({ state: "detached" });
  holds("while one looks back, the clocks show the times of that move, and say so");
}

/**
 * A person's line to the server, which can go and come back.
 * @param {Person} person
 * @returns {Promise<{ goes: () => void, comes: () => void }>}
 */
async function ofOwn({ page }) {
  /** @type {import("playwright-core").WebSocketRoute[]} */
  const ends = [];
  let down = false;
  await page.routeWebSocket(/\/api\//, (end) => {
    if (down) return void end.close();
    ends.push(end, end.connectToServer());
  });
  await page.reload();
  await page.locator(".board").waitFor();
  return {
    goes: () => {
      down = true;
      for (const end of ends.splice(0)) void end.close();
    },
    comes: () => {
      down = false;
    },
  };
}

/** The form: a time that is none is told under its field, then one minute and two seconds. */
/** @param {Person} white @param {(what: string) => void} holds */
async function agrees(white, holds) {
  const { page } = white;
  await white.more();
  await page.locator(".more").getByText("White", { exact: true }).first().click();
  const time = page.getByRole("textbox", { name: "Another time" });
  await time.fill("soon");
  await page.getByRole("button", { name: "Play a friend" }).click();
  await page.locator(".clock .reason[role=alert]", { hasText: "soon" }).waitFor();
  await page.screenshot({ path: "test-results/new-game-time.png", fullPage: true });
  holds("a time that is none is refused under its field");
  await time.fill("62s");
  await page.locator(".clock").getByText("62 seconds, for each player.").waitFor();
  assert.deepEqual(await page.locator(".clock [role=alert], .trouble li").allTextContents(), []);
  holds("what was said of the time is gone once it is one");
  await white.starts("Play a friend");
}

/** @param {Person[]} people @param {string} side */
async function runs(people, side) {
  for (const { page } of people) await page.locator(`.dial.running[data-clock="${side}"]`).waitFor();
}

/** @param {Person} person @param {string} side */
async function seconds(person, side) {
  const [minutes = 0, rest = 0] = (await person.dial(side)).split(":").map(Number);
  return minutes * 60 + rest;
}

/** Waits until the dial of the side that runs shows less. */
/** @param {Person} person */
async function goesDown(person) {
  const before = await person.dial("white");
  await person.page.waitForFunction(
    (text) => document.querySelector('[data-clock="white"] .time')?.textContent?.trim() !== text,
    before,
  );
}

/**
 * Nobody waits a minute for a dial: the server's answers, by which the page reckons the server's clock, come to this page set
 * ahead. The page asks each second, so the dial follows at once, and stays so.
 * @param {Person} person
 * @returns {Promise<(seconds: number) => Promise<void>>} lets White's dial show so many seconds; a flag, if they are negative
 */
async function misled(person) {
  let ahead = 0;
  await person.page.routeWebSocket(/\/api\//, (end) => {
    const server = end.connectToServer();
    end.onMessage((said) => server.send(said));
    server.onMessage((said) => {
      const frame = JSON.parse(String(said));
      if (frame.type !== "pong") return end.send(said);
      end.send(JSON.stringify({ ...frame, at_ms: frame.at_ms + ahead }));
    });
  });
  await person.page.reload();
  await person.page.locator(".board").waitFor();
  return async (shown) => {
    ahead += ((await seconds(person, "white")) - shown) * 1000;
  };
}

/** The page thinks that the time is over; the server, which knows better, refuses. */
/** @param {Person} white @param {Person} black @param {(what: string) => void} holds */
async function flagFalls(white, black, holds) {
  const sets = await misled(black);
  await runs([black], "white");
  await sets(-1);
  await black.page.locator('.dial.down[data-clock="white"]', { hasText: "flag" }).waitFor();
  assert.equal(await black.dial("white"), "0:00");
  await black.page.getByText("White’s flag has fallen.").first().waitFor();
  await black.page.getByRole("button", { name: "Call the flag", exact: true }).waitFor();
  await black.picture("phone-flag");
  await black.page.getByRole("button", { name: "Claim" }).click();
  await black.claims(/^Time/);
  await black.reads("has not exceeded the time");
  await white.reads("has not exceeded the time");
  holds("a page whose clock is wrong shows a flag, and only the server's time counts");
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function ownFlag(browser, address, holds) {
  for (const [code, says] of [
    ["bcf-1912", "The game goes on until Black calls it."],
    ["walker-1832", "Until a ruling ends the game, it goes on."],
  ]) {
    const white = await Person.at(browser, DESKTOP, `${address}/?code=${code}`);
    await white.more();
    await white.page.locator(".more").getByText("White", { exact: true }).first().click();
    await white.page.getByRole("textbox", { name: "Another time" }).fill("2s");
    await white.starts("Play a friend");
    const link = await white.page.getByLabel("For the other player").inputValue();
    const black = await Person.at(browser, DESKTOP, link);
    await white.drags("e2", "e4");
    await white.page.locator(".fallen", { hasText: `Your flag has fallen. ${says}` }).waitFor();
    await white.picture(`flag-own-${code}`);
    for (const { page } of [white, black]) await page.context().close();
  }
  holds("whose flag has fallen reads what follows: the other calls it, or a ruling");
}

/** A dial that has shown the same for a while goes on: what was shown before its delay had passed is no reason to rest. */
/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function delayPasses(browser, address, holds) {
  const white = await Person.at(browser, DESKTOP, `${address}/?code=bcf-1912`);
  await white.more();
  await white.page.locator(".more").getByText("White", { exact: true }).first().click();
  await white.page.getByRole("textbox", { name: "Another time" }).fill("5m d2s");
  await white.starts("Play a friend");
  const link = await white.page.getByLabel("For the other player").inputValue();
  const black = await Person.at(browser, DESKTOP, link);
  await white.drags("e2", "e4");
  await runs([white, black], "white");
  await white.page.waitForFunction(() =>
    ["4:58", "4:57", "4:56"].includes(
      document.querySelector('[data-clock="white"] .time')?.textContent?.trim() ?? "",
    ),
  );
  holds("the dial goes on once its delay has passed");
  for (const { page } of [white, black]) await page.context().close();
}

/** Two long names at two phones: the dials stand where they stood, whatever is beside them. */
/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function keepsItsPlace(browser, address, holds) {
  const named = (/** @type {string} */ name) => ({ ...BY_HAND, name, taught: false });
  const white = await Person.at(browser, DESKTOP, `${address}/`, named("Maximiliane Mustermann"));
  await white.more();
  await white.page.locator(".more").getByText("White", { exact: true }).first().click();
  await white.page.getByRole("textbox", { name: "Another time" }).fill("3+2");
  await white.starts("Play a friend");
  const link = await white.page.getByLabel("For the other player").inputValue();
  const small = { ...PHONE, viewport: { width: 320, height: 640 } };
  const black = await Person.at(browser, small, link, named("Bartholomäus Oberhuber"));
  const sets = await misled(black);
  await black.page.locator(".first").waitFor();
  await black.presses("e2", 300);
  await black.page.locator(".status .trouble").waitFor();
  await black.page.locator(".first").waitFor({ state: "hidden" });
  await black.picture("phone-small-message");
  holds("on a small phone the words for a first game give way to a message");
  const sizes = [small.viewport, { width: 390, height: 844 }];
  /** @type {number[][][]} */
  const places = [];
  for (const size of sizes) places.push(await placesAt(black, size));
  await white.drags("e2", "e4");
  await runs([white, black], "white");

  await sets(50);
  await black.page.locator('.dial.low.running[data-clock="white"]').waitFor();
  await black.page
    .locator("[aria-live=polite]", { hasText: "White has one minute left." })
    .waitFor({ state: "attached" });
  const [ink, paper] = await black.page.locator('[data-clock="white"] .time').evaluate((time) => {
    const { color, backgroundColor } = getComputedStyle(time);
    return [color, backgroundColor];
  });
  assert.notEqual(paper, "rgba(0, 0, 0, 0)");
  assert.notEqual(ink, paper);
  await black.picture("phone-little-time");
  holds("little time is told, and the dial turns light into dark");
  for (const [i, size] of sizes.entries()) assert.deepEqual(await placesAt(black, size), places[i]);
  await sets(-1);
  await black.page.locator('.dial.down[data-clock="white"]').waitFor();
  for (const [i, size] of sizes.entries()) {
    assert.deepEqual(await placesAt(black, size), places[i]);
    await black.picture(`phone-flag-${size.width}`);
  }
  holds(
    "beside long names the dials stay on the screen, and a flag that falls moves neither them nor the board",
  );
  for (const { page } of [white, black]) await page.context().close();
}

/** Where board and dials stand on a screen of that size. @param {Person} person @param {{ width: number, height: number }} size */
async function placesAt({ page }, size) {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.locator(".frame").evaluate(resting);
  const places = await page.locator(".frame, .dial .time").evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [left, right, top, bottom].map(Math.round);
    }),
  );
  for (const [left = 0, right = 0] of places)
    assert.ok(left >= 0 && right <= size.width, `from ${left} to ${right} on a screen of ${size.width} px`);
  return places;
}
