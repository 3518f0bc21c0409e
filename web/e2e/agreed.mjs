/** What can be agreed before a game comes from the server, for every code that it has. */

import assert from "node:assert/strict";
import { curled, DESKTOP, Person, PHONE } from "./people.mjs";

/** @typedef {{ id: string, older: boolean, known_as: string, invitation: string, terms: Term[], mistakes: Term[] }} Code */
/** @typedef {{ key: string, values: { value: string, usual: boolean }[] }} Term */

/** @param {import("./two-browsers.mjs").Table} table */
export async function agreed({ browser, address, holds }) {
  /** @type {Code[]} */
  const codes = await (await fetch(`${address()}/api/codes`)).json();
  const reader = await Person.at(browser, DESKTOP, `${address()}/`);
  const { page } = reader;
  /** @param {string} id */
  const choice = (id) => page.locator(`input[name="code"][value="${id}"]`);
  await choice(codes.at(-1)?.id ?? "")
    .and(page.locator(":checked"))
    .waitFor();
  await reader.more();
  for (const { id, known_as, invitation, terms, mistakes } of codes) {
    await choice(id).check();
    await page
      .locator("fieldset.code label", { hasText: curled(known_as) })
      .getByText(curled(invitation))
      .waitFor();
    const odds = terms.find(({ key }) => key === "odds")?.values ?? [];
    const listed = page.getByRole("combobox", { name: "Odds", exact: true }).locator("option");
    assert.equal(await listed.count(), odds.length, id);
    const further = terms.filter(({ key }) => !["table", "notice", "time", "odds"].includes(key));
    assert.equal(await page.locator(".agreed").count(), further.length + mistakes.length, id);
    await page.screenshot({ path: `test-results/agreed-${id}.png`, fullPage: true });
  }
  holds(`the form offers what each of ${codes.length} codes gives`);

  const giving = codes.find(({ terms }) =>
    terms.some(({ key, values }) => key === "odds" && values.some(({ value }) => value === "knight")),
  );
  assert.ok(giving);
  await choice(giving.id).check();
  await page.getByRole("combobox", { name: "Odds" }).selectOption("knight");
  await page.locator(".odds").getByText("Black", { exact: true }).click();
  await reader.starts("Pass and play");
  await page.locator(".terms", { hasText: "odds: knight by black" }).waitFor();
  await reader.finds("b8", "empty");
  holds("odds that were chosen are given");

  // By the oldest rules a Pawn goes one square at a time.
  for (const { id, older } of codes)
    await plays(reader, `${address()}/?code=${id}`, older ? 3 : 4, id === "iccf");
  holds("each of them is played on one board: e4 e5, or e3 e6");
  assert.deepEqual(reader.troubles, []);
  await page.context().close();

  const phone = await Person.at(browser, PHONE, `${address()}/`);
  await phone.page.locator("fieldset.code label").first().waitFor();
  await phone.page.screenshot({ path: "test-results/phone-new-game.png", fullPage: true });
  await phone.page.context().close();
}

/**
 * @param {Person} reader @param {string} at
 * @param {3 | 4} rank how far White's Pawn goes
 * @param {boolean} sent whether a move is sent to the other player
 */
async function plays(reader, at, rank, sent) {
  const { page } = reader;
  await reader.begins(at);
  for (const [from, to, man] of [
    ["e2", `e${rank}`, "white Pawn"],
    ["e7", `e${9 - rank}`, "black Pawn"],
  ]) {
    await reader.drags(from ?? "", to ?? "");
    // Where moves are sent, the one that was pointed out goes when its sender says so.
    if (sent) await page.getByRole("button", { name: "Send it" }).click();
    await reader.finds(to ?? "", man ?? "");
    await page.locator('main[data-waiting="0"]').waitFor();
  }
  await page.locator(".scored li", { hasText: /e[56]|P-K4\s*P-K4|5254\s*5755/ }).waitFor();
}
