/** A game replayed with its rulings: pasted, out of an address, of this server, under two codes, in a frame. */

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { DESKTOP, Person, PHONE } from "./people.mjs";

const SCRIPT = `code: fide-2023

white plays e4
black plays e5
white touches f1
white moves g1f3
white moves f1c4
`;

/** @param {import("./two-browsers.mjs").Table} table */
export async function replay({ browser, address, holds }) {
  const reader = await Person.at(browser, DESKTOP, `${address()}/`, null);
  const { page } = reader;
  await page.getByRole("link", { name: "Replay a game" }).click();
  await page.getByLabel("Acts or PGN").fill(SCRIPT);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  const acts = page.getByRole("list", { name: "Acts and rulings" });
  await acts.getByText("White touches the Bishop on f1").waitFor();
  await page.getByRole("button", { name: "Forward" }).click();
  await reader.finds("e4", "white Pawn");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await reader.finds("f1", "white Bishop");
  await acts
    .locator('[aria-current="step"]', { hasText: "Knight" })
    .or(acts.locator('[aria-current="step"]'))
    .first()
    .waitFor();
  await acts.getByRole("link", { name: "4.3.1", exact: true }).first().waitFor();
  await reader.picture("replay");
  // What went as expected is told of the act on the board alone, unless all is asked for.
  const expected = acts.getByText("White moved the Pawn from e2 to e4");
  assert.equal(await expected.count(), 0);
  await page.getByRole("checkbox", { name: "Show every ruling" }).check();
  await expected.waitFor();
  await page.getByRole("checkbox", { name: "Show every ruling" }).uncheck();
  await expected.waitFor({ state: "detached" });
  holds("a script is replayed act by act, by button and keys, each ruling with its article");

  await page.getByLabel("and under").selectOption("bcf-1912");
  await page.getByText(/They differ on \d+ acts?\./).waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Next act on which they differ" }).click();
  await acts.locator(".here .sides").getByText("British laws 1912").first().waitFor();
  await acts.locator(".here .sides").getByText("FIDE 2023").first().waitFor();
  await reader.picture("replay-under");
  holds("under another code, its rulings stand beside those of the first where they part");

  await page.getByText("Share", { exact: true }).click();
  const link = await page.getByLabel("Link to this replay").inputValue();
  assert.match(link, /\/replay\?under=bcf-1912#game=/);
  const frame = await page.getByLabel("For a page of your own").inputValue();
  const phone = await Person.at(browser, PHONE, link, null);
  await phone.page.getByText(/They differ on/).waitFor();
  await phone.picture("phone-replay");
  holds("its address opens the same replay elsewhere");
  const small = { viewport: { width: 640, height: 420 } };
  const low = await Person.at(browser, small, link.replace("/replay", "/embed"), null);
  await low.page.getByText(/They differ on/).waitFor();
  const corner = await low.page.locator('[data-square="a1"]').boundingBox();
  assert.ok(corner && corner.y + corner.height <= small.viewport.height, "the board is cut");
  await low.page.context().close();
  holds("a frame that is lower than wide shows the whole board");
  await framed(browser, frame, holds);

  await page.goto(`${address()}/replay`);
  await page.getByLabel("Acts or PGN").fill('[White "A"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0');
  await page.getByLabel("Under which code").selectOption("bcf-1912");
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await acts.getByText("1. e4", { exact: true }).waitFor();
  await acts.getByText("4. Qxf7#", { exact: true }).waitFor();
  await page.keyboard.press("End");
  await reader.finds("f7", "white Queen");
  holds("a PGN is replayed under the code that was chosen");

  await ofThisServer(browser, address(), holds);
  for (const person of [reader, phone]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}

/** A page of another site shows the board in a frame. @param {import("playwright-core").Browser} browser @param {string} frame @param {(what: string) => void} holds */
async function framed(browser, frame, holds) {
  const other = createServer((_, answer) => {
    answer.writeHead(200, { "content-type": "text/html" });
    answer.end(`<!doctype html><title>A club</title>${frame}`);
  });
  await new Promise((ready) => other.listen(0, "localhost", () => ready(null)));
  const port = /** @type {import("node:net").AddressInfo} */ (other.address()).port;
  const visitor = await Person.at(browser, DESKTOP, `http://localhost:${port}/`, null);
  const inside = visitor.page.frameLocator("iframe");
  await inside.getByText(/They differ on/).waitFor();
  await inside.getByRole("button", { name: "Forward" }).click();
  await inside.locator('[data-square="e4"][aria-label*="white Pawn"]').waitFor();
  await visitor.picture("framed");
  const [opened] = await Promise.all([
    visitor.page.context().waitForEvent("page"),
    inside.getByRole("link", { name: "4.3.1", exact: true }).first().click(),
  ]);
  await opened.locator("article").first().waitFor();
  assert.match(opened.url(), /\/laws\/fide-2023\/4\.3\.1$/);
  const refused = frame.replace("/embed", "/replay");
  await visitor.page.setContent(refused);
  await visitor.page.waitForTimeout(500);
  assert.equal(await visitor.page.frameLocator("iframe").locator("ol").count(), 0);
  await visitor.page.context().close();
  other.close();
  holds("another site frames the board, and no other address of the page");
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function ofThisServer(browser, address, holds) {
  const both = await Person.at(browser, DESKTOP, `${address}/`, null);
  const { page } = both;
  await both.starts("Pass and play");
  await both.drags("e2", "e4");
  await both.finds("e4", "white Pawn");
  const own = new URL(page.url());
  await page.getByRole("button", { name: "Links" }).click();
  const watch = new URL(await page.getByLabel("To watch", { exact: true }).inputValue());
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Replay it with its rulings" }).click();
  await page.getByRole("list", { name: "Acts and rulings" }).waitFor();
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  assert.ok(!page.url().includes(own.hash.slice(1)), "the key of a seat does not stay in the address");
  await page.goto(`${address}/replay/${watch.pathname.split("/")[2]}${watch.hash}`);
  await page.getByRole("list", { name: "Acts and rulings" }).waitFor();
  await page.getByText("Share", { exact: true }).click();
  assert.ok((await page.getByLabel("Link to this replay").inputValue()).endsWith(watch.hash));
  assert.deepEqual(both.troubles, []);
  await page.context().close();
  holds("a game of this server is replayed, and the address that is shared gives no seat");
}
