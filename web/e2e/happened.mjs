/** What happens at a board besides moves: an act of each group by mouse, by keys, and by finger. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function happened({ browser, address, holds }) {
  await byMouse(await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`), holds);
  await byKeys(await Person.at(browser, DESKTOP, `${address()}/?code=us-chess`), holds);
  await byFinger(await Person.at(browser, PHONE, `${address()}/?code=bcf-1912`), holds);
  await promotes(await Person.at(browser, DESKTOP, `${address()}/?code=us-chess`), address(), holds);
  await ofPost(await Person.at(browser, DESKTOP, `${address()}/?code=iccf`), holds);
}

/** @param {Person} person */
const control = ({ page }) => page.getByRole("button", { name: "Something else happened…" });

/** @param {Person} person */
const panel = ({ page }) => page.locator(".panel");

/** Opens the list and takes an entry. @param {Person} person @param {string | RegExp} entry */
async function takes(person, entry) {
  await control(person).click();
  await panel(person).getByRole("button", { name: entry }).click();
}

/** By its key: the keys are in the search. @param {Person} person */
async function opensByKey(person) {
  await person.page.keyboard.press("w");
  await panel(person).getByRole("searchbox").and(person.page.locator(":focus")).waitFor();
}

/** What was said is answered, and the list is closed. @param {Person} person */
async function closes(person) {
  await panel(person).waitFor({ state: "detached" });
  await person.page.locator('.room[data-waiting="0"]').waitFor();
}

/** @param {Person} both */
async function leaves(both) {
  assert.deepEqual(both.troubles, []);
  await both.page.context().close();
}

/** @param {Person} both @param {(what: string) => void} holds */
async function byMouse(both, holds) {
  const { page } = both;
  await page.getByRole("textbox", { name: "Another time" }).fill("5+3");
  await both.starts("Pass and play");
  await takes(both, "A piece slipped from the hand");
  await both.picture("happened-asks");
  await both.clicks("g1");
  assert.equal(await panel(both).getByRole("textbox", { name: "Square 1" }).inputValue(), "g1");
  await both.clicks("f3");
  await closes(both);
  await both.reads("The Knight slipped from White’s hand to f3");
  await takes(both, "We agree on where it stands");
  await both.clicks("f3");
  await closes(both);
  await both.reads("the man was released on f3");
  holds("a piece slips: it is pointed to on the board, and then where it was released");

  await page.keyboard.press("Space");
  await turnPasses([both], "black");
  await takes(both, "A finger stayed on the clock");
  await panel(both).getByText("Black: A finger stayed on the clock, or hovered over it?").waitFor();
  await panel(both).getByRole("button", { name: "Yes, that happened" }).click();
  await closes(both);
  await both.reads("Black left a finger on the clock");
  holds("a finger stays on the clock: it is asked for once more, with whose it is");

  await control(both).click();
  const whose = panel(both).getByRole("group", { name: "Whose act is it?" });
  await whose.getByRole("button", { name: "White" }).click();
  await panel(both).getByRole("button", { name: "A draw was offered on a condition" }).click();
  await panel(both).getByRole("button", { name: "Say so" }).click();
  assert.equal(await panel(both).count(), 1, "a condition is needed");
  await panel(both).getByRole("textbox", { name: "Condition" }).fill("we analyse it together");
  await panel(both).getByRole("button", { name: "Say so" }).click();
  await closes(both);
  await both.reads("White offers a draw");
  await both.reads("we analyse it together");
  holds("the other player’s act: a draw offered on a condition, in words");

  await takes(both, "Left the board");
  await closes(both);
  await both.reads("Black has left the board");
  holds("coming and going is said at once");

  await takes(both, "Both resigned at once");
  await panel(both).getByRole("button", { name: "No", exact: true }).click();
  assert.equal(await panel(both).getByRole("button", { name: "Yes, that happened" }).count(), 0);
  await panel(both).getByRole("button", { name: "Both resigned at once" }).click();
  await panel(both).getByRole("button", { name: "Yes, that happened" }).click();
  await closes(both);
  await both.reads("Both resign");
  await page.getByText("The game has stopped").first().waitFor();
  holds("both resign at once, and it is to be found who was first");
  await leaves(both);
}

