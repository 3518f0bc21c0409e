/** Two people at one screen, from a position of their own. */

import assert from "node:assert/strict";
import { DESKTOP, Person } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** White may castle both ways, take in passing after a double step, and has a Pawn on its seventh. */
const START = "4k3/P2p4/8/4P3/8/8/8/R3K2R b KQ - 0 1";

/** @param {import("./two-browsers.mjs").Table} table */
export async function oneBoard({ browser, address, holds }) {
  const both = await Person.at(browser, DESKTOP, `${address()}/?code=bcf-1912`);
  const { page } = both;
  await refusedPosition(both, holds);
  await page.getByRole("textbox", { name: "FEN" }).fill(START);
  await both.starts("Pass and play");

  await both.drags("d7", "d5");
  await turnPasses([both], "white");
  await both.drags("e5", "d6");
  await turnPasses([both], "white");
  await takesOff(both, "d5");
  await turnPasses([both], "black");
  await both.finds("d5", "empty");
  holds("a Pawn is taken in passing: the hand takes it off the board");

  await both.drags("e8", "f8");
  await both.finds("f8", "black King");
  await turnPasses([both], "white");
  await both.drags("e1", "g1");
  await turnPasses([both], "white");
  await both.drags("h1", "f1");
  await turnPasses([both], "black");
  await both.finds("g1", "white King");
  await both.finds("f1", "white Rook");
  holds("castling is two lifts, King and Rook");

  await both.drags("f8", "g8");
  await turnPasses([both], "white");
  await both.drags("a7", "a8");
  await page.getByRole("dialog", { name: "The Pawn on a8 becomes" }).waitFor();
  await both.picture("promotion");
  await page.getByRole("button", { name: "Put a Queen on a8" }).click();
  await both.finds("a8", "white Queen");
  await turnPasses([both], "black");
  holds("a Pawn is exchanged for the piece that was put");

  await promotesByKeys(browser, address(), holds);
  await rookFirst(browser, address(), holds);
  await touchOutOfTurn(both, holds);
  await agreeOnDraw(both, holds);
  assert.deepEqual(
    both.troubles.filter((trouble) => !trouble.includes("400")),
    [],
  );
  await page.context().close();
}

/** The turn has passed with the Rook's move, and the King follows with the same hand. @param {import("./people.mjs").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function rookFirst(browser, address, holds) {
  const both = await Person.at(browser, DESKTOP, `${address}/?code=american-1897`);
  await both.more();
  await both.page.getByRole("radio", { name: "From a FEN" }).check();
  await both.page.getByRole("textbox", { name: "FEN" }).fill("4k3/p7/8/8/8/8/8/4K2R w K - 0 1");
  await both.starts("Pass and play");
  await both.drags("h1", "f1");
  await turnPasses([both], "black");
  await both.drags("e1", "g1");
  await both.finds("g1", "white King");
  await turnPasses([both], "black");
  assert.equal(await both.page.getByText("not a legal move").count(), 0);
  await both.drags("a7", "a6");
  await turnPasses([both], "white");
  await both.page.context().close();
  holds("at one board the King follows the Rook that went first, and both have castled");
}

/** @param {Person} both @param {(what: string) => void} holds */
async function refusedPosition({ page }, holds) {
  await page.locator("details.more > summary").click();
  await page.getByRole("radio", { name: "From a FEN" }).check();
  await page.getByRole("textbox", { name: "FEN" }).fill("8/8/8/8/8/9/8/8 x - - 0 1");
  await page.getByRole("button", { name: "Pass and play" }).click();
  await page.locator(".start .reason").first().waitFor();
  assert.ok((await page.locator(".start .reason").count()) >= 2);
  holds("a position that is none is refused with every reason, and the form keeps what was written");
}

/**
 * Drags a man to the tray of its captor.
 * @param {Person} both @param {string} square
 */
async function takesOff({ page, ...rest }, square) {
  const { x, y } = await Person.prototype.centre.call({ page, ...rest }, square);
  const tray = await page.locator('[data-tray="white"]').boundingBox();
  assert.ok(tray);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 3 });
  await page.mouse.move(tray.x + tray.width / 2, tray.y + tray.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Black is to play; the switch lets White's hand touch a man. */
/** @param {Person} both @param {(what: string) => void} holds */
async function touchOutOfTurn(both, holds) {
  const whose = both.page.getByRole("group", { name: "Whose hand" });
  await whose.getByRole("button", { name: "White" }).click();
  await both.clicks("f1");
  await both.reads("23");
  await both.picture("out-of-turn");
  holds("the other hand touches out of turn, and is judged");
}

/** @param {Person} both @param {(what: string) => void} holds */
async function agreeOnDraw(both, holds) {
  await both.page.keyboard.press("=");
  await both.page.getByRole("button", { name: /accepts the draw|Accept/ }).click();
  await both.page.locator(".result", { hasText: "Drawn by agreement" }).waitFor();
  await both.picture("draw");
  holds("a draw is offered by key and accepted");
}

/**
 * The choice of a piece by the keyboard alone: the keys come back to the board.
 * @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds
 */
async function promotesByKeys(browser, address, holds) {
  const both = await Person.at(browser, DESKTOP, `${address}/?code=fide-2023`);
  const { page } = both;
  await both.more();
  await page.getByRole("radio", { name: "From a FEN" }).check();
  await page.getByRole("textbox", { name: "FEN" }).fill("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  await both.starts("Pass and play");
  await both.walks("a7", "a8");
  await page.getByRole("button", { name: "Put a Queen on a8" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await both.finds("a8", "white Rook");
  await turnPasses([both], "black");
  assert.ok(await page.locator("[data-square]:focus").count());
  assert.deepEqual(both.troubles, []);
  await page.context().close();
  holds("a promotion is chosen by the arrows, and the keys are at the board again");
}
