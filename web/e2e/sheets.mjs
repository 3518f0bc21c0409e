/** Score sheets: written by hand, struck out, written by itself where one wishes it, signed, printed. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function sheets({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`);
  await white.more();
  await white.page.locator(".more").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  const link = await white.page.getByLabel("For the other player").inputValue();
  const black = await Person.at(browser, PHONE, link);
  await black.page.locator(".board").waitFor();
  await white.page.locator(".panel").waitFor({ state: "detached" });

  await white.drags("e2", "e4");
  await turnPasses([white, black], "black");
  await white.page.getByRole("button", { name: "Sheets" }).click();
  const record = white.page.getByRole("textbox", { name: "White writes" });
  const own = white.page.getByRole("region", { name: "White’s sheet" });
  await record.fill("d4");
  await record.press("Enter");
  await own.getByText("d4", { exact: true }).waitFor();
  await white.page.getByRole("button", { name: "Strike out" }).click();
  await own.locator("s", { hasText: "d4" }).waitFor();
  await record.fill("e4");
  await record.press("Enter");
  await own.getByText("e4", { exact: true }).waitFor();
  holds("a move is written, struck out, and written again");

  await black.page.getByRole("button", { name: "All, and the moves" }).tap();
  await black.page.locator(".panel").getByRole("button", { name: "Sheets" }).tap();
  await black.page.getByText("Write each move for me").tap();
  const blacks = black.page.getByRole("region", { name: "Black’s sheet" });
  await blacks.getByText("e4", { exact: true }).waitFor();
  await black.picture("phone-sheet");
  await black.page.getByRole("button", { name: "Close" }).tap();
  await black.slides("e7", "e5");
  await turnPasses([white, black], "white");
  await white.page.getByRole("region", { name: "Black’s sheet" }).getByText("e5", { exact: true }).waitFor();
  holds("what is wished is written by itself, as the moves are made");

  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.getByRole("combobox", { name: "Result" }).selectOption("0-1");
  await white.page.getByRole("button", { name: "Sign", exact: true }).click();
  await own.getByText("0-1, signed by White").waitFor();
  await white.picture("sheets");
  await white.page.emulateMedia({ media: "print" });
  assert.ok(await own.isVisible());
  await white.page.getByText("Print the sheets").waitFor({ state: "hidden" });
  await white.picture("sheets-printed");
  holds("the result is signed, and the sheets are printed alone");
  for (const person of [white, black]) {
    assert.deepEqual(person.troubles, []);
    await person.page.context().close();
  }
}
