/** Every view at every size: axe finds nothing wrong, nothing is cut off, and what is printed is the score. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deflateRawSync } from "node:zlib";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { turnPasses } from "./two-browsers.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @type {Record<string, { width: number, height: number }>} */
const SIZES = {
  "1280x800": { width: 1280, height: 800 },
  "1366x768": { width: 1366, height: 768 },
  "390x844": { width: 390, height: 844 },
  "844x390": { width: 844, height: 390 },
  "320x568": { width: 320, height: 568 },
};

/** A game in an address: a Bishop that was touched, and a Knight moved instead, under two codes. */
const REPLAY = `/replay?under=bcf-1912${packed(
  "code: fide-2023\n\nwhite plays e4\nblack plays e5\nwhite touches f1\nwhite moves g1f3\nwhite moves f1c4\n",
)}`;

/** As the page packs it. @param {string} script */
function packed(script) {
  return `#game=${deflateRawSync(script).toString("base64url")}`;
}

let views = 0;
/** How often axe ran for them. */
let verdicts = 0;

/** What is wrong with any of them.
 * @type {string[]}
 */
export const faults = [];

/**
 * Runs in the page: all that axe's verdict can depend on and that can change with the size of the window. These are, for
 * each element: whether it is seen, its colours, whether its letters are large, whether it can be scrolled, and which of the
 * positioned elements lie across it. Two sizes with the same have the same verdict, so axe runs once for both.
 */
function verdictRestsOn() {
  const elements = [...document.querySelectorAll("*")];
  /** @type {{ at: number, box: DOMRect }[]} */
  const floating = [];
  const seen = elements.map((element, at) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
    const [style, box] = [getComputedStyle(element), element.getBoundingClientRect()];
    if (style.position !== "static") floating.push({ at, box });
    return { at, style, box };
  });
  return seen
    .map((one) => {
      if (one === null) return "";
      const { at, style, box } = one;
      const across = floating
        .filter(({ at: other, box: it }) => {
          const apart =
            it.right <= box.left || it.left >= box.right || it.bottom <= box.top || it.top >= box.bottom;
          return other !== at && !apart;
        })
        .map(({ at: other }) => other);
      const [size, bold] = [parseFloat(style.fontSize), Number(style.fontWeight) >= 700];
      const element = elements[at];
      const scrolls =
        element !== undefined &&
        /auto|scroll/.test(style.overflow) &&
        (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
      const { color, backgroundColor, backgroundImage, opacity, textShadow, display } = style;
      const large = size >= 24 || (bold && size >= 18.66);
      const empty = box.width === 0 || box.height === 0;
      return [
        color,
        backgroundColor,
        backgroundImage,
        opacity,
        textShadow,
        display,
        large,
        empty,
        scrolls,
        across,
      ];
    })
    .join("|");
}

/** Runs in the page: whether axe is there. */
function isThere() {
  return "axe" in globalThis;
}

