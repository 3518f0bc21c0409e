/** A game recorded in descriptive notation: in the score, and sealed so that two moves can be meant. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function descriptive({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=american-1897`);
  await white.more();
  await white.page.locator(".more").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const link = await white.page.getByLabel("For the other player").inputValue();
  const black = await Person.at(browser, PHONE, link);
  await black.page.locator(".board").waitFor();
  await white.drags("e2", "e4");
  await turnPasses([white, black], "black");
  await black.slides("e7", "e5");
  await turnPasses([white, black], "white");
  await white.page.getByText("P-K4").nth(1).waitFor();
  await white.picture("descriptive-score");
  holds("the score is kept as the code has it: P-K4 for either side");

  await white.page.getByRole("button", { name: "Adjourn" }).click();
  await white.page.getByRole("button", { name: "Adjourn" }).click();
  const record = white.page.getByRole("textbox", { name: "Move to seal" });
  await record.waitFor();
  assert.match((await record.getAttribute("placeholder")) ?? "", /^Kt-KB3 /);
  await record.fill("Kt-B3");
  await white.page.getByRole("button", { name: "Seal…" }).click();
  await white.page.getByRole("button", { name: "Seal it" }).click();
  await black.page.getByRole("button", { name: "Open the envelope" }).tap();
  await black.page.getByRole("button", { name: "Yes, now" }).tap();
  await black.page.getByRole("button", { name: "Adopt Kt-QB3" }).waitFor();
  await white.page.getByText("Black has a choice to make").waitFor();
  await white.picture("descriptive-several");
  await black.picture("phone-descriptive-several");
  holds("a record that can be read as two moves waits for the other to adopt one");

  await black.page.getByRole("button", { name: "Adopt Kt-KB3" }).tap();
  await black.finds("f3", "white Knight");
  await turnPasses([white, black], "black");
  await white.page.getByText("Kt-KB3", { exact: true }).first().waitFor();
  await black.picture("phone-descriptive-adopted");
  holds("the move adopted is made, and play goes on");
  for (const person of [white, black]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}
