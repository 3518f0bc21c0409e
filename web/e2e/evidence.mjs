/** "Why is this drawn?": what a ruling rests on is played on a board of its own, by mouse, keys and finger. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function evidence({ browser, address, holds }) {
  const reader = await Person.at(browser, DESKTOP, address());
  await dead(reader, address(), holds);
  await flag(reader, address(), holds);
  await checks(reader, address(), holds);
  await record(reader, address(), holds);
  assert.deepEqual(reader.troubles, []);
  await reader.page.context().close();

  const phone = await Person.at(browser, PHONE, address());
  await onThePhone(phone, address(), holds);
  assert.deepEqual(phone.troubles, []);
  await phone.page.context().close();
}

/** The form with a code and a position in it. @param {string} address @param {string} code @param {string} start */
const from = (address, code, start) => `${address}/?code=${code}&start=${encodeURIComponent(start)}`;

/** What lies over the page. @param {Person} person */
const over = ({ page }) => page.getByRole("dialog");

/**
 * What stands on a square of the board that lies over the page.
 * @param {Person} person @param {string} square @param {string} words
 */
const shows = (person, square, words) =>
  over(person).locator(`[data-square="${square}"][aria-label^="${square}, ${words}"]`).waitFor();

/** @param {Person} person */
async function closes(person) {
  await person.page.keyboard.press("Escape");
  await over(person).waitFor({ state: "detached" });
}

/** @param {Person} reader @param {string} address @param {(what: string) => void} holds */
async function dead(reader, address, holds) {
  const { page } = reader;
  await reader.begins(from(address, "fide-2023", "8/8/3k3p/1p2p1p1/1P2P1PP/8/2K5/8 w - - 0 1"));
  await reader.drags("h4", "h5");
  await page.locator(".result", { hasText: "Drawn in a dead position" }).waitFor();
  await page.locator(".status").getByRole("button", { name: "Why is this drawn?" }).click();
  await over(reader).getByText("men that can never move or be taken stand in the way").waitFor();
  await over(reader).getByText("8 pieces can never leave their squares").waitFor();
  await shows(reader, "b4", "white Pawn, shaded");
  await reader.picture("evidence-dead");
  await over(reader).locator('[data-square="c2"]').focus();
  await page.keyboard.press("Enter");
  const king = /The white King on c2 can only ever stand on (\d+) squares/;
  const told = (await over(reader).getByText(king).textContent()) ?? "";
  const squares = Number(king.exec(told)?.[1]);
  assert.equal(await over(reader).locator('[aria-label$=", shaded"]').count(), squares);
  await reader.picture("evidence-dead-king");
  await closes(reader);
  holds("a dead position is explained: which men never move, and how far each may come");

  await reader.begins(from(address, "fide-2023", "8/8/8/4k3/8/8/4Kp2/8 w - - 0 1"));
  await reader.drags("e2", "f2");
  await page.locator(".rulings").getByRole("button", { name: "Why is this drawn?" }).first().click();
  await over(reader).getByText("the remaining men cannot mate, wherever they stand").waitFor();
  assert.equal(await over(reader).getByRole("button", { name: "Forward", exact: true }).count(), 0);
  await closes(reader);
  holds("bare Kings are explained in words, where there is nothing to play");

  await reader.begins(from(address, "fide-2023", "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 0 1"));
  await page.locator(".rulings .result").getByRole("button", { name: "Why is this drawn?" }).click();
  await over(reader).getByText("8 pieces can never leave their squares").waitFor();
  await closes(reader);
  await reader.begins(
    from(address, "fide-2023", "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1"),
  );
  await page
    .locator(".rulings .note", { hasText: "White’s Pawns must have taken at least" })
    .getByRole("link", { name: "3.10.3" })
    .waitFor();
  assert.equal(await page.locator(".rulings li").count(), 1);
  await reader.picture("evidence-no-game");
  await reader.drags("e7", "e5");
  // What went as expected is folded.
  await page.locator(".rulings li.fold").waitFor();
  holds("a start that ends the game, or to which no game leads, is told among the rulings");
}

