/** The arbiter's desk: ten questions as they come up at boards, the slip, the log; by mouse and by finger. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DESKTOP, Person, PHONE } from "./people.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const GAME = `[White "First"]
[Black "Second"]

1. e4 {[%clk 1:29:50]} e5 {[%clk 1:30:10]} 2. Nf3 {[%clk 0:41:37]} Nc6 {[%clk 0:38:55]} *`;

/** @param {import("./two-browsers.mjs").Table} table */
export async function desk({ browser, address, room, holds }) {
  const arbiter = await Person.at(browser, DESKTOP, address());
  await arbiter.page.getByRole("link", { name: "The arbiter’s desk" }).click();
  await atTheDesk(arbiter, room, holds);
  await whatIsPasted(arbiter, holds);
  await setsUpAndShares(arbiter, browser, holds);
  await flagsByTheClocks(arbiter, holds);
  await whatACodeKnows(arbiter, holds);
  await wrongTimes(arbiter, holds);
  await wrongStarts(arbiter, holds);
  // The browser reports each refusal of times that show no flag, which is what is tried above.
  const refused = / 422 \(Unprocessable Entity\)$/;
  assert.deepEqual(
    arbiter.troubles.filter((trouble) => !refused.test(trouble)),
    [],
  );
  await arbiter.page.context().close();

  const phone = await Person.at(browser, PHONE, `${address()}/desk`);
  await atTheBoard(phone, holds);
  assert.deepEqual(phone.troubles, []);
  await phone.page.context().close();
}

/** Waits for an answer with these words. @param {Person} person @param {string | RegExp} words */
const answers = ({ page }, words) => page.locator("#answer-says", { hasText: words }).waitFor();

