/** What a newcomer comes upon in his first games: a wrong claim, a declared move, an early offer, a link used twice. */

import assert from "node:assert/strict";
import { DESKTOP, Person, PHONE } from "./people.mjs";

/** @param {import("./two-browsers.mjs").Table} table */
export async function newcomer({ browser, address, holds }) {
  const black = await Person.at(browser, DESKTOP, `${address()}/?code=fide-2023`, {
    ...LIKES,
    taught: true,
  });
  await black.more();
  await black.page.locator(".more").getByText("Black", { exact: true }).first().click();
  await black.page.getByRole("textbox", { name: "Another time" }).fill("3+2");
  await black.starts("Play a friend");
  const link = await black.page.getByLabel("For the other player").inputValue();
  const white = await Person.at(browser, PHONE, link, { ...LIKES, taught: false });
  await white.page.locator(".board").waitFor();
  await black.page.locator(".away").waitFor({ state: "detached" });

  await readsFirstWords(white);
  holds("the first words are seen whole on every phone, the clock first, beside a board that fills it");
  await seesPenalties(browser, address());
  holds("penalties are seen whole on every phone, and the way to waive them");
  await seesOffers(browser, address());
  holds("an offer of a draw is answered on every phone, also beside an offence, and whoever made it sees it");
  await white.swipes("e2", "e4");
  await white.page.locator("button.press.main").waitFor();
  await white.thumbs();
  await black.page.locator(".now", { hasText: "It is your move." }).waitFor();

  await white.page.locator(".dots").click();
  await white.page.locator(".rest.open").waitFor();
  await white.page.locator(".line").click();
  await white.page.locator(".rest.open").waitFor({ state: "detached" });
  await white.page.locator(".dots").click();
  await black.page.getByRole("button", { name: "Claim" }).click();
  await black.claims(/^Repetition/);
  await white.page.locator(".rest.open").waitFor({ state: "detached" });
  holds("a tap beside the menu of a phone closes it, and so does what is to be answered");
  await white.page.locator(".brought", { hasText: "Black’s claim was rejected." }).waitFor();
  await black.page.locator(".brought", { hasText: "Your claim was rejected." }).waitFor();
  await white.picture("newcomer-phone-rejected");
  await apart(white, [".line", ".rulings", ".near", ".foot"]);
  await hits(white, "Decline draw");
  holds("after a rejected claim nothing on the phone lies over anything, and the offer can be declined");
  if (!process.env.OLD)
    assert.match(await now(white), /which cannot be accepted now\. Each must have made a move/);
  holds("an offer that can only be declined says why");
  await white.page.getByRole("button", { name: "Decline draw" }).click();

  await declares(black, holds);
  await black.picture("newcomer-declared");
  await white.picture("newcomer-phone-declared");

  const again = await Person.at(browser, PHONE, link, LIKES);
  await again.page.getByText("Whoever opened it first has taken the seat").waitFor();
  await again.picture("newcomer-phone-link-again");
  holds("a link that was used says so, and where the seat is");

  await resigns(black);
  await white.page.getByRole("button", { name: "Rematch, colours changed" }).waitFor();
  await white.picture("newcomer-phone-over");
  await white.page.getByRole("button", { name: "Rematch, colours changed" }).click();
  await black.page.getByRole("link", { name: "Join it" }).click();
  await black.page.locator(".bar", { hasText: "White" }).getByText("you").waitFor();
  assert.equal(await black.dial("white"), "3:00");
  holds("the player who came by a link asks for a rematch, and gets the same game with colours changed");

  await black.page.goto(address());
  await black.page.waitForLoadState("networkidle");
  await black.page.getByRole("region", { name: "My games" }).getByRole("listitem").nth(1).waitFor();
  await black.page.waitForTimeout(300);
  assert.equal(await black.page.getByText("Your opponent wants a rematch: join").count(), 0);
  await black.picture("newcomer-joined-home");
  holds("nobody is asked on the home page to a rematch that he has joined");

  for (const person of [white, black, again]) {
    assert.deepEqual(
      person.troubles.filter((trouble) => !/40\d/.test(trouble)),
      [],
    );
    await person.page.context().close();
  }
}

/** As the page comes to everybody, but for the press by itself. */
const LIKES = { presses: "never" };

/** @param {Person} person */
const now = async ({ page }) =>
  ((await page.locator(".now").textContent()) ?? "").replace(/\s+/g, " ").trim();

/** Phones, upright and on their side, and how large the board is at least on each, in pixels. */
const PHONES = [
  { width: 320, height: 568, board: 250 },
  { width: 360, height: 640, board: 320 },
  { width: 844, height: 390, board: 390 },
  { width: 390, height: 844, board: 390 },
];

const SMALLEST = { width: 320, height: 568 };

/** Whatever may be exacted is seen whole on every phone. @param {import("./people.mjs").Browser} browser @param {string} address */
async function seesPenalties(browser, address) {
  for (const code of ["bcf-1912", "walker-1832"]) {
    const both = await Person.at(browser, PHONE, `${address}/?code=${code}`, { ...LIKES, taught: true });
    await both.starts("Pass and play");
    for (const [from, to] of /** @type {[string, string][]} */ ([
      ["e2", "e4"],
      ["e7", "e5"],
      ["g1", "f3"],
      ["f8", "f6"],
    ]))
      await both.swipes(from, to);
    await both.page.locator(".options .waive").waitFor();
    for (const { width, height } of PHONES.filter(({ width, height }) => width < height)) {
      await both.page.setViewportSize({ width, height });
      await both.picture(`newcomer-penalties-${code}-${width}`);
      const cut = await both.page
        .locator(".choices")
        .evaluate((choices) => choices.scrollHeight - choices.clientHeight);
      assert.ok(cut <= 1, `${code}: ${cut} px of the penalties are below the fold on a phone of ${width} px`);
    }
    await both.page.context().close();
  }
}

