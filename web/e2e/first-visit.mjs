/** What a first visit is sent: little, and no more than is seen until the reader does something. */

import assert from "node:assert/strict";
import { Person, PHONE } from "./people.mjs";

/** The most that a first visit is sent before the door stands, in bytes as they are on the line. */
const MOST = 120_000;

/** As long as nothing is done, in milliseconds. */
const STILL = 3000;

/** @param {import("./two-browsers.mjs").Table} table */
export async function firstVisit({ browser, address, holds }) {
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
