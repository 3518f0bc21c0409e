/** A first evening: an address that asks for unknown laws, names with marks, who watches on a phone, what a small screen shows whole. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** The smallest phone. */
const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } };

/** As the page comes to everybody who knows it, but for the press by itself. */
const LIKES = { presses: "never", taught: true };

/** @typedef {import("./people.mjs").Browser} Browser */

/** @param {import("./two-browsers.mjs").Table} table */
export async function evening({ browser, address, holds }) {
  await unknownLaws(browser, address());
  holds("laws that nobody knows are said to be unknown, and those that there are are offered");
  await levels(browser, address());
  holds(
    "on the smallest phone how well the computer plays is read whole in German, and against whom one plays",
  );
  await friends(browser, address(), holds);
  await penalties(browser, address());
  holds("on the smallest phone what was done wrong and the penalties for it are seen whole");
  await inVain(browser, address());
  holds("a touched piece that cannot move is said to bind nobody, and claims that name a square have room");
}

/** Runs in the page: what of a text is cut off, in pixels. @param {Element} element */
const cutOff = (element) => element.scrollWidth - element.clientWidth;

/** Runs in the page: how far a place can be scrolled. @param {Element} element */
const scrolls = (element) => element.scrollHeight - element.clientHeight;

/** @param {Browser} browser @param {string} address */
async function unknownLaws(browser, address) {
  const reader = await Person.at(browser, DESKTOP, `${address}/?code=unknown`, LIKES);
  const { page } = reader;
  await page.getByRole("alert").filter({ hasText: "No laws are called “unknown” here." }).waitFor();
  await page.getByRole("button", { name: "Choose among all laws" }).click();
  await page.getByRole("group", { name: "Laws of the older game" }).waitFor();
  await page.getByRole("radio", { name: "London, 1832" }).check();
  await page.getByText("No laws are called").waitFor({ state: "detached" });
  await page.goto(`${address}/?code=FIDE`);
  await page.getByRole("radio", { name: "FIDE, today’s laws" }).and(page.locator(":checked")).waitFor();
  assert.equal(await page.getByText("No laws are called").count(), 0);
  await page.goto(`${address}/laws/unknown`);
  await page.getByText("There is no code “unknown”.").waitFor();
  await page.getByRole("navigation", { name: "The codes that there are" }).getByText("US Chess").waitFor();
  await page.goto(`${address}/laws/fide-2023/99.9`);
  await page.getByText("FIDE 2023 has no article 99.9.").waitFor();
  await page.context().close();
}

/** @param {Browser} browser @param {string} address */
async function levels(browser, address) {
  const reader = await Person.at(browser, { ...SMALL, locale: "de-DE" }, `${address}/`, LIKES);
  const { page } = reader;
  const select = page.getByLabel("Wie gut er spielt");
  await select.waitFor();
  const cut = await select.evaluate((one) => {
    const field = /** @type {HTMLSelectElement} */ (one);
    const { font, paddingLeft } = getComputedStyle(field);
    const ink = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    ink.font = font;
    const widths = [...field.options].map(({ text }) => ink.measureText(text).width);
    return Math.max(...widths) + parseFloat(paddingLeft) - field.clientWidth;
  });
  assert.ok(cut <= 0, `${cut} px of a level are cut off`);
  await select.selectOption("4");
  await page.getByText("Ein Gelegenheitsspieler, der alles bemerkt.").waitFor();
  await page.getByRole("button", { name: "3+2", exact: true }).tap();
  await page.getByRole("button", { name: "Gegen den Computer" }).tap();
  await page.locator(".bar .brief", { hasText: "Computer 4" }).waitFor();
  await page.context().close();
}

