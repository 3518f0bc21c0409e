/** People at the page: a hand on a mouse, a finger, or keys. */

import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").BrowserContextOptions} Window */

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** @type {Window} */
export const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: "light" };

/** @type {Window} */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  colorScheme: "dark",
};

/** Everything is done by hand: the settings of whoever tests what the laws say of it. */
export const BY_HAND = { hold: "fingers", completes: false, presses: "never", taught: true };

/** Everybody who has come, to be pictured if something fails.
 * @type {Set<Person>}
 */
export const present = new Set();

/** Runs in the page: settings where there are none yet. @param {string} likes */
function settle(likes) {
  if (!localStorage.getItem("jadoube likes")) localStorage.setItem("jadoube likes", likes);
}

/**
 * Runs in the page: the centre of an element that stays where it is for three frames.
 * @param {Element} element
 */
export async function resting(element) {
  let at = element.getBoundingClientRect();
  for (let still = 0; still < 3;) {
    await new Promise((shown) => requestAnimationFrame(shown));
    const now = element.getBoundingClientRect();
    still = now.x === at.x && now.y === at.y && now.width === at.width ? still + 1 : 0;
    at = now;
  }
  return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
}

/** The words of the server as the page prints them: after a letter or a digit its apostrophe is a printer's. @param {string} text */
export const curled = (text) => text.replace(/(?<=[\p{L}\p{N}])'/gu, "’");

/** A window of a browser of its own, which complains of everything that the page finds wrong. */
export class Person {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {string[]} */
    this.troubles = [];
    page.on("pageerror", (error) => this.troubles.push(String(error)));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const where = message.text().includes("404") ? ` ${new URL(message.location().url).pathname}` : "";
      this.troubles.push(message.text() + where);
    });
  }

  /**
   * @param {Browser} browser
   * @param {Window} window
   * @param {string} address
   * @param {Record<string, unknown> | null} likes the settings; null for those that everybody begins with
   * @param {string} [name] under which a seat is taken that the address invites to
   */
  static async at(browser, window, address, likes = BY_HAND, name = "") {
    const context = await browser.newContext({ reducedMotion: "reduce", ...window });
    if (likes) await context.addInitScript(settle, JSON.stringify(likes));
    const person = new Person(await context.newPage());
    present.add(person);
    await person.page.goto(address);
    if (/\/g\/.*#/.test(address)) await person.sits(name);
    return person;
  }

  /** Who comes by an invitation takes the seat; whoever has one sits there already. @param {string} [name] */
  async sits(name = "") {
    const { page } = this;
    // Once it was pressed it is disabled until the board comes.
    const invited = page.getByRole("button", { name: /^(Sit down|Platz nehmen)$/, disabled: false });
    await page.locator(".board, .trouble").or(invited).first().waitFor();
    if (!(await invited.isVisible())) return;
    if (name) await page.getByRole("textbox").fill(name);
    await invited.click();
  }

  /**
   * Begins a game on one board.
   * @param {string} address of the form, with what is chosen in it already
   * @param {string} [time] as agreed
   */
  async begins(address, time) {
    const { page } = this;
    await page.goto(address);
    if (time) await page.getByRole("textbox", { name: "Another time" }).fill(time);
    await this.starts("Pass and play");
  }

  /** Opens what the form keeps under More. */
  async more() {
    const more = this.page.locator("details.more");
    await more.waitFor();
    if ((await more.getAttribute("open")) === null) await more.locator("summary").first().click();
  }

  /** One click from the form to the board. @param {"Play a friend" | "Play anyone" | "Pass and play" | "Play the computer"} how */
  async starts(how) {
    await this.page.getByRole("button", { name: how }).click();
    await this.page.locator(".board").waitFor();
  }

  /**
   * Where the centre of a square is, once the page has stopped moving it: a hand waits for that too.
   * @param {string} square
   */
  async centre(square) {
    return await this.page.locator(`[data-square="${square}"]`).evaluate(resting);
  }

  /**
   * Drags with the mouse.
   * @param {string} from
   * @param {string} to
   */
  async drags(from, to) {
    const [start, end] = [await this.centre(from), await this.centre(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /**
   * Presses and lets go with the mouse.
   * @param {string} square
   */
  async clicks(square) {
    const { x, y } = await this.centre(square);
    await this.page.mouse.click(x, y);
  }

  /** The finger of this person, as the browser's own input. */
  async finger() {
    const session = await this.page.context().newCDPSession(this.page);
    /** @param {string} type @param {{ x: number, y: number }[]} touchPoints */
    const touch = (type, touchPoints) =>
      session.send("Input.dispatchTouchEvent", /** @type {any} */ ({ type, touchPoints }));
    return touch;
  }

  /**
   * What a side's dial shows.
   * @param {string} side
   */
  async dial(side) {
    return ((await this.page.locator(`[data-clock="${side}"] .time`).textContent()) ?? "").trim();
  }

  /**
   * Drags with a finger; with `hold` the page keeps the hand on the man, and a tap quits it.
   * @param {string} from
   * @param {string} to
   */
  async slides(from, to) {
    await this.swipes(from, to);
    await this.page.getByRole("button", { name: "Release", exact: true }).waitFor();
    await this.presses(to, 60);
  }

  /**
   * Drags with a finger.
   * @param {string} from
   * @param {string} to
   */
  async swipes(from, to) {
    const touch = await this.finger();
    const [start, end] = [await this.centre(from), await this.centre(to)];
    await touch("touchStart", [start]);
    await this.page.waitForTimeout(220);
    for (const part of [0.3, 0.7, 1])
      await touch("touchMove", [
        { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
      ]);
    await touch("touchEnd", []);
  }

  /**
   * Rests a finger on a square.
   * @param {string} square
   * @param {number} time in milliseconds
   */
  async presses(square, time) {
    const touch = await this.finger();
    await touch("touchStart", [await this.centre(square)]);
    await this.page.waitForTimeout(time);
    await touch("touchEnd", []);
  }

  /** Presses the clock with a thumb. */
  async thumbs() {
    const button = this.page.getByRole("button", { name: "Press the clock" });
    const box = await button.boundingBox();
    if (!box || !(await button.isEnabled())) throw new Error("There is no clock to press");
    const touch = await this.finger();
    await touch("touchStart", [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await touch("touchEnd", []);
  }

  /**
   * Plays by keys: walks to a square, Enter, walks on, Enter.
   * @param {string} from
   * @param {string} to
   */
  async walks(from, to) {
    await this.page.locator(`[data-square="${from}"]`).focus();
    await this.page.keyboard.press("Enter");
    const turned = await this.isTurned();
    const files = to.charCodeAt(0) - from.charCodeAt(0);
    const ranks = Number(to[1]) - Number(from[1]);
    await this.goes("ArrowRight", "ArrowLeft", turned ? -files : files);
    await this.goes("ArrowUp", "ArrowDown", turned ? -ranks : ranks);
    await this.page.keyboard.press("Enter");
  }

  /** @param {string} forward @param {string} back @param {number} steps */
  async goes(forward, back, steps) {
    for (let i = 0; i < Math.abs(steps); i++) await this.page.keyboard.press(steps > 0 ? forward : back);
  }

  async isTurned() {
    return (await this.centre("a1")).y < (await this.centre("a8")).y;
  }

  /** The rulings that the page shows, oldest first, as they are printed. */
  async rulings() {
    const told = await this.page.locator(".side > .rulings li:not(.none) p").allTextContents();
    return told.map((text) => text.replace(/\s+/g, " ").trim()).reverse();
  }

  /**
   * Waits until the page shows a ruling with these words.
   * @param {string | RegExp} words
   */
  async reads(words) {
    await this.page.locator(".side > .rulings li", { hasText: words }).first().waitFor({ state: "attached" });
  }

  /**
   * What stands on a square at this instant, as a screen reader says it. A page that follows an act or a key is
   * drawn later: what it will say is waited for with `finds`.
   * @param {string} square
   */
  async sees(square) {
    return (await this.page.locator(`[data-square="${square}"]`).getAttribute("aria-label")) ?? "";
  }

  /**
   * Waits until a square is said so.
   * @param {string} square
   * @param {string} words
   */
  async finds(square, words) {
    await this.page.locator(`[data-square="${square}"][aria-label^="${square}, ${words}"]`).waitFor();
  }

  /**
   * Makes a claim from the list, which is open, and says so again where a wrong one costs something.
   * @param {RegExp} name
   */
  async claims(name) {
    const panel = this.page.locator(".panel");
    await panel.getByRole("button", { name }).first().click();
    await this.sure();
  }

  /** Says a claim again that can cost something. */
  async sure() {
    const yes = this.page.getByRole("button", { name: "Claim it", exact: true });
    if (await yes.isVisible()) await yes.click();
  }

  /**
   * Saves the game with all its acts into a file, and says what stands there.
   * @param {"script" | "PGN"} form
   * @param {string} file
   */
  async saves(form, file) {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    if (form === "PGN") await this.page.getByText("With every act and ruling, as comments").click();
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("button", { name: `Save the ${form}` }).click(),
    ]);
    await download.saveAs(file);
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    return readFileSync(file, "utf8");
  }

  /** @param {string} name */
  async picture(name) {
    await this.page.screenshot({ path: `test-results/${name}.png` });
  }
}