/** @param {Person} reader @param {string} address @param {(what: string) => void} holds */
async function flag(reader, address, holds) {
  const { page } = reader;
  await reader.begins(from(address, "fide-2023", "8/8/4k1p1/8/8/3KN3/8/8 w - - 0 1"), "4s");
  await reader.drags("d3", "e4");
  await reader.finds("e4", "white King");
  await page.locator('main[data-waiting="0"]').waitFor();
  await page.keyboard.press(" ");
  await page.locator('.dial.down[data-clock="black"]').waitFor();
  await page.getByRole("button", { name: "Claim", exact: false }).first().click();
  await reader.claims(/^Time/);
  await page.locator(".result", { hasText: "White wins on time" }).waitFor();
  await page.locator(".status").getByRole("button", { name: "Why can White still mate?" }).click();
  await over(reader).getByText("White can still mate, for instance by these").waitFor();
  const start = (await over(reader).locator(".here").textContent()) ?? "";
  assert.equal(start, "Start");
  await shows(reader, "e4", "white King");
  await page.keyboard.press("ArrowRight");
  const first = (await over(reader).locator(".here").textContent()) ?? "";
  assert.match(first, /^1… \S+$/);
  await over(reader)
    .locator('[aria-live="polite"]', { hasText: /^Black: \w+ from/ })
    .waitFor({ state: "attached" });
  await page.keyboard.press("ArrowLeft");
  await over(reader).locator(".here", { hasText: "Start" }).waitFor();
  await over(reader).getByRole("button", { name: "Forward", exact: true }).click();
  await over(reader).locator(".here", { hasText: first }).waitFor();
  await page.keyboard.press("End");
  const last = (await over(reader).locator(".here").textContent()) ?? "";
  assert.match(last, /#$/);
  assert.ok(
    await over(reader).getByRole("button", { name: "Forward", exact: true, disabled: true }).isVisible(),
  );
  await reader.picture("evidence-line");
  await over(reader).locator(".moves button").first().click();
  await over(reader).locator(".here", { hasText: first }).waitFor();
  await closes(reader);
  holds("a flag that falls: the line to mate is played, forward and back, by keys and buttons");
}

/** @param {Person} reader @param {string} address @param {(what: string) => void} holds */
async function checks(reader, address, holds) {
  const { page } = reader;
  await reader.begins(from(address, "bcf-1912", "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1"));
  await page.keyboard.press("l");
  await reader.claims(/^Perpetual/);
  await page.locator(".result", { hasText: "Drawn by perpetual check" }).waitFor();
  await page.locator(".status").getByRole("button", { name: "Why is this drawn?" }).click();
  const replies = over(reader).getByRole("region", { name: "Replies" });
  for (const [check, reply] of [
    ["1. Qe8+", "1… Kh7"],
    ["2. Qh5+", "2… Kg8"],
    ["3. Qe8+", "3… Kh7"],
  ]) {
    await over(reader)
      .locator(".here", { hasText: check ?? "" })
      .waitFor();
    await replies.getByRole("button", { name: reply ?? "" }).click();
  }
  await over(reader).locator(".here", { hasText: "4. Qh5+" }).waitFor();
  await replies.getByText("This position has occurred before, so the checks never end.").waitFor();
  await shows(reader, "h5", "white Queen");
  await reader.picture("evidence-checks");
  await page.keyboard.press("Home");
  await over(reader).locator(".here", { hasText: "Start" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await replies.getByText("Every reply by Black meets another check").waitFor();
  await replies.getByRole("button", { name: "1… Kh7" }).click();
  await over(reader).locator(".here", { hasText: "2. Qh5+" }).waitFor();
  await closes(reader);
  holds("checks without end: whatever is replied, the next check follows, for ever");
}

/** @param {Person} reader @param {string} address @param {(what: string) => void} holds */
async function record(reader, address, holds) {
  const { page } = reader;
  await page.goto(`${address}/record`);
  const pgn =
    '[White "One"]\n[Black "Other"]\n[FEN "8/8/4k3/8/8/3KN2p/8/8 w - - 0 1"]\n[SetUp "1"]\n\n1. Ng4 h2 2. Nxh2 1/2-1/2\n';
  await page.getByRole("textbox", { name: "PGN text" }).fill(pgn);
  await page.getByRole("button", { name: "Read", exact: true }).click();
  await page.getByRole("button", { name: "Who can still mate?" }).click();
  await over(reader).getByText("White can still mate, for instance by these").waitFor();
  await over(reader).getByRole("button", { name: "Black", exact: true }).click();
  await over(reader)
    .getByText(/Black can(not| still) mate/)
    .waitFor();
  await closes(reader);
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Who can still mate?" }).click();
  await over(reader).getByText("White cannot mate: the remaining men cannot mate").waitFor();
  await over(reader).getByRole("button", { name: "Black", exact: true }).click();
  await over(reader).getByText("Black cannot mate: the remaining men cannot mate").waitFor();
  await reader.picture("evidence-record");
  await closes(reader);
  holds("of any position of a record it is told who can still mate, and how");
}

/** @param {Person} phone @param {string} address @param {(what: string) => void} holds */
async function onThePhone(phone, address, holds) {
  const { page } = phone;
  await phone.begins(from(address, "bcf-1912", "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1"));
  await page.getByRole("button", { name: "Claim", exact: false }).first().tap();
  await phone.claims(/^Perpetual/);
  await page.locator(".status").getByRole("button", { name: "Why is this drawn?" }).tap();
  const replies = over(phone).getByRole("region", { name: "Replies" });
  await replies.getByRole("button", { name: "1… Kh7" }).tap();
  await over(phone).locator(".here", { hasText: "2. Qh5+" }).waitFor();
  await phone.picture("phone-evidence-checks");
  const board = await over(phone).locator(".board").boundingBox();
  assert.ok(board && board.width > 370 && board.y + board.height < 600, JSON.stringify(board));
  const left = await over(phone).locator('[data-square="b4"]').boundingBox();
  assert.ok(left);
  await page.touchscreen.tap(left.x + 10, left.y + 10);
  await over(phone).locator(".here", { hasText: "1… Kh7" }).waitFor();
  await over(phone).getByRole("button", { name: "Close" }).tap();
  await over(phone).waitFor({ state: "detached" });

  await phone.begins(from(address, "fide-2023", "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 0 1"));
  await page.locator(".status").getByRole("button", { name: "Why is this drawn?" }).tap();
  const king = await over(phone).locator('[data-square="d6"]').boundingBox();
  assert.ok(king);
  await page.touchscreen.tap(king.x + 10, king.y + 10);
  await over(phone).getByText("The black King on d6 can only ever stand on").waitFor();
  await phone.picture("phone-evidence-dead");
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => innerWidth === 844);
  await phone.picture("phone-evidence-landscape");
  holds("on the phone it is tapped through, and a man's reach is shown under the finger");
}