/** @param {Browser} browser @param {string} address @param {(what: string) => void} holds */
async function friends(browser, address, holds) {
  const white = await Person.at(browser, DESKTOP, `${address}/?code=fide-2023`, {
    ...LIKES,
    name: `Maximiliane "M" O'Ha`,
  });
  const { page } = white;
  await white.more();
  await page.locator(".more").getByText("White", { exact: true }).first().click();
  await page.getByRole("textbox", { name: "Another time" }).fill("3+2");
  await white.starts("Play a friend");
  const seat = page.url();
  const [invitation = "", arbiter = "", watch = ""] = await page
    .locator(".panel input")
    .evaluateAll((fields) => fields.map((field) => /** @type {HTMLInputElement} */ (field).value));
  await page.goto(`${address}/`);
  await page.getByText("nobody has come yet").waitFor();
  holds("a game to which nobody has come is not said to wait for one's move");
  await page.goto(seat);
  await page.locator(".board").waitFor();
  const black = await Person.at(browser, SMALL, invitation, { ...LIKES, name: "Bartholomäus Oberhu" });
  await page.locator(".away").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Links" }).click();
  await page.getByText("To watch").waitFor();
  assert.equal(await page.getByText("For the other player").count(), 0);
  await page.keyboard.press("Escape");
  holds("who has taken the seat needs no invitation any more");

  await white.drags("e2", "e4");
  const word = page.locator(".dial.running .word");
  await word.waitFor();
  for (const width of [1190, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await word.evaluate(
      (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
    );
    assert.ok(lines < 1.6, `at ${width} px the word beside the clock takes ${lines} lines`);
  }
  holds("beside the clock its word takes one line");

  await page.keyboard.press("!");
  await page.getByText("Do you resign?").waitFor();
  await page.keyboard.press("Escape");
  const german = { ...SMALL, locale: "de-DE" };
  const seen = await Person.at(browser, german, watch, LIKES);
  const judge = await Person.at(browser, german, arbiter, LIKES);
  await seen.page.locator("nav .brief", { hasText: "Zuschauer" }).waitFor();
  await judge.page.locator("nav .brief", { hasText: "Schiedsrichter" }).waitFor();
  for (const one of [black, seen, judge]) {
    await one.page.locator(".bar .name").getByText("Maximiliane “M” O’Ha").waitFor();
    for (const name of await one.page.locator(".bar .name").all())
      assert.ok((await name.evaluate(cutOff)) <= 0, `${await name.textContent()} is cut`);
    const wide = await one.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} px too wide`);
  }
  await seen.picture("evening-watcher");
  await judge.picture("evening-arbiter");
  holds(
    "on the smallest phone a watcher and an arbiter are told what they are, and names with marks are read whole",
  );
  for (const one of [white, black, seen, judge]) {
    assert.deepEqual(one.troubles, []);
    await one.page.context().close();
  }
}

/** @param {Browser} browser @param {string} address */
async function penalties(browser, address) {
  /** @type {[string, [string, string][]][]} */
  const games = [
    [
      "american-1897",
      [
        ["e2", "e4"],
        ["e7", "e5"],
        ["f1", "f5"],
      ],
    ],
    [
      "bcf-1912",
      [
        ["e2", "e4"],
        ["e7", "e5"],
        ["g1", "f3"],
        ["b8", "c6"],
        ["f1", "f5"],
      ],
    ],
    [
      "walker-1832",
      [
        ["e2", "e4"],
        ["e7", "e5"],
        ["g1", "f3"],
        ["b8", "c6"],
        ["f1", "f5"],
      ],
    ],
  ];
  for (const locale of ["en-GB", "de-DE"])
    for (const [code, moves] of games) {
      const both = await Person.at(browser, { ...SMALL, locale }, `${address}/?code=${code}`, LIKES);
      const { page } = both;
      await page.getByRole("button", { name: /^(Pass and play|Zu zweit an einem Gerät)/ }).tap();
      await page.locator(".board").waitFor();
      for (const [from, to] of moves) await both.swipes(from, to);
      await page.locator(".choices .options button").first().waitFor();
      await page.locator(".line .sign", { hasText: "✕" }).waitFor();
      await both.picture(`evening-${code}-${locale}`);
      for (const place of [".line", ".choices"])
        assert.ok((await page.locator(place).evaluate(scrolls)) <= 1, `${code}, ${locale}: ${place} scrolls`);
      await page.setViewportSize({ width: 844, height: 390 });
      const line = page.locator(".line");
      assert.ok((await line.evaluate(scrolls)) <= 1, `${code}, ${locale}: on its side the line scrolls`);
      await both.picture(`evening-${code}-${locale}-side`);
      await page.context().close();
    }
}

/** @param {Browser} browser @param {string} address */
async function inVain(browser, address) {
  const both = await Person.at(browser, DESKTOP, `${address}/?code=fide-2023`, LIKES);
  const { page } = both;
  await both.starts("Pass and play");
  await both.clicks("a1");
  await page.getByText("You have touched the Rook, which has no legal move.").waitFor();
  await both.drags("g1", "f3");
  await both.drags("g8", "f6");
  await page.keyboard.press("l");
  const name = page.locator(".squares .name").first();
  await name.waitFor();
  const width = await name.evaluate((one) => one.getBoundingClientRect().width);
  assert.ok(width > 150, `the words of a claim have ${width} px`);
  await page.context().close();
}