/** Runs in the page: the window has its new size on the screen. */
function shown() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Runs in the page: the rules of axe that are broken, each with the first element that breaks it. */
function broken() {
  const { axe } = /** @type {any} */ (globalThis);
  return axe
    .run(document, { resultTypes: ["violations"] })
    .then((/** @type {any} */ { violations }) =>
      violations.map(
        (/** @type {any} */ { id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)}`,
      ),
    );
}

/**
 * Runs in the page: controls that lie outside the window or under its edge, where nothing can be scrolled to show them,
 * and the page itself where it is wider than the window.
 */
function cut() {
  const { innerWidth, innerHeight } = window;
  const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ["the page is too wide"] : [];
  /** @param {Element} element */
  const scrolls = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight) return true;
    }
    return document.documentElement.scrollHeight > innerHeight + 1;
  };
  /** Whether it stands in a box of its own that is moved sideways. @param {Element} element */
  const scrollsSideways = (element) => {
    for (let up = element.parentElement; up && up !== document.documentElement; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    return false;
  };
  const controls = [...document.querySelectorAll("button, a, input, select, summary")];
  const lost = controls.filter((control) => {
    const box = control.getBoundingClientRect();
    if (!control.checkVisibility() || box.width === 0 || control.closest(".unseen")) return false;
    const aside = box.left < -1 || box.right > innerWidth + 1;
    return (
      (aside && !scrollsSideways(control)) ||
      ((box.bottom > innerHeight + 1 || box.top < -1) && !scrolls(control))
    );
  });
  return [...wide, ...lost.map((control) => control.outerHTML.slice(0, 120))];
}

/**
 * @param {Person} person @param {string} name @param {typeof SIZES} [sizes]
 */
export async function looks(person, name, sizes = SIZES) {
  const { page } = person;
  if (!(await page.evaluate(isThere))) await page.evaluate(AXE);
  /** @type {Set<string>} */
  const judged = new Set();
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.evaluate(shown);
    const rest = await page.evaluate(verdictRestsOn);
    if (!judged.has(rest)) {
      for (const fault of await page.evaluate(broken)) faults.push(`axe, ${name} at ${size}: ${fault}`);
      judged.add(rest);
    }
    for (const fault of await page.evaluate(cut)) faults.push(`cut off, ${name} at ${size}: ${fault}`);
    // Pictures are for people.
    if (!process.env.CI) await person.picture(`view-${name}-${size}`);
    views += 1;
  }
  verdicts += judged.size;
  await page.setViewportSize(SIZES["1280x800"] ?? { width: 1280, height: 800 });
}

/** @param {import("./two-browsers.mjs").Table} table */
export async function everyView({ browser, address, holds }) {
  const reader = await Person.at(browser, DESKTOP, `${address()}/`, null);
  const { page } = reader;
  await page.locator("fieldset.code label").first().waitFor();
  await looks(reader, "door");
  await reader.more();
  await looks(reader, "door-more");
  for (const [name, path, there] of [
    ["laws", "/laws", "main a"],
    ["code", "/laws/bcf-1912", "article"],
    ["article", "/laws/bcf-1912/22(a)", ".acts"],
    ["search", "/laws?q=touch%20king", "mark"],
    ["compare", "/laws/compare/castling", ".sides article"],
    ["timeline", "/laws/timeline", "main li"],
    ["timeline-step", "/laws/timeline/king", ".boards .board"],
    ["changes", "/laws/changes/fide-2018/fide-2023", "ins"],
    ["learn", "/learn", ".board-of-lesson .board"],
    ["leaflet", "/learn/leaflet", ".page"],
    ["replay", "/replay", "textarea"],
    ["replayed", REPLAY, "ol .sides"],
    ["embedded", REPLAY.replace("replay", "embed"), "ol .sides"],
    ["tour", "/tour", ".board-of-tour .board"],
    ["tour-clock", "/tour/2", ".board-of-tour .board"],
    ["print", "/print", "dd a"],
    ["print-board", "/print/board", "main svg"],
    ["print-score", "/print/score", "table"],
    ["print-diagram", "/print/diagram", "figure"],
    ["print-laws", "/print/laws/walker-1832", "article"],
    ["record", "/record", "main"],
    ["desk", "/desk", "select"],
    ["nowhere", "/nowhere", "h1"],
    ["ask-key", "/g/abcdef", "h1"],
    ["no-game", "/g/abcdef#00000000000000000000000000", "h1"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`${address()}${path}`);
    await page
      .locator(there ?? "main")
      .first()
      .waitFor();
    await looks(reader, name ?? "");
  }
  holds("door, laws and records");

  await room(reader, address(), holds);
  await seats(browser, address(), holds);
  await matches(browser, address(), holds);
  await byPost(browser, address(), holds);
  await prints(reader, holds);
  assert.deepEqual(
    reader.troubles.filter((trouble) => !/40[0-9]|WebSocket/.test(trouble)),
    [],
  );
  await page.context().close();
  assert.deepEqual(faults, []);
  holds(`axe finds nothing wrong in ${views} views, in ${verdicts} runs, and nothing is cut off`);
}

/** @param {Person} both @param {string} address @param {(what: string) => void} holds */
async function room(both, address, holds) {
  const { page } = both;
  await page.goto(`${address}/?code=bcf-1912`);
  await page.getByRole("textbox", { name: "Another time" }).fill("5+3");
  await both.starts("Pass and play");
  await looks(both, "room-new");
  await both.drags("e2", "e4");
  await page.keyboard.press("Space");
  await turnPasses([both], "black");
  await both.drags("e7", "e4");
  await turnPasses([both], "white");
  await looks(both, "room-offence");
  for (const [name, button] of [
    ["claims", /^Claim…/],
    ["box", /^Spare pieces/],
    ["happened", /^Something else happened/],
    ["links", "Links"],
    ["save", "Save"],
    ["settings", "Settings"],
  ]) {
    await page
      .getByRole("button", { name: button ?? "" })
      .first()
      .click();
    await page.locator(".panel").waitFor();
    await looks(both, `room-${String(name)}`);
    await page.getByRole("button", { name: "Close" }).click();
  }
  await page.locator(".rulings a").first().click();
  await page.locator(".panel article").waitFor();
  await looks(both, "room-article");
  await page.getByRole("button", { name: "Close" }).click();
  holds("the room and its panels");
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function seats(browser, address, holds) {
  const white = await Person.at(browser, DESKTOP, `${address}/?code=fide-2023`, null);
  await white.page.getByRole("button", { name: "3+2", exact: true }).click();
  await white.more();
  await white.page.locator(".more label").getByText("White", { exact: true }).first().click();
  await white.starts("Play a friend");
  await looks(white, "invite");
  const link = (/** @type {string} */ name) => white.page.getByLabel(name, { exact: true }).inputValue();
  // The panel closes by itself once the other player has come.
  const [other, seat] = [await link("For the other player"), await link("For the arbiter")];
  const black = await Person.at(browser, PHONE, other, null);
  const judge = await Person.at(browser, DESKTOP, seat, null);
  for (const { page } of [black, judge]) await page.locator(".board").waitFor();
  await white.drags("e2", "e4");
  await white.page.keyboard.press("Space");
  await turnPasses([white, black, judge], "black");
  for (const group of ["What you have seen", "Clocks and time", "Penalties", "Conduct"]) {
    if (group !== "What you have seen") await judge.page.locator(".desk summary", { hasText: group }).click();
    await looks(judge, `arbiter-${group.split(" ")[0]?.toLowerCase()}`);
  }
  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.getByRole("button", { name: "Resign" }).click();
  await white.page.locator("p.result").waitFor();
  await looks(white, "over");
  await white.page.goto(`${address}/`);
  await white.page.getByRole("region", { name: "My games" }).waitFor();
  await looks(white, "my-games");
  for (const person of [white, black, judge]) await person.page.context().close();
  holds("the invitation, the arbiter’s seat, the end, my games");
}

/** A match in all its states. @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function matches(browser, address, holds) {
  const ann = await Person.at(browser, DESKTOP, `${address}/?code=walker-1832`);
  await ann.more();
  await ann.page.getByText("A match of a fixed number of games").click();
  await ann.page.getByLabel("How many games").fill("1");
  await ann.page.getByLabel("Your name", { exact: true }).fill("Ann");
  await ann.page.getByLabel("Your friend’s name").fill("Bob");
  await ann.page.getByLabel("Undertakes to win games in a row").selectOption("you");
  await ann.page.getByRole("button", { name: "Pass and play" }).click();
  await ann.page.getByText("A match needs two seats").waitFor();
  await looks(ann, "match-form");
  await ann.page.goto(`${address}/?code=bcf-1912`);
  await ann.more();
  await ann.page.getByText("A match of a fixed number of games").click();
  await ann.page.getByLabel("How many games").fill("1");
  await ann.page.getByLabel("Your name", { exact: true }).fill("Ann");
  await ann.page.getByLabel("Your friend’s name").fill("Bob");
  await ann.page.getByRole("button", { name: "Play a friend" }).click();
  const invitation = await ann.page.getByLabel("For the other player").inputValue();
  await looks(ann, "match-invites");
  const bob = await Person.at(browser, DESKTOP, invitation);
  const sits = bob.page.getByRole("button", { name: "Sit down" });
  await sits.waitFor();
  await looks(bob, "match-invited");
  await sits.click();
  await ann.page.getByRole("button", { name: "Hold out the Pawns" }).waitFor();
  await ann.page.getByText("Other agreements").click();
  await ann.page.getByText("As a club writes it down").click();
  await looks(ann, "match-lot");
  await ann.page.getByRole("button", { name: "Propose" }).click();
  await ann.page.getByText("You have proposed").waitFor();
  await bob.page.getByRole("button", { name: "Agree", exact: true }).waitFor();
  await looks(bob, "match-proposed");
  await ann.page.getByRole("button", { name: "Hold out the Pawns" }).click();
  await bob.page.getByRole("button", { name: "The left" }).waitFor();
  await looks(bob, "match-pick");
  await bob.page.getByRole("button", { name: "The left" }).click();
  await ann.page.getByRole("button", { name: "Check this lot" }).click();
  await ann.page.getByText("Everything fits.").waitFor();
  await looks(ann, "match-ready");
  const page = ann.page.url();
  await ann.page.getByRole("button", { name: "Begin the first game" }).click();
  await ann.page.locator(".board").waitFor();
  await ann.page.goto(page);
  await ann.page.getByRole("link", { name: "Go to game 1" }).waitFor();
  await looks(ann, "match-underway");
  await ann.page.getByRole("link", { name: "Go to game 1" }).click();
  for (let said = 0; said < 2; said++) await ann.page.getByRole("button", { name: "Resign" }).click();
  await ann.page.getByRole("link", { name: "To the match" }).click();
  await ann.page.locator(".over").waitFor();
  await looks(ann, "match-over");
  for (const { page } of [ann, bob]) await page.context().close();
  holds("a match in all its states");
}

/** A game by post, with what is told before a move is sent. @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function byPost(browser, address, holds) {
  const both = await Person.at(browser, DESKTOP, `${address}/?code=american-1897`, null);
  const { page } = both;
  await both.more();
  await page.getByRole("combobox", { name: "Kind of game" }).selectOption("correspondence");
  await page.getByRole("combobox", { name: "Time to reply" }).selectOption("TIME");
  await page.getByRole("textbox", { name: "Time to reply:" }).fill("3d");
  await both.starts("Pass and play");
  await page.getByText("Write your move as on a card").waitFor();
  await looks(both, "post-first");
  await page.getByRole("button", { name: "I see" }).click();
  const record = page.getByRole("textbox", { name: "Move to send" });
  /** @param {string} text */
  const writes = async (text) => {
    await record.fill(text);
    await page.getByRole("button", { name: "Send…" }).click();
    await page.getByRole("button", { name: /^Send it/ }).click({ trial: true });
  };
  await writes("P-K4 if P-K4 then Q-KR6");
  await page.getByText("After it, “Q-KR6” means no legal move").waitFor();
  await looks(both, "post-warned");
  await page.getByRole("button", { name: "Change it" }).click();
  await writes("P-K4 if P-K4 then Kt-KB3");
  await page.getByRole("button", { name: "Send it", exact: true }).click();
  await page.getByText("White has already answered Kt-KB3").waitFor();
  await page.getByRole("button", { name: "1 card" }).click();
  await page.locator(".panel").waitFor();
  await looks(both, "post-cards");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "A card to print" }).click();
  await looks(both, "post-card");
  await page.goto(`${address}/?code=iccf`);
  await page.getByRole("textbox", { name: "Another time" }).fill("10/50d");
  await both.starts("Pass and play");
  await page.getByText("30 days of leave left").first().waitFor();
  await looks(both, "post-iccf");
  await page.context().close();
  holds("games by post");
}

/** @param {Person} both @param {(what: string) => void} holds */
async function prints(both, holds) {
  const { page } = both;
  await page.emulateMedia({ media: "print" });
  await page.locator(".scored ol li", { hasText: "e4" }).waitFor();
  await page.locator(".scored ul li", { hasText: "After 1. e4: Black took White" }).waitFor();
  assert.ok(await page.locator(".scored").isVisible());
  for (const hidden of [".frame", ".foot", ".middle"])
    assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
  await page
    .getByText(/^Game \w+$/)
    .first()
    .waitFor();
  await both.picture("room-printed");
  await page.emulateMedia({ media: "screen" });
  holds("the room prints the score, and what was ruled between the moves");
}