/** @param {Person} both @param {(what: string) => void} holds */
async function byKeys(both, holds) {
  const { page } = both;
  await both.starts("Pass and play");
  await page.locator('[data-square="e2"]').focus();
  await opensByKey(both);
  const titles = await panel(both).getByRole("heading", { level: 3 }).allTextContents();
  assert.deepEqual(titles, ["At the board", "Words and gestures", "Coming and going", "Resigning"]);
  holds("without a clock, nothing of clocks is offered");

  await page.keyboard.type("bicycle");
  await panel(both).getByText("Nothing here is called “bicycle”.").waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("slip");
  await page.keyboard.press("Enter");
  await panel(both).getByRole("textbox", { name: "Square 1" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("b1");
  await page.keyboard.press("Tab");
  await page.keyboard.type("b9");
  await page.keyboard.press("Enter");
  await panel(both).getByText("This is no square.").waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await closes(both);
  await both.reads("The Knight slipped from White’s hand to b3");
  await page.locator("[data-square]:focus").waitFor();
  holds("by keys alone: searched, the squares typed, and the keys are at the board again");

  await opensByKey(both);
  await page.keyboard.press("ArrowDown");
  await panel(both)
    .getByRole("button", { name: "We agree on where it stands" })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("Escape");
  await closes(both);
  await opensByKey(both);
  await page.keyboard.type("king");
  await page.keyboard.press("Enter");
  await panel(both).getByRole("button", { name: "Yes, that happened" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.locator("p.result", { hasText: "Black wins by resignation" }).waitFor();
  assert.equal(await control(both).count(), 0);
  holds("the King is laid down by keys; once the game is over nothing more is offered");
  await leaves(both);
}

/** @param {Person} both @param {(what: string) => void} holds */
async function byFinger(both, holds) {
  const { page } = both;
  await both.starts("Pass and play");
  assert.equal(await control(both).count(), 0, "on a phone it is behind the dots");
  await page.getByRole("button", { name: "More" }).tap();
  await control(both).tap();
  await panel(both).waitFor();
  await both.picture("happened-phone");
  await panel(both).getByRole("button", { name: "A piece was knocked over" }).tap();
  await panel(both).getByRole("checkbox", { name: "by accident" }).tap();
  await both.picture("happened-phone-asks");
  const [board, list] = [await page.locator(".frame").boundingBox(), await panel(both).boundingBox()];
  assert.ok(board && list && list.y >= board.y + board.height - 1, "the list lies over the board");
  await both.presses("d2", 60);
  await closes(both);
  await both.reads("by accident as stated");
  holds("by finger a piece is knocked over by accident: the board stays free");
  await leaves(both);
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function promotes(both, address, holds) {
  const { page } = both;
  await page.goto(`${address}/?code=us-chess`);
  await both.more();
  await page.getByRole("radio", { name: "From a FEN" }).check();
  await page.getByRole("textbox", { name: "FEN" }).fill("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  await both.starts("Pass and play");
  await both.drags("a7", "a8");
  await page.getByRole("dialog", { name: /becomes$/ }).waitFor();
  await takes(both, "A Rook was set upside down");
  await closes(both);
  await both.reads("A Rook set upside down is a Queen");
  await both.finds("a8", "white Queen");
  holds("a Rook is set upside down for the Pawn, whose square is known");
  await leaves(both);
}

/** @param {Person} both @param {(what: string) => void} holds */
async function ofPost(both, holds) {
  await both.page.getByRole("textbox", { name: "Another time" }).fill("10/50d");
  await both.starts("Pass and play");
  assert.equal(await control(both).count(), 0);
  holds("in a game by post nobody is told what hands do");
  await leaves(both);
}
