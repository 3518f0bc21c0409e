/** What is peculiar to a code is seen on the page, which knows none of them. */

import assert from "node:assert/strict";
import { DESKTOP, Person } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function codes({ browser, address, holds }) {
  const both = await Person.at(browser, DESKTOP, `${address()}/`);
  await menu(both, address(), holds);
  await declared(both, address(), holds);
  await pressed(both, address(), holds);
  await notice(both, address(), holds);
  await stays(both, address(), holds);
  assert.deepEqual(both.troubles, []);
  await both.page.context().close();
}

/** @param {Person} both @param {string} from @param {string} to @param {string} man */
async function moves(both, from, to, man) {
  await both.drags(from, to);
  await both.finds(to, man);
  await both.page.locator('main[data-waiting="0"]').waitFor();
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function menu(both, address, holds) {
  const { page } = both;
  const start = encodeURIComponent("4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1");
  await both.begins(`${address}/?code=american-1897&start=${start}`);
  await both.drags("g1", "g3");
  await both.reads("illegally");
  await page.getByRole("button", { name: /^Penalty A/ }).hover();
  await both.picture("menu-first");
  await page.getByRole("button", { name: /^Penalty A/ }).click();
  await page.getByRole("button", { name: /^Penalty C/ }).waitFor();
  await both.picture("menu-second");
  await page.getByRole("button", { name: "Penalty B: the Knight on g1" }).click();
  await page.getByText("White must move the Knight on g1").first().waitFor();
  await moves(both, "g1", "f3", "white Knight");
  holds("a menu of penalties is gone through in two steps");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => document.querySelector(".board")?.clientWidth === 390);
  await both.drags("e8", "e6");
  await page.getByRole("button", { name: /^Penalty A/ }).waitFor();
  await both.picture("phone-menu");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(() => innerWidth === 1280);
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function declared(both, address, holds) {
  const { page } = both;
  await both.begins(`${address}/?code=fide-2023`);
  for (const [from, to, man] of [
    ["g1", "f3", "white Knight"],
    ["g8", "f6", "black Knight"],
    ["f3", "g1", "white Knight"],
    ["f6", "g8", "black Knight"],
    ["g1", "f3", "white Knight"],
    ["g8", "f6", "black Knight"],
    ["f3", "g1", "white Knight"],
  ])
    await moves(both, from ?? "", to ?? "", man ?? "");
  await page.keyboard.press("l");
  for (const side of ["black", "white"]) await page.locator(".panel h3", { hasText: side }).waitFor();
  await page.getByRole("button", { name: "With a move you intend to make…" }).first().click();
  await page.getByRole("textbox", { name: "Intended move" }).fill("Ng8");
  await both.picture("claim-intending");
  await page.getByRole("button", { name: "Claim with it", exact: true }).click();
  await both.sure();
  await page.locator(".result", { hasText: "Drawn by repetition" }).waitFor();
  await both.picture("claim-upheld");
  holds("a draw is claimed with a move that is only intended");
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function pressed(both, address, holds) {
  const { page } = both;
  await both.begins(`${address}/?code=fide-2023`, "10m+5s");
  await both.drags("e2", "e5");
  await both.reads("illegally");
  await page.keyboard.press(" ");
  await page.getByText("White has completed an illegal move.").first().waitFor();
  await both.finds("e2", "white Pawn");
  await page.getByText("Black received one minute").waitFor();
  const press = await page.getByRole("button", { name: "Press the clock" }).boundingBox();
  assert.ok(press && press.y + press.height <= 800, JSON.stringify(press));
  await both.picture("pressed");
  await moves(both, "e2", "e4", "white Pawn");
  await page.keyboard.press(" ");
  await page.locator('.dial.running[data-clock="black"]').waitFor();
  holds("an illegal move is completed by the press, put back, and paid for in time");
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function notice(both, address, holds) {
  const { page } = both;
  const start = encodeURIComponent("8/8/8/3k4/8/8/8/K6Q w - - 0 1");
  await both.begins(`${address}/?code=walker-1832&start=${start}`);
  await moves(both, "h1", "h2", "white Queen");
  await page.getByRole("button", { name: "Give notice of fifty moves" }).click();
  await page.getByText("Black’s count of fifty moves: White 0, Black 0").waitFor();
  await moves(both, "d5", "d4", "black King");
  await page.getByText("Black’s count of fifty moves: White 0, Black 1").waitFor();
  await both.picture("counting");
  holds("notice of counting is given, and the count is seen");
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function stays(both, address, holds) {
  const { page } = both;
  const start = encodeURIComponent("7k/P7/8/8/8/8/8/K7 w - - 0 1");
  await both.begins(`${address}/?code=walker-1832&start=${start}`);
  await both.drags("a7", "a8");
  await page.getByRole("button", { name: /stays/i }).waitFor();
  await both.picture("pawn-stays");
  await page.getByRole("button", { name: /stays/i }).click();
  await turnPasses([both], "black");
  await both.finds("a8", "white Pawn");
  holds("a Pawn stays a Pawn where the code lets it");
}