/** Clicks a square of the board on which things are shown. @param {Person} person @param {string} square */
async function taps({ page }, square) {
  const there = page.locator(`.shown [data-square="${square}"]`);
  await there.scrollIntoViewIfNeeded();
  const box = await there.boundingBox();
  if (!box) throw new Error(`${square} is not on the page`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What the clocks are to be set to. @param {Person} person */
const times = ({ page }) => page.locator(".clocks dd:not(.was)").allTextContents();

/** @param {Person} person @param {string} pasted @param {string} here */
async function pastes({ page }, pasted, here) {
  await page.getByLabel("PGN, moves or FEN").fill(pasted);
  await page.locator(".here", { hasText: here }).first().waitFor();
}

/** @param {Person} person @param {RegExp} name */
const asks = ({ page }, name) =>
  page.getByRole("group", { name: "What happened?" }).getByRole("button", { name }).click();

/** Nothing that axe knows of is wrong. @param {Person} person @param {string} where */
async function isSound({ page }, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    /** @type {any} */ (globalThis).axe
      .run(document, { resultTypes: ["violations"] })
      .then((/** @type {any} */ { violations }) =>
        violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`),
      ),
  );
  assert.deepEqual(found, [], where);
}

/** @param {Person} arbiter @param {string} room @param {(what: string) => void} holds */
async function atTheDesk(arbiter, room, holds) {
  const { page } = arbiter;
  await asks(arbiter, /^Illegal move/);
  await page.getByText("Without a position, the times are those for any illegal move").waitFor();
  await page.getByRole("button", { name: "Black made it" }).click();
  await taps(arbiter, "f8");
  await taps(arbiter, "f6");
  await answers(arbiter, "White is given two minutes for an illegal move by Black.");
  await page.getByLabel("PGN, moves or FEN").fill("");
  holds("the times after an illegal move without the position, for either side");
  await page.getByLabel("Table", { exact: true }).fill("14");
  await pastes(arbiter, GAME, "2… Nc6");
  assert.equal(await page.getByLabel("White shows").inputValue(), "0:41:37");
  await taps(arbiter, "f1");
  await taps(arbiter, "f3");
  await answers(
    arbiter,
    "Black is given two minutes for an illegal move by White. Another one ends the game.",
  );
  assert.deepEqual(await times(arbiter), ["0:41:07", "0:40:55"]);
  assert.equal(await page.locator(".cites a").first().textContent(), "7.5.5");
  await page.locator(".must", { hasText: "White must move the Bishop on f1. Ba6" }).waitFor();
  await isSound(arbiter, "an illegal move");
  await arbiter.picture("desk-illegal");
  holds("an illegal move: ruling, article, times and the piece that must move");

  await page
    .getByRole("group", { name: "Illegal moves of his before this one" })
    .getByRole("button", { name: "one", exact: true })
    .click();
  await answers(arbiter, "It is another illegal move by White: Black has won.");
  await page.getByText("Why can Black still mate?").waitFor();
  await isSound(arbiter, "the second illegal move");
  await page.getByRole("button", { name: "Enter it in the log" }).click();
  await page.getByRole("button", { name: "In the log" }).waitFor();
  holds("a switch changes the answer at once, and the mate is shown that the opponent can still give");

  await page.reload();
  await answers(arbiter, "It is another illegal move by White: Black has won.");
  assert.equal(await page.getByLabel("Table", { exact: true }).inputValue(), "14");
  holds("what was entered is there again after a reload");

  await page.getByLabel("Tempo").selectOption("rapid");
  await page
    .getByRole("group", { name: "Illegal moves of his before this one" })
    .getByRole("button", { name: "none", exact: true })
    .click();
  await answers(arbiter, "Black is given one minute");
  await page
    .getByRole("group", { name: "The opponent has made his move since" })
    .getByRole("button", { name: "yes", exact: true })
    .click();
  await answers(arbiter, "Black has made the next move, so White’s illegal move stands.");
  await page.getByLabel("Supervision").selectOption("full");
  await answers(arbiter, "Black is given one minute");
  holds("tempo and supervision change what follows");

  await page.getByRole("button", { name: "Next table" }).first().click();
  await page.getByText("This ruling is not in the log.").first().waitFor();
  await page.getByRole("button", { name: "Log it, then the next table" }).first().click();
  await page.getByRole("button", { name: "Log (2)" }).waitFor();
  holds("a ruling that is in no log is asked about before the next table");
  await page.getByLabel("Tempo").selectOption("standard");
  await asks(arbiter, /^Repetition/);
  await pastes(arbiter, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8", "4… Ng8");
  await answers(arbiter, "the position has been repeated. The game is drawn.");
  assert.equal(await page.locator(".positions li").count(), 3);
  await isSound(arbiter, "a repetition");
  await page
    .getByRole("region", { name: "Board" })
    .getByRole("button", { name: "Back", exact: true })
    .click();
  await answers(arbiter, "appeared only");
  await taps(arbiter, "f6");
  await taps(arbiter, "g8");
  await answers(arbiter, "Black’s claim is correct");
  holds("a repetition: the positions one beside the other, and a move that is declared");

  await pastes(arbiter, "8/8/4k3/8/8/3QK3/8/8 w - - 99 120", "Start");
  await asks(arbiter, /^Fifty moves/);
  await answers(arbiter, "Only 99 single moves have been made");
  holds("a claim one move too early");

  await asks(arbiter, /^Flag/);
  await answers(arbiter, "White has exceeded the time, but Black has the King alone: the game is drawn.");
  await page.getByRole("button", { name: "both", exact: true }).click();
  await answers(arbiter, "Both have exceeded the time");
  holds("a flag, and both flags");

  await pastes(arbiter, "8/8/4k3/8/8/2nBK3/8/8 w - - 0 60", "Start");
  await asks(arbiter, /^Can he mate/);
  await answers(arbiter, "White can still mate");
  await isSound(arbiter, "who can mate");
  await arbiter.picture("desk-mate");
  holds("who can still mate, with the line");

  await page.getByLabel("Laws").selectOption("us-chess");
  await asks(arbiter, /^Touched/);
  await taps(arbiter, "d3");
  await answers(arbiter, "White touched the Bishop on d3 and must move it.");
  assert.equal(await page.locator(".cites a").first().textContent(), "10B");
  await page.emulateMedia({ media: "print" });
  await page.locator(".slip", { hasText: "White touched the Bishop on d3 and must move it." }).waitFor();
  for (const width of [1280, 790]) {
    await page.setViewportSize({ width, height: 900 });
    assert.ok(await page.locator("main.desk").isHidden(), "the slip is printed alone");
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await arbiter.picture("desk-slip");
  await page.emulateMedia({ media: "screen" });
  holds("a piece that was touched, under another code; the slip");

  await page.getByRole("button", { name: "Log (2)" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV" }).click(),
  ]);
  const file = join(room, "incidents.csv");
  await download.saveAs(file);
  const [heads, row] = readFileSync(file, "utf8").split("\r\n");
  assert.match(heads ?? "", /^\uFEFFtime,table,question,ruling/);
  assert.match(
    row ?? "",
    /,14,Illegal move,It is another illegal move by White: Black has won\.,0-1,7\.5\.5,FIDE 2023,/,
  );
  await isSound(arbiter, "the log");
  holds("the log as CSV");
}

/** The next table, whatever is in the log. An answer that comes meanwhile is asked about anew. @param {import("playwright-core").Page} page */
async function nextTable(page) {
  const next = page.getByRole("button", { name: "Next table" }).first();
  const without = page.getByRole("button", { name: "Go on without it" }).first();
  const lead = page.getByText("Say what happened. The laws answer.");
  for (let tries = 0; tries < 5; tries++) {
    await next.or(without).first().click();
    if (await without.isVisible()) await without.click({ timeout: 2000 }).catch(() => undefined);
    const gone = lead.waitFor({ timeout: 1000 });
    if (
      await gone.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await lead.waitFor();
}

/** @param {Person} arbiter @param {(what: string) => void} holds */
async function flagsByTheClocks(arbiter, holds) {
  const { page } = arbiter;
  await nextTable(page);
  await page.getByLabel("Laws").selectOption("fide-2023");
  await asks(arbiter, /^Flag/);
  await pastes(arbiter, "1. e4 e5 2. Nf3 Nc6", "2… Nc6");
  await page.getByLabel("White shows").fill("12:34");
  await page.getByLabel("Black shows").fill("0:00");
  await page.locator(".result", { hasText: "White wins" }).waitFor();
  await answers(arbiter, "Black has exceeded the time");
  await page.locator(".read", { hasText: "White showed 0:12:34, Black 0:00:00. White to move." }).waitFor();
  await page.getByLabel("White shows").fill("0:05");
  await page.getByLabel("Black shows").fill("1:00");
  await page.locator(".read", { hasText: "showed" }).waitFor({ state: "hidden" });
  assert.equal(await page.getByRole("alert").count(), 0);
  holds("the side whose clock shows no time has the flag down, and no other; times from before are left out");

  for (const code of ["fide-2023", "us-chess"]) {
    await page.getByLabel("Laws").selectOption(code);
    await page.getByRole("textbox", { name: /^Time/i }).fill("40/90m, 30m");
    await page.getByLabel("White shows").fill("0:00");
    await page.getByLabel("Black shows").fill("0:00");
    await page.locator(".clocks .runs", { hasText: /White/i }).waitFor();
    assert.deepEqual(await times(arbiter), ["0:30:00", "0:30:00"]);
  }
  await page.getByRole("textbox", { name: /^Time/i }).fill("90m+30s");
  holds("both flags in a period that is not the last: the clock of the player to move runs");
}

/** @param {Person} arbiter @param {(what: string) => void} holds */
async function whatACodeKnows(arbiter, holds) {
  const { page } = arbiter;
  await nextTable(page);
  await page.getByLabel("Laws").selectOption("fide-2023");
  await page.getByLabel("Tempo").selectOption("blitz");
  await page.getByLabel("Supervision").selectOption("ordinary");
  await asks(arbiter, /^Illegal move/);
  await taps(arbiter, "g1");
  await taps(arbiter, "f4");
  await answers(arbiter, "Black is given one minute");
  await page.getByLabel("Laws").selectOption("us-chess");
  await answers(arbiter, "Black is given two minutes");
  assert.equal(await page.getByLabel("Tempo").inputValue(), "blitz");
  assert.equal(await page.getByLabel("Supervision").count(), 0);
  for (const code of ["bcf-1912", "american-1897"]) {
    await page.getByLabel("Laws").selectOption(code);
    await page.locator(".cites", { hasText: code === "bcf-1912" ? "24(a)" : "II.6(b)" }).waitFor();
    assert.equal(await page.getByLabel("Tempo").count(), 0);
    if ((await page.locator(".option").count()) > 0) assert.equal(await page.locator(".must").count(), 0);
  }
  await page.getByLabel("Laws").selectOption("fide-2023");
  await answers(arbiter, "Black is given one minute");
  await page.getByLabel("Tempo").selectOption("standard");
  holds("only what a code knows is offered, and a blitz case is asked under every code");
}

/** @param {Person} arbiter @param {(what: string) => void} holds */
async function whatIsPasted(arbiter, holds) {
  const { page } = arbiter;
  const paste = page.getByLabel("PGN, moves or FEN");
  await nextTable(page);
  await page.getByLabel("Laws").selectOption("fide-2023");
  await paste.fill("4k3/8/8/8/8/8/8/8 w - - 0 1");
  await page.getByRole("alert").filter({ hasText: "White has no King" }).waitFor();
  await paste.fill("4k3/8/8/8 w");
  await page.getByRole("alert").filter({ hasText: "No game can be played from this position." }).waitFor();
  holds("a position that no game can have is refused at once, before anything is asked");

  await paste.fill("1. e4 e5 2. Nf3 Nc6 3. Qh5 d6 4. d3");
  await page.getByText("The score is read up to 3. Qh5, which is illegal.").waitFor();
  await answers(arbiter, "for an illegal move by White");
  await page.getByLabel("White shows").fill("41:30");
  await page.getByLabel("Black shows").fill("52:10");
  await page.locator(".estimate", { hasText: "An estimate." }).waitFor();
  await page.locator(".estimate a", { hasText: "7.1" }).waitFor();
  await page.getByLabel("White showed then").fill("50:10");
  await page.getByLabel("Black showed then").fill("58:20");
  await page.locator(".clocks dd", { hasText: "0:50:10" }).waitFor();
  assert.deepEqual(await times(arbiter), ["0:50:10", "1:00:20"]);
  assert.equal(await page.locator(".estimate").count(), 0);
  await isSound(arbiter, "a score with an illegal move in it");
  holds("the illegal move of a score is the question; times that are an estimate, and times that are known");

  await page.getByLabel("Tempo").selectOption("blitz");
  await page.getByLabel("Supervision").selectOption("full");
  await page.locator(".basis a", { hasText: "B.2.1" }).waitFor();
  holds("what makes the rules of standard games hold in blitz is named");
}

/** @param {Person} arbiter @param {import("playwright-core").Browser} browser @param {(what: string) => void} holds */
async function setsUpAndShares(arbiter, browser, holds) {
  const { page } = arbiter;
  await nextTable(page);
  await page.getByLabel("Tempo").selectOption("standard");
  await asks(arbiter, /^Touched/);
  await page.getByRole("button", { name: "Set up", exact: true }).click();
  await page.getByRole("button", { name: "Empty board" }).click();
  await page.getByRole("button", { name: "white King" }).click();
  await taps(arbiter, "e1");
  await page.getByRole("button", { name: "black King" }).click();
  await taps(arbiter, "e8");
  await page.getByRole("button", { name: "white Rook" }).scrollIntoViewIfNeeded();
  const rook = await page.getByRole("button", { name: "white Rook" }).boundingBox();
  const corner = await page.locator('.shown [data-square="h1"]').boundingBox();
  if (!rook || !corner) throw new Error("the tray is not on the page");
  await page.mouse.move(rook.x + rook.width / 2, rook.y + rook.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x + 20, corner.y + 20, { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.getByLabel("PGN, moves or FEN").inputValue(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await isSound(arbiter, "the tray");
  await arbiter.picture("desk-set-up");
  await page.getByRole("button", { name: "Done" }).click();
  await taps(arbiter, "e1");
  await taps(arbiter, "h1");
  await page.getByRole("listitem").filter({ hasText: "White touched his Rook on h1" }).waitFor();
  await answers(arbiter, "must castle");
  holds("a position is set up from a tray, by taps and by drawing; each touch is told whose it is");

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("Link to this case").inputValue();
  assert.match(link, /\/desk#case=[\w-]+$/);
  const colleague = await Person.at(browser, DESKTOP, link);
  await answers(colleague, "must castle");
  await colleague.page.getByText("This case came with a link.").waitFor();
  await colleague.page.getByRole("button", { name: "Back to mine" }).click();
  await colleague.page.getByText("Say what happened.").waitFor();
  assert.deepEqual(colleague.troubles, []);
  await colleague.page.context().close();
  holds("a link with the case in its address");
}

/** @param {Person} arbiter @param {(what: string) => void} holds */
async function atTheBoard(arbiter, holds) {
  const { page } = arbiter;
  await page.getByLabel("Laws").waitFor();
  await isSound(arbiter, "the tiles");
  await page.getByRole("button", { name: /^Illegal move/ }).tap();
  await page.getByLabel("White shows").fill("41.37");
  await page.getByLabel("Black shows").fill("3855");
  await arbiter.presses("e2", 40);
  await arbiter.presses("e5", 40);
  // The slip, which is there for the printer, says it too.
  await page.getByRole("region", { name: "Board" }).getByText("e2 → e5").waitFor();
  await isSound(arbiter, "the board");
  await page.getByRole("button", { name: "Answer", exact: true }).tap();
  await answers(arbiter, "Black is given two minutes");
  assert.deepEqual(await times(arbiter), ["0:41:07", "0:40:55"]);
  await isSound(arbiter, "the answer");
  await arbiter.picture("phone-desk-answer");
  await page.getByRole("button", { name: "Log", exact: true }).tap();
  await page.getByRole("button", { name: "Next table" }).tap();
  await page.getByRole("group", { name: "What happened?" }).waitFor();
  await page.getByRole("button", { name: "Log (1)" }).tap();
  await page.getByRole("cell", { name: "0:41:07 0:40:55" }).waitFor();
  holds("on a phone: three steps from the question to the times");
}

/** The clocks were set wrongly, or went wrong later. @param {Person} arbiter @param {(what: string) => void} holds */
async function wrongTimes(arbiter, holds) {
  const { page } = arbiter;
  const { origin } = new URL(page.url());
  await page.evaluate(() => localStorage.clear());
  await page.goto(origin);
  await page.goto(`${origin}/desk`);
  await asks(arbiter, /^Wrong times/);
  await pastes(arbiter, "1. e4 e5", "1… e5");
  await page.getByLabel("White shows").fill("1:00:00");
  await page.getByLabel("Black shows").fill("1:05:00");
  await page.getByLabel("White should show").fill("1:10:00");
  await page.getByLabel("Black should show").fill("1:05:00");
  await answers(arbiter, "The clock is now set as agreed");
  assert.deepEqual(await times(arbiter), ["1:10:00", "1:05:00"]);
  assert.equal(await page.locator(".cites a").first().textContent(), "6.10.2");
  await page.getByRole("button", { name: "since later: something happened to the clock" }).click();
  await answers(arbiter, "The times are put right as found.");
  await isSound(arbiter, "wrong times");
  await arbiter.picture("desk-wrong-times");
  await page.getByRole("button", { name: "How the clock is set" }).click();
  await page.getByLabel("The clock is set to").fill("80m+30s from move 1");
  await answers(arbiter, "The clock is now set as agreed");
  assert.deepEqual(await times(arbiter), ["1:10:00", "1:15:00"]);
  await page.getByLabel("The clock is set to").fill("soon");
  await page.getByRole("alert").first().waitFor();
  holds("wrong times: what they should show, or how the clock is set, and the article");
}

/** Colours, pieces or board were wrong from the beginning. @param {Person} arbiter @param {(what: string) => void} holds */
async function wrongStarts(arbiter, holds) {
  const { page } = arbiter;
  await asks(arbiter, /^Wrong start/);
  await page.getByLabel("PGN, moves or FEN").fill("");
  await page.getByRole("button", { name: "Colours reversed" }).click();
  await answers(arbiter, "the game begun again");
  assert.equal(await page.locator(".cites a").first().textContent(), "7.3");
  await page
    .getByRole("group", { name: "Moves that each has made" })
    .getByRole("button", { name: "ten", exact: true })
    .click();
  await answers(arbiter, "it is found too late: the game is played out");
  await page.getByRole("button", { name: "Pieces set up wrongly" }).click();
  await pastes(arbiter, "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "Start");
  await page.locator(".cites a", { hasText: "7.2.1" }).waitFor();
  await page.locator(".result", { hasText: "A new game is played" }).waitFor();
  await isSound(arbiter, "a wrong start");
  await arbiter.picture("desk-wrong-start");
  holds("a wrong start: colours, pieces or board, and how many moves were made");
}
