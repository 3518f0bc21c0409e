/** A game broken off: Black seals a move on a phone, White opens the envelope at a desk. */

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { judge } from "./server.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function adjournment({ browser, address, room, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=bcf-1912`);
  await white.more();
  await white.page.locator(".more").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const black = await Person.at(
    browser,
    PHONE,
    await white.page.getByLabel("For the other player").inputValue(),
  );
  await black.page.locator(".board").waitFor();
  await white.drags("e2", "e4");
  await turnPasses([white, black], "black");

  await white.page.getByRole("button", { name: "Adjourn" }).click();
  await white.picture("adjourn-asked");
  await white.page.getByRole("button", { name: "Adjourn" }).click();
  await black.page.getByText("The game is adjourned").waitFor();
  await white.page.locator(".waits", { hasText: "Black writes the next move and seals it" }).waitFor();
  assert.ok(await white.page.getByRole("button", { name: "Check" }).isDisabled());
  await white.clicks("e4");
  assert.doesNotMatch(await white.sees("e4"), /touched/);
  await black.picture("phone-adjourned");
  holds("play is broken off, and no hand goes to the men");

  await black.page.getByRole("button", { name: "Point to it on the board" }).click();
  await black.presses("g8", 60);
  await black.page.getByText("From g8 to which square?").waitFor();
  await black.presses("f6", 60);
  const record = black.page.getByRole("textbox", { name: "Move to seal" });
  await black.page.waitForFunction(
    () => document.querySelector("form input")?.matches(":placeholder-shown") === false,
  );
  assert.equal(await record.inputValue(), "g8f6");
  await record.fill("Nf9");
  await black.page.getByRole("button", { name: "Seal…" }).click();
  await black.page.getByText("Look once more at what you have written").waitFor();
  await black.picture("phone-seal-doubted");
  await black.page.getByRole("button", { name: "Look at it again" }).click();
  await record.fill("Nf6");
  await black.page.getByRole("button", { name: "Seal…" }).click();
  await black.page.getByText("goes into the envelope").waitFor();
  await black.picture("phone-sealing");
  await black.page.getByRole("button", { name: "Seal it" }).click();
  await white.reads("Black has sealed a move");
  const hash = /is marked #([0-9a-f]{64})/.exec((await white.rulings()).join(" "))?.[1];
  assert.ok(hash, (await white.rulings()).join("\n"));
  for (const { page } of [white, black]) assert.doesNotMatch(await page.content(), /Nf6|g8f6/);
  const sealed = await white.saves("script", join(room, "exported.acts"));
  assert.match(sealed, new RegExp(`black seals #${hash}`));
  assert.doesNotMatch(sealed, /Nf6/);
  assert.equal(await black.page.getByRole("button", { name: "Open the envelope" }).count(), 0);
  await white.picture("sealed");
  await white.page.emulateMedia({ colorScheme: "dark" });
  await white.picture("sealed-dark");
  await white.page.emulateMedia({ colorScheme: "light" });
  await black.picture("phone-sealed");
  holds("a move is sealed: its hash is told, and nobody sees what it is");

  await Promise.all([white, black].map(({ page }) => page.reload()));
  await black.page.getByText("It will be opened when play resumes").waitFor();
  await white.page.getByRole("button", { name: "Open the envelope" }).click();
  await white.page.getByText("When play resumes, both players agree").waitFor();
  await white.page.getByRole("button", { name: "Not yet" }).click();
  await white.page.getByRole("button", { name: "Open the envelope" }).click();
  await white.page.getByRole("button", { name: "Yes, now" }).click();
  await black.finds("f6", "black Knight");
  await turnPasses([white, black], "white");
  await white.reads("opened the envelope: Nf6");
  const opened = await white.saves("script", join(room, "exported.acts"));
  const bits = /black seals Nf6 with ([0-9a-f]{64})/.exec(opened)?.[1];
  assert.equal(createHash("sha256").update(`Nf6 ${bits}`).digest("hex"), hash);
  await white.picture("envelope-opened");
  holds("the envelope is opened, the move is made, and anybody can make its hash again");

  const file = join(room, "adjourned.acts");
  writeFileSync(file, opened);
  assert.match(String(judge(file).at(-1)?.standing.board), /5n2/);
  await white.drags("d2", "d3");
  await turnPasses([white, black], "black");
  holds("and play goes on");
  for (const person of [white, black]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}
