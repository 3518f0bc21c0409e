/** The library of laws: a case stepped through and gone on with by hand, search, codes side by side, editions. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function library({ browser, address, holds }) {
  const reader = await Person.at(browser, DESKTOP, `${address()}/laws`);
  const { page } = reader;
  await page.getByRole("searchbox").fill("touches own must move British");
  await page
    .getByRole("status")
    .getByText(/article/)
    .waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  assert.match((await page.locator("a:focus").textContent()) ?? "", /British laws 1912/);
  assert.match(page.url(), /q=touches/);
  holds("all codes are searched, and what was found is walked through by keys");

  await page.goto(`${address()}/laws/bcf-1912/22(a)`);
  const acts = page.getByRole("list", { name: "Acts" });
  await acts.waitFor({ timeout: 60_000 });
  const first = await page.getByLabel("Which case").inputValue();
  await page.getByRole("button", { name: "Next case" }).click();
  await page.waitForURL(/case=2/);
  assert.notEqual(await page.getByLabel("Which case").inputValue(), first);
  await page.goBack();
  await acts.waitFor();
  const cite = acts.getByRole("link", { name: "22(a)", exact: true });
  for (let acted = 0; acted < 12 && !(await cite.first().isVisible()); acted++)
    await page.getByRole("button", { name: "Forward" }).click();
  await cite.first().waitFor();
  assert.equal(await acts.locator('[aria-current="step"]').count(), 1);
  await page.getByRole("button", { name: "To the end" }).press("Home");
  await acts.locator('[aria-current="step"]', { hasText: "Start" }).waitFor();
  holds("a case of an article is stepped through by buttons and keys, each ruling with its article");

  await page.getByRole("button", { name: "Go on from here by hand" }).click();
  await page.getByText("Touch a piece, move it, or say something").waitFor();
  const own = await page.locator('[data-square][aria-label*="white"]').first().getAttribute("data-square");
  await reader.clicks(own ?? "");
  const said = page.locator(".said");
  await said.getByText("White touches").waitFor();
  await said.getByRole("link", { name: "22(a)", exact: true }).first().waitFor();
  await page.getByText("What may be said now").click();
  await page.getByRole("button", { name: "White resigns" }).click();
  await page.getByText("The game is over").waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByText("The game is over").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "To the case" }).click();
  await acts.waitFor();
  holds("the reader goes on by hand, and the server rules on each act");

  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForTimeout(300);
  await page
    .getByRole("link", { name: "The laws" })
    .evaluate((link) => /** @type {HTMLElement} */ (link).click());
  await page.getByRole("heading", { name: "The laws" }).waitFor();
  await page.goBack();
  await page.waitForFunction(() => Math.abs(scrollY - 900) < 5);
  holds("the way back leads to the place where the reader was");

  await page.goto(`${address()}/laws/compare/castling`);
  await page.getByRole("region", { name: /FIDE 2023/ }).waitFor();
  await page.getByRole("checkbox", { name: /FIDE 2023/ }).uncheck();
  await page.getByRole("region", { name: /FIDE 2023/ }).waitFor({ state: "detached" });
  assert.match(page.url(), /codes=/);
  await page.getByLabel("Topic").selectOption({ label: "Draws" });
  await page.waitForURL(/compare\/draws\?codes=/);
  await page.goto(`${address()}/laws/changes/fide-2018/fide-2023`);
  await page.getByText("ruled differently").first().waitFor({ timeout: 60_000 });
  const all = await page.locator("main article").count();
  await page.getByLabel("Only what is ruled differently").check();
  assert.ok((await page.locator("main article").count()) < all);
  holds("codes stand side by side by topic, and editions one after the other");

  await lessons(reader, address(), holds);
  await paper(reader, address(), holds);

  const phone = await Person.at(browser, PHONE, `${address()}/laws/bcf-1912/22(a)`);
  await phone.page.locator(".acts").waitFor();
  const board = await phone.page.locator(".board-of-case").boundingBox();
  assert.ok(board && board.x >= 0 && board.x + board.width <= 390 && board.width > 330);
  for (const person of [reader, phone]) {
    // Too many questions at once are asked again after a while.
    const troubles = person.troubles.filter((trouble) => !/429|503/.test(trouble));
    assert.deepEqual(troubles, []);
    await person.page.context().close();
  }
  holds("on a phone the board stands under the article");
}

/** @param {Person} reader @param {string} address @param {(what: string) => void} holds */
async function lessons(reader, address, holds) {
  const { page } = reader;
  await page.goto(`${address}/learn`);
  const castling = page.locator("#castling");
  await castling.scrollIntoViewIfNeeded();
  await castling.locator(".board").waitFor();
  /** @param {string} square */
  const centre = async (square) => {
    const box = await castling.locator(`[data-square="${square}"]`).boundingBox();
    assert.ok(box);
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  /** @param {string} from @param {string} to */
  const drags = async (from, to) => {
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(to)), { steps: 4 });
    await page.mouse.up();
  };
  await drags("e1", "c1");
  await castling.getByText("which is attacked").waitFor();
  await castling.locator('[data-square="e1"][aria-label^="e1, white King"]').waitFor();
  await castling.getByRole("button", { name: "Begin again" }).click();
  await castling.getByText("which is attacked").waitFor({ state: "detached" });
  await drags("e1", "g1");
  await castling.locator('[data-square="f1"][aria-label^="f1, white Rook"]').waitFor();
  await castling.getByText("Black is to move").waitFor();
  holds("a learner castles on the board of the lesson, and is told why he may not on the other side");
}

/** How many pages of paper each sheet fills. @type {readonly (readonly [string, string, number])[]} */
const SHEETS = [
  ["/learn/leaflet", ".page", 2],
  ["/print/men", ".six svg", 1],
  ["/print/board", "main svg", 1],
  ["/print/board?look=plain", "main svg", 1],
  ["/print/score", "table", 1],
  ["/print/score?notation=descriptive", "table", 1],
  ["/print/diagram?width=180&caption=White%20to%20move", "figure", 1],
];

/** @param {Person} reader @param {string} address @param {(what: string) => void} holds */
async function paper(reader, address, holds) {
  const { page } = reader;
  const pages = async () => {
    const text = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    return Math.max(...[...text.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
  };
  for (const [path, there, count] of SHEETS) {
    await page.goto(address + path);
    await page.locator(there).first().waitFor();
    assert.equal(await pages(), count, path);
  }
  await page.goto(`${address}/print/laws/bcf-1912`);
  await page.locator("article").first().waitFor();
  const whole = await pages();
  await page.getByLabel("With the doubts").uncheck();
  assert.ok(whole > 5 && (await pages()) < whole, `${whole} pages`);
  holds("what is made for paper fills as many pages as it should");
}
