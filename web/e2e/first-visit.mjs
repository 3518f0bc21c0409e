/** What a first visit is sent, to the door or to a room by its link: little, and no more than is seen until the reader does something. */

import assert from "node:assert/strict";
import { Person, PHONE } from "./people.mjs";

/** The most that a first visit is sent before the door or the board stands, in bytes as they are on the line. */
const MOST = 120_000;

/** As long as nothing is done, in milliseconds. */
const STILL = 3000;

/** @param {import("./two-browsers.mjs").Table} table */
export async function firstVisit(table) {
  const { browser, address, holds } = table;
  await byLink(table);
  for (const locale of ["en-GB", "de-DE"]) {
    const reader = await Person.at(browser, { ...PHONE, locale }, "about:blank", null);
    const { page } = reader;
    const wire = await page.context().newCDPSession(page);
    let bytes = 0;
    /** @type {string[]} */
    const files = [];
    wire.on("Network.responseReceived", ({ response }) => files.push(new URL(response.url).pathname));
    wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await wire.send("Network.enable");
    await page.goto(`${address()}/`);
    await page.locator("fieldset.code label").first().waitFor();
    await page.waitForTimeout(STILL);
    assert.ok(bytes > 20_000 && bytes < MOST, `${locale}: ${bytes} bytes`);
    const rooms = () => files.filter((path) => path.includes("/Entrance"));
    assert.deepEqual(rooms(), []);
    holds(
      `a first visit in ${locale} is sent ${Math.round(bytes / 1000)} kB, and no room before it is asked for`,
    );
    const come = page.waitForResponse((answer) => /\/Entrance-[\w-]+\.js$/.test(answer.url()));
    await page.keyboard.press("Tab");
    await come;
    holds("the room comes with the first thing that is done");
    assert.deepEqual(reader.troubles, []);
    await page.context().close();
  }
}

/**
 * The seat of a game is opened by its link, in a browser that has seen nothing of the page before.
 * @param {import("./two-browsers.mjs").Table} table
 */
async function byLink({ browser, address, holds }) {
  const asked = { code: "fide-2023", seating: "two-browsers", colours: "white" };
  const made = await fetch(`${address()}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  const { links } = await made.json();
  const player = await Person.at(browser, { ...PHONE, locale: "en-GB" }, "about:blank", null);
  const { page } = player;
  const wire = await page.context().newCDPSession(page);
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await wire.send("Network.enable");
  await page.goto(`${address()}${links.you}`);
  await page.locator(".board").waitFor();
  await page.waitForTimeout(STILL);
  assert.ok(bytes > 20_000 && bytes < MOST, `${bytes} bytes`);
  holds(`a room that is opened by its link is sent ${Math.round(bytes / 1000)} kB`);
  assert.deepEqual(player.troubles, []);
  await page.context().close();
}
