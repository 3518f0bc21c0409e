/** Two people with a window each, who set up one game after another by the form and play it by hand. */

import assert from "node:assert/strict";
import { DESKTOP, Person } from "./people.mjs";

/** @typedef {"white" | "black"} Side */

/**
 * What is chosen in the form; what is not named stays as the form has it.
 * @typedef {{
 *   code: string, start?: string, silent?: boolean, amiss?: [name: string, value: string], odds?: string, given?: string, giver?: Side, time?: string,
 *   terms?: Record<string, [value: string, ...filled: string[]]>,
 * }} Wish
 */

/** How long a window is waited for, in milliseconds: what is not there then does not come. */
const PATIENCE = 60_000;

export class Pair {
  /** @param {Person} white @param {Person} black @param {string} address */
  constructor(white, black, address) {
    this.white = white;
    this.black = black;
    this.address = address;
  }

  /** @param {import("./two-browsers.mjs").Table} table @param {import("./people.mjs").Window} [other] Black's window */
  static async at({ browser, address }, other = DESKTOP) {
    const white = await Person.at(browser, DESKTOP, `${address()}/`);
    const black = await Person.at(browser, other, `${address()}/`);
    for (const { page } of [white, black]) page.setDefaultTimeout(PATIENCE);
    return new Pair(white, black, address());
  }

  both() {
    return [this.white, this.black];
  }

  /** @param {Side} side */
  of(side) {
    return side === "white" ? this.white : this.black;
  }

  /** White sets up a game by the form and sends Black the other link. @param {Wish} wish */
  async begins({ code, start, silent, amiss, odds, given, giver, time, terms = {} }) {
    const { page } = this.white;
    const query = new URLSearchParams({ code, ...(start ? { start } : {}) });
    await page.goto(`${this.address}/?${query}`);
    await this.white.more();
    await page.locator(".more").getByText("White", { exact: true }).first().click();
    if (silent) await page.getByText("Silent.").click();
    if (odds) await page.getByRole("combobox", { name: "Odds" }).selectOption(odds);
    if (given) {
      await page.getByRole("button", { name: "Several odds" }).click();
      await page.getByRole("textbox", { name: "Odds in words" }).fill(given);
    }
    if (amiss) {
      await page.getByText("Mistakes in the set-up").click();
      await page.getByRole("combobox", { name: amiss[0] }).selectOption(amiss[1]);
    }
    for (const [name, [value, ...filled]] of Object.entries(terms)) {
      await page.getByRole("combobox", { name }).selectOption(value);
      for (const text of filled) await page.getByRole("textbox", { name: `${name}:` }).fill(text);
    }
    if (giver)
      await page
        .locator(".odds")
        .getByText(giver === "white" ? "White" : "Black", { exact: true })
        .click();
    if (time) await page.getByRole("textbox", { name: "Another time" }).fill(time);
    await this.white.starts("Play a friend");
    const link = await page.getByLabel("For the other player").inputValue();
    await this.black.page.goto(link);
    await this.black.sits();
    await this.black.page.locator(".board").waitFor();
    await page.locator(".panel").waitFor({ state: "detached" });
  }

  /** Nothing that was said is unanswered. */
  async settles() {
    for (const { page } of this.both()) await page.locator('.room[data-waiting="0"]').waitFor();
  }

  /**
   * A hand moves a man, and both see it stand there.
   * @param {Side} side @param {string} from @param {string} to @param {string} [becomes]
   */
  async moves(side, from, to, becomes) {
    const man = becomes ?? (await this.of(side).sees(from)).replace(/^\w+, (\w+ \w+).*/, "$1");
    await this.of(side).drags(from, to);
    for (const person of this.both()) await person.finds(to, man);
    await this.settles();
  }

  /** @param {Side} side @param {string | RegExp} name */
  async says(side, name) {
    await this.of(side).page.getByRole("button", { name }).first().click();
    await this.settles();
  }

  /** Names what a Pawn that has arrived becomes, and leaves it standing. @param {Side} side @param {string} piece */
  async names(side, piece) {
    const becomes = this.of(side).page.getByRole("dialog", { name: /becomes$/ });
    await becomes.locator("summary").click();
    await becomes.getByRole("button", { name: piece, exact: true }).click();
    await this.settles();
  }

  /** A claim from the list. @param {Side} side @param {string} name */
  async claims(side, name) {
    const { page } = this.of(side);
    await page.getByRole("button", { name: /^Claim…/ }).click();
    await page.locator(".panel").getByRole("button", { name }).first().click();
    await this.of(side).sure();
    await this.settles();
  }

  /** From the box: takes a man off, or sets one on. @param {Side} side @param {string} what @param {string} square */
  async handles(side, what, square) {
    const person = this.of(side);
    await person.page.getByRole("button", { name: /^Spare pieces/ }).click();
    await person.page.locator(".panel").getByRole("button", { name: what, exact: true }).click();
    await person.clicks(square);
    await this.settles();
  }

  /** What a seat has to press now. @param {Side} side @param {string | RegExp} name */
  async has(side, name) {
    await this.of(side).page.getByRole("button", { name }).first().waitFor();
  }

  /** What a seat has not. @param {Side} side @param {string | RegExp} name */
  async lacks(side, name) {
    await this.settles();
    await this.of(side).page.getByRole("button", { name }).first().waitFor({ state: "detached" });
  }

  /** What both see on the squares. @param {Record<string, string>} men */
  async see(men) {
    for (const person of this.both())
      for (const [square, man] of Object.entries(men)) await person.finds(square, man);
  }

  /** How the game ended, in both windows. @param {string} words */
  async ends(words) {
    for (const { page } of this.both()) await page.locator("p.result", { hasText: words }).waitFor();
  }

  /** Whose turn both see. @param {Side} side */
  async turn(side) {
    for (const { page } of this.both()) await page.locator(`.bar.turn[data-tray="${side}"]`).waitFor();
  }

  /** A picture of each window. @param {string} name */
  async picture(name) {
    await this.white.picture(`${name}-white`);
    await this.black.picture(`${name}-black`);
  }

  /** Nobody has been told of an offence, of what may be exacted for it, nor whether a move was complete. */
  async untold() {
    for (const person of this.both())
      for (const ruling of await person.rulings()) assert.doesNotMatch(ruling, /^(offence|right|complete)/);
  }

  /** Nothing went wrong in either window but what hands could not do. */
  async leave() {
    for (const person of this.both()) {
      assert.deepEqual(
        person.troubles.filter((trouble) => !trouble.includes("422")),
        [],
      );
      await person.page.context().close();
    }
  }

  /** Both are told this. @param {string | RegExp} words */
  async told(words) {
    for (const person of this.both()) await person.reads(words);
  }
}
