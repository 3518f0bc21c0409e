/** The hall: a round on electronic boards whose files grow while the page is open. */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { serve } from "./server.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @param {number} board @param {string} white @param {string} moves */
const game = (board, white, moves) =>
  `[Event "Open"]\n[Date "2024.05.01"]\n[Round "3.${board}"]\n[White "${white}"]\n[Black "Bob"]\n[Result "*"]\n\n${moves} *\n`;

const THRICE = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

/** @param {import("./two-browsers.mjs").Table} table */
export async function hall({ browser, room, holds }) {
  const round = join(room, "round3");
  mkdirSync(round);
  writeFileSync(join(round, "1.pgn"), game(1, "Ada", "1. e4 e5"));
  writeFileSync(join(round, "14.pgn"), game(14, "Eve", THRICE));
  const server = await serve(join(room, "hall.db"), 0, [round]);
  try {
    assert.ok(server.hall);
    // What rests on a last move is told once it has stood for four seconds.
    await new Promise((done) => setTimeout(done, 6000));
    const arbiter = await Person.at(browser, DESKTOP, server.hall, null);
    await alarms(arbiter, round, holds);
    await log(arbiter, holds);
    await toTheDesk(arbiter, holds);
    assert.deepEqual(arbiter.troubles, []);
    const phone = await Person.at(browser, PHONE, server.hall, null);
    await phone.page.getByRole("article").first().waitFor();
    await looks(phone, "hall-on-a-phone");
    await phone.page.getByRole("button", { name: "To the desk with Round 3, board 1" }).first().tap();
    await phone.page.locator(".step-3").waitFor();
    await looks(phone, "hall-to-the-desk-on-a-phone");
    await phone.page.goBack();
    await phone.page.locator(".step-2").waitFor();
    await phone.page.goBack();
    await phone.page.getByRole("article").first().waitFor();
    holds("one tap from the hall to the answer, and back by what was entered");
    await phone.page.goto(`${server.address}/hall#00000000000000000000000001`);
    await phone.page.getByText("This key does not open the hall").waitFor();
    holds("the hall on a phone, and closed to another key");
    for (const { page } of [arbiter, phone]) await page.context().close();
  } finally {
    await server.stop();
  }
}

/** Nothing that axe knows of is wrong, and nothing is wider than the screen. @param {Person} person @param {string} name */
async function looks({ page }, name) {
  await page.evaluate(AXE);
  const faults = await page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run();
    return violations.map((/** @type {any} */ one) => `${one.id}: ${one.nodes[0].html}`);
  });
  assert.deepEqual(faults, [], name);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, name);
  await page.screenshot({ path: `test-results/${name}.png` });
}

/** @param {Person} arbiter @param {string} round @param {(what: string) => void} holds */
async function alarms(arbiter, round, holds) {
  const { page } = arbiter;
  const third = page.getByRole("article", { name: "Round 3, board 14: Repetition" });
  await third
    .getByText("White may claim", { exact: true })
    .or(third.getByText("White may claim"))
    .first()
    .waitFor();
  assert.equal(await third.getByRole("img").count(), 3, "the positions stand side by side");
  assert.equal(
    await third.getByRole("link", { name: "9.2.2" }).getAttribute("href"),
    "/laws/fide-2023/9.2.2",
  );
  await page.getByText("2 boards, 1 alarm").waitFor();
  await page.getByRole("alert").filter({ hasText: "1 alarm when the page was opened." }).waitFor();
  assert.match(await page.title(), /^\(1\) The hall/);
  await looks(arbiter, "hall");
  holds("a repetition with its positions, who may claim, and the article");

  await page.getByRole("button", { name: "Sound" }).click();
  writeFileSync(join(round, "1.pgn"), game(1, "Ada", "1. e4 e5 2. Ke3"));
  const illegal = page.getByRole("article", { name: "Round 3, board 1: Illegal move" });
  await illegal.getByText("The arbiter acts").waitFor();
  await page.getByRole("alert").filter({ hasText: "board 1: Illegal move. The arbiter acts." }).waitFor();
  assert.equal(
    await page.getByRole("article").first().getAttribute("aria-label"),
    "Round 3, board 1: Illegal move",
  );
  holds("a new alarm comes while the page is open, stands first, and is read out");

  await illegal.getByRole("button", { name: "Seen", exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await third.getByRole("button", { name: "Not seen yet" }).waitFor();
  assert.match(await page.title(), /^\(1\) The hall/);
  await page.reload();
  await third.getByRole("button", { name: "Not seen yet" }).waitFor();
  writeFileSync(join(round, "14.pgn"), game(14, "Eve", `${THRICE} 5. e4 e5`));
  await third.waitFor({ state: "detached" });
  holds("what was seen stays so after a reload, and goes when White moves on");
}

/** @param {Person} arbiter @param {(what: string) => void} holds */
async function log({ page }, holds) {
  await page.getByRole("button", { name: /^Log/ }).click();
  const entries = page.getByRole("region", { name: "Log" });
  await entries.getByText("lapsed").waitFor();
  for (const [button, has] of /** @type {const} */ ([
    ["Text", "Round 3, board 1  Ada – Bob\n  Illegal move: raised. The arbiter acts."],
    ["CSV", ",raised,3,14,Eve,Bob,Repetition,White may claim,fide-2023,9.2.2 9.5.2,"],
  ])) {
    const saved = page.waitForEvent("download");
    await entries.getByRole("button", { name: button }).click();
    assert.ok(readFileSync(await (await saved).path(), "utf8").includes(has), button);
  }
  holds("the log, as text and for a spreadsheet");
}

/** @param {Person} arbiter @param {(what: string) => void} holds */
async function toTheDesk(arbiter, holds) {
  const { page } = arbiter;
  await page.getByRole("searchbox", { name: "Board or player" }).fill("eve");
  await page.getByText("1 of 2 boards").waitFor();
  await page.getByRole("searchbox", { name: "Board or player" }).fill("");
  await page.getByRole("article").getByRole("button", { name: "To the desk with Round 3, board 1" }).click();
  await page.getByRole("heading", { name: "The arbiter’s desk" }).waitFor();
  await page.getByText("The score is read up to 2. Ke3, which is illegal.").waitFor();
  assert.equal(await page.getByLabel("Table").inputValue(), "1");
  await page.goBack();
  await page.getByRole("article", { name: "Round 3, board 1: Illegal move" }).waitFor();
  holds("one click to the desk with the game loaded, and back");
}
