/** What people stumble over: a wrong piece put right by hand, words and names that find no room, what comes a moment late. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** The smallest phone. */
const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } };

/** As the page comes to everybody who knows it, but for the press by itself. */
const LIKES = { presses: "never", taught: true };

/** @param {import("./two-browsers.mjs").Table} table */
export async function stumbles({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`, {
    ...LIKES,
    name: "Maximiliane-Antoinet",
  });
  await white.more();
  await white.page.locator(".more").getByText("White", { exact: true }).first().click();
  await white.page.getByRole("textbox", { name: "Another time" }).fill("3+2");
  await white.starts("Play a friend");
  const links = await white.page.locator(".panel input").evaluateAll(valuesOf);
  const [invitation = "", seat = ""] = links;
  const black = await Person.at(browser, SMALL, invitation, { ...LIKES, name: "Bartholomäus Oberhu" });
  await white.page.locator(".away").waitFor({ state: "detached" });

  await namesAreWhole(white);
  holds("beside the board the longest names are read whole");
  await white.drags("e2", "e4");
  await white.page.keyboard.press("Space");
  await wrongPiece(black, holds);
  await asksOnce(white);
  holds("Escape takes back what is asked once more before it is said");
  await losesByDecision(browser, seat, black, white);
  holds("who loses by decision is told why, and that his appeal has come");
  for (const { page, troubles } of [white, black]) {
    assert.deepEqual(troubles, []);
    await page.context().close();
  }

  await consentIsSeen(browser, address());
  holds("on the smallest phone the consent to another move stands below the penalties, whole");
  await namesOfAMatch(browser, address());
  holds("a match without a name begins in the language of the page, and two players never have one name");
  await codeComesLater(browser, address());
  holds("until the name of the laws has come, nobody reads what the program calls them");
  await choicesAreWhole(browser, address());
  holds("what is agreed besides is read whole in German, and no phone is too narrow for it");
}

/** Runs in the page. @param {Element[]} fields */
const valuesOf = (fields) => fields.map((field) => /** @type {HTMLInputElement} */ (field).value);

/** Runs in the page: what of a text is cut off, in pixels. @param {Element} element */
const cutOff = (element) => element.scrollWidth - element.clientWidth;

/** Runs in the page: how far an element reaches below the place in which it scrolls. @param {Element} element */
function hidden(element) {
  const place = element.closest(".line, .choices");
  return place ? element.getBoundingClientRect().bottom - place.getBoundingClientRect().bottom : NaN;
}

/** @param {Person} white */
async function namesAreWhole(white) {
  for (const width of [1280, 1366]) {
    await white.page.setViewportSize({ width, height: 768 });
    for (const name of await white.page.locator(".bar .name").all())
      assert.ok((await name.evaluate(cutOff)) <= 0, `${await name.textContent()} is cut at ${width} px`);
    await white.picture(`stumbles-names-${width}`);
  }
  await white.page.setViewportSize({ width: 1280, height: 800 });
}

/** Another piece was moved than the touched one: it is dragged on, then back, then the right one is moved. @param {Person} black @param {(what: string) => void} holds */
async function wrongPiece(black, holds) {
  const { page } = black;
  const wrong = page.locator(".now.wrong");
  await page.locator(".now", { hasText: "It is your move." }).waitFor();
  await black.presses("g8", 300);
  const accident = page.getByRole("button", { name: "I touched it by accident" });
  await accident.waitFor();
  assert.ok((await accident.evaluate(hidden)) <= 0);
  assert.notEqual(await accident.evaluate((button) => getComputedStyle(button).borderTopWidth), "0px");
  await black.picture("stumbles-accident");
  holds("on the smallest phone the way out of an accident is a button, and seen");
  await black.swipes("d7", "d5");
  await wrong.waitFor();
  await black.picture("stumbles-wrong");
  assert.ok((await wrong.evaluate(hidden)) <= 0);
  assert.equal(await page.locator("button.press.main").count(), 0);
  holds("what is wrong is read whole, and the clock does not ask to be pressed");
  await black.swipes("d5", "d6");
  await black.finds("d6", "black Pawn");
  await wrong.waitFor();
  await black.swipes("d6", "d7");
  await black.finds("d7", "black Pawn");
  await wrong.waitFor({ state: "detached" });
  assert.equal(await page.locator(".status .trouble").count(), 0);
  holds("the wrong piece is dragged on, and back home");
  await black.swipes("d7", "d5");
  await wrong.waitFor();
  await black.swipes("g8", "f6");
  await black.finds("f6", "black Knight");
  await black.finds("d7", "black Pawn");
  await page.locator("button.press.main").waitFor();
  await black.thumbs();
  await page.locator(".now", { hasText: "White is to move." }).waitFor();
  holds("or the right one is dragged at once, and the wrong one goes home by itself");
}

/** @param {Person} white */
async function asksOnce({ page }) {
  await page.locator(".now", { hasText: "It is your move." }).waitFor();
  await page.keyboard.press("!");
  await page.getByText("Do you resign?").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Offer draw" }).waitFor();
}

/** @param {import("./people.mjs").Browser} browser @param {string} seat @param {Person} black @param {Person} white */
async function losesByDecision(browser, seat, black, white) {
  const arbiter = await Person.at(browser, DESKTOP, seat, LIKES);
  const { page } = arbiter;
  await page.locator(".desk summary", { hasText: "Conduct" }).click();
  await page.getByRole("button", { name: /^A telephone or another device.*Black/ }).click();
  await black.page.locator(".status", { hasText: "Black had an electronic device" }).waitFor();
  await black.page.locator(".choices summary", { hasText: "Appeal" }).click();
  await black.page.locator(".choices input").fill("It wasn't my phone");
  await black.page.locator(".choices li button").click();
  await black.page.getByText("You have appealed.").waitFor();
  for (const one of [arbiter, white]) await one.page.getByText("Black has appealed.").waitFor();
  await page.locator('.rulings li[title*="It wasn’t my phone"]').waitFor();
  await black.picture("stumbles-appealed");
  assert.deepEqual(arbiter.troubles, []);
  await page.context().close();
}

/** @param {import("./people.mjs").Browser} browser @param {string} address */
async function consentIsSeen(browser, address) {
  const both = await Person.at(browser, SMALL, `${address}/?code=american-1897`, LIKES);
  await both.starts("Pass and play");
  await both.swipes("e2", "e4");
  await both.swipes("e7", "e5");
  await both.swipes("g1", "f3");
  await both.swipes("f8", "f6");
  const consent = both.page.locator(".choices .answers button", { hasText: "consents" });
  await consent.waitFor();
  await both.picture("stumbles-consent");
  assert.ok((await consent.evaluate(hidden)) <= 0);
  await both.page.context().close();
}

/** @param {import("./people.mjs").Browser} browser @param {string} address */
async function namesOfAMatch(browser, address) {
  const ann = await Person.at(browser, { ...DESKTOP, locale: "de-DE" }, `${address}/`, null);
  const { page } = ann;
  await ann.more();
  await page.getByText("Wettkampf über so viele Partien").click();
  await page.getByText("Bleiben sie leer, heißen die Spieler Gastgeber und Gast.").waitFor();
  await page.getByLabel("Name des Freundes").fill("Gastgeber");
  await page.getByRole("button", { name: "Gegen einen Freund" }).click();
  await page.getByRole("heading", { name: "Gast – Gastgeber" }).waitFor();
  await page.context().close();
}

/** @param {import("./people.mjs").Browser} browser @param {string} address */
async function codeComesLater(browser, address) {
  const both = await Person.at(browser, DESKTOP, `${address}/?code=fide-2023`, LIKES);
  const { page } = both;
  /** @type {() => void} */
  let comes = () => undefined;
  const late = new Promise((resolve) => (comes = () => resolve(undefined)));
  await both.starts("Pass and play");
  await page.locator(".terms").waitFor();
  // Whoever opens the room by its link knows no code yet.
  const link = page.url();
  await page.route("**/api/codes", (route) => late.then(() => route.continue()));
  await page.goto("about:blank");
  await page.goto(link);
  await page.locator(".terms").waitFor();
  assert.doesNotMatch((await page.locator("header").textContent()) ?? "", /fide-2023/);
  comes();
  await page.locator(".terms", { hasText: "FIDE 2023" }).waitFor();
  await page.context().close();
}

/** @param {import("./people.mjs").Browser} browser @param {string} address */
async function choicesAreWhole(browser, address) {
  const reader = await Person.at(
    browser,
    { ...DESKTOP, locale: "de-DE" },
    `${address}/?code=american-1897`,
    null,
  );
  const { page } = reader;
  await page.locator("fieldset.code label").first().waitFor();
  await reader.more();
  const select = page.locator(".terms select").filter({ hasText: "nicht festgelegt; im Fernschach" });
  await select.waitFor();
  const cut = await select.evaluate((one) => {
    const { font, paddingLeft } = getComputedStyle(one);
    const ink = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    ink.font = font;
    const field = /** @type {HTMLSelectElement} */ (one);
    return (
      ink.measureText(field.selectedOptions[0]?.text ?? "").width +
      parseFloat(paddingLeft) -
      field.clientWidth
    );
  });
  assert.ok(cut <= 0, `${cut} px of a choice are cut off`);
  await page.setViewportSize(SMALL.viewport);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} px too wide`);
  await page.context().close();
}