/** An offer stands next to the board with its answers, whatever else must be read. @param {import("./people.mjs").Browser} browser @param {string} address */
async function seesOffers(browser, address) {
  const white = await Person.at(browser, PHONE, `${address}/?code=fide-2023`, { ...LIKES, taught: true });
  await white.more();
  await white.page.locator(".more").getByText("White", { exact: true }).first().click();
  await white.page.getByRole("textbox", { name: "Another time" }).fill("10+5");
  await white.starts("Play a friend");
  await white.page.locator(".away", { hasText: "not here yet" }).waitFor();
  const link = await white.page.getByLabel("For the other player").inputValue();
  const black = await Person.at(browser, { ...PHONE, viewport: SMALLEST }, `${address}/`, {
    ...LIKES,
    taught: true,
  });
  await black.page.goto(link);
  await black.page.getByRole("button", { name: "Sit down" }).waitFor();
  await black.picture("newcomer-invited-320");
  await hits(black, "Sit down");
  await black.sits();
  await white.page.locator(".away").waitFor({ state: "detached" });
  for (const [person, from, to] of /** @type {[Person, string, string][]} */ ([
    [white, "e2", "e4"],
    [black, "e7", "e5"],
  ])) {
    await person.swipes(from, to);
    await person.page.locator("button.press.main").waitFor();
    await person.thumbs();
  }
  const offers = async () => {
    await white.page.locator(".dots").click();
    await white.page.getByRole("button", { name: "Offer draw" }).click();
    await black.page.getByRole("button", { name: "Accept draw" }).waitFor();
  };
  await white.page.locator(".now.yours").waitFor();
  await offers();
  await seenWhole(black, "offer");
  await black.page.getByRole("button", { name: "Decline draw" }).click();
  await white.page.getByText("Black declined the draw.").waitFor();
  await white.swipes("f1", "f5");
  await white.page.locator(".now.wrong").waitFor();
  await offers();
  await seenWhole(black, "offer-offence");
  await seenWhole(white, "offered-offence");
  for (const person of [white, black]) await person.page.context().close();
}

/** Nothing of the line under the board is cut, and its first line is of the offer. @param {Person} person @param {string} name */
async function seenWhole(person, name) {
  const { page } = person;
  const line = page.locator(".middle .line");
  assert.match((await line.locator("p").first().textContent()) ?? "", /offer(s|ed) a draw/);
  for (const { width, height } of PHONES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    await person.picture(`newcomer-${name}-${width}`);
    const cut = await line.evaluate((all) => all.scrollHeight - all.clientHeight);
    assert.ok(cut <= 1, `${name}: ${cut} px of the line are below the fold on a phone of ${width} px`);
    if (await page.getByRole("button", { name: "Accept draw" }).isVisible())
      await hits(person, "Decline draw");
  }
}

/** The note on a first game is not cut, and goes away with a tap. @param {Person} white */
async function readsFirstWords(white) {
  const note = white.page.locator(".first");
  await note.waitFor();
  for (const { board, ...size } of PHONES) {
    await white.page.setViewportSize(size);
    await white.picture(`newcomer-phone-first-${size.width}`);
    const cut = await white.page
      .locator(".choices")
      .evaluate((choices) => choices.scrollHeight - choices.clientHeight);
    assert.ok(cut <= 1, `${cut} px of the first words are below the fold on a phone of ${size.width} px`);
    const box = await white.page.locator(".board").boundingBox();
    assert.ok(box && box.width >= board, `the board has ${box?.width} px on a phone of ${size.width} px`);
  }
  assert.match((await note.locator("p").first().textContent()) ?? "", /press the clock/);
  await note.getByRole("button", { name: "I see" }).click();
  await note.waitFor({ state: "detached" });
}

/** A move is declared on the board: it is in the claim, and nothing is played. @param {Person} black @param {(what: string) => void} holds */
async function declares(black, holds) {
  const { page } = black;
  await page.getByRole("button", { name: "Claim", exact: false }).first().click();
  await page.getByRole("button", { name: "With a move you intend to make…" }).first().click();
  await black.clicks("g8");
  await black.clicks("f6");
  assert.equal(await page.getByRole("textbox", { name: "Intended move" }).inputValue(), "g8f6");
  assert.match(await black.sees("g8"), /Knight/);
  assert.equal(await page.locator(".hand").count(), 0);
  await page.getByRole("button", { name: "Claim with it" }).click();
  await page.getByRole("group", { name: "Claim repetition with the move g8f6?" }).waitFor();
  await black.sure();
  await black.reads("With the declared move the position would have appeared only once.");
  assert.match(await now(black), /You must make the declared move g8f6/);
  holds("the board gives the move that is declared with a claim, and plays nothing");
}

/** @param {Person} person */
async function resigns({ page }) {
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".said").getByRole("button", { name: "Resign", exact: true }).click();
}

/** What is seen of these places lies one below the other. @param {Person} person @param {readonly string[]} places */
async function apart({ page }, places) {
  const boxes = await Promise.all(places.map((place) => page.locator(place).first().boundingBox()));
  const seen = boxes
    .flatMap((box, i) => (box ? [{ place: places[i], ...box }] : []))
    .sort((a, b) => a.y - b.y);
  for (const [i, box] of seen.entries()) {
    const next = seen[i + 1];
    if (next) assert.ok(box.y + box.height <= next.y + 1, `${box.place} runs over ${next.place}`);
  }
}

/** A finger on the middle of the button meets the button. @param {Person} person @param {string} name */
async function hits({ page }, name) {
  const met = await page.getByRole("button", { name }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button") === button;
  });
  assert.ok(met, `${name} lies under something`);
}
