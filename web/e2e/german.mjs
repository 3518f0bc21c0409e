/** The page in German: nothing is cut off where words are longer, and the language is changed where one reads. */

import assert from "node:assert/strict";
import { DESKTOP, Person } from "./people.mjs";
import { createServer } from "vite";
import { sentences } from "./server.mjs";
import { turnPasses } from "./two-browsers.mjs";
import { faults, looks } from "./views.mjs";

/** @type {Record<string, { width: number, height: number }>} */
const SIZES = {
  "1280x800": { width: 1280, height: 800 },
  "320x568": { width: 320, height: 568 },
};

/**
 * What the page says in German for each of these sentences of the server; null where it says it in English.
 * @param {readonly string[]} said
 * @returns {Promise<(string | null)[]>}
 */
async function inGerman(said) {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    logLevel: "error",
  });
  try {
    const { SENTENCES } = await vite.ssrLoadModule("/src/lib/messages/de/sentences.ts");
    // What may be exacted has no full stop.
    return said.map(
      (says) => (says.endsWith(".") ? null : SENTENCES.demand(says, () => "Figur")) ?? SENTENCES.own(says),
    );
  } finally {
    await vite.close();
  }
}

/**
 * Runs in the page: texts, names and titles that look English, are not marked so, and are no words of a script.
 * @returns {string[]}
 */
function english() {
  const [words, own] = [
    /\b(the|and|of|not|with|for|you|your|this|that|move|white|black|player|has|have|is)\b/gi,
    /[äöüß]|\b(der|die|das|und|ist|ein|eine|Sie|nicht|mit|den|dem|zu|von|auf|im)\b/,
  ];
  /** @param {string | null} text @param {Element | null} at */
  const looks = (text, at) =>
    text !== null &&
    at !== null &&
    !at.closest('[lang="en"], script, style, noscript, code, pre, textarea') &&
    !own.test(text) &&
    (text.match(words)?.length ?? 0) >= 2;
  /** @type {string[]} */
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (looks(node.textContent, node.parentElement)) found.push(node.textContent?.trim() ?? "");
  for (const element of document.querySelectorAll("[title], [aria-label], [placeholder], [alt]"))
    for (const name of ["title", "aria-label", "placeholder", "alt"])
      if (looks(element.getAttribute(name), element)) found.push(`${name}: ${element.getAttribute(name)}`);
  return found;
}

/** What a view says is German. @param {Person} reader @param {string} name */
async function speaksGerman({ page }, name) {
  assert.deepEqual(await page.evaluate(english), [], name);
}

/** @param {import("./two-browsers.mjs").Table} table */
export async function german({ browser, address, holds }) {
  const said = sentences();
  assert.ok(said.length > 3000, `${said.length} sentences`);
  const own = await inGerman(said);
  assert.deepEqual(
    said.filter((_says, i) => own[i] === null),
    [],
  );
  holds(
    `all ${said.length} sentences of the rulings on the cases of all codes have a German one, and of what may be claimed, consented to and exacted there`,
  );
  const window = { ...DESKTOP, locale: "de-AT" };
  const reader = await Person.at(browser, window, `${address()}/`, null);
  const { page } = reader;
  await page.getByRole("button", { name: "Gegen einen Freund" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  holds("a browser that asks for German is answered in German");
  await page.locator("fieldset.code label").first().waitFor();
  const codes = await page.locator("fieldset.code label").count();
  assert.ok(codes > 20, `${codes} codes`);
  assert.equal(await page.locator('fieldset.code [lang="en"]').count(), 0);
  holds("every code has its German name and line");
  await looks(reader, "de-door", SIZES);
  await page.locator("details.more summary").first().click();
  await looks(reader, "de-door-more", SIZES);
  await page.goto(`${address()}/?code=american-1897`);
  await reader.more();
  await page.getByText("Zeit für die Antwort").first().waitFor();
  await speaksGerman(reader, "the form of american-1897");
  for (const [name, path, there] of [
    ["laws", "/laws", "main a"],
    ["code", "/laws/bcf-1912", "article"],
    ["article", "/laws/bcf-1912/22(a)", ".acts"],
    ["compare", "/laws/compare/castling", ".sides article"],
    ["learn", "/learn", ".board-of-lesson .board"],
    ["tour", "/tour", ".board-of-tour .board"],
    ["print", "/print", "dd a"],
    ["record", "/record", "main"],
    ["desk", "/desk", "select"],
    ["nowhere", "/nowhere", "h1"],
    ["no-game", "/g/abcdef#00000000000000000000000000", ".trouble"],
    ["no-article", "/laws/fide-2023/4.99", "main p"],
    ["no-round", "/hall#abc", ".trouble"],
  ]) {
    await page.goto(`${address()}${path}`);
    await page
      .locator(there ?? "main")
      .first()
      .waitFor();
    await looks(reader, `de-${name}`, SIZES);
    await speaksGerman(reader, String(name));
  }
  holds("door, laws, lessons, records and the desk");
  await page.goto(`${address()}/record`);
  await page.locator("textarea").fill("1. e4 e5 2. Nf3 Nc6 3. Bb5 Qe7");
  await page.getByRole("button", { name: "Lesen", exact: true }).click();
  await page.locator(".moves").waitFor();
  await page.keyboard.press("End");
  await page.locator(".here", { hasText: "3… De7" }).waitFor();
  assert.match((await page.locator(".moves").textContent()) ?? "", /Sf3.*Sc6.*Lb5.*De7/s);
  holds("moves are read with German letters");
  await page.goto(`${address()}/record`);
  await page.locator("textarea").fill("1. e4 e5 2. Qh7 hello {");
  await page.getByRole("button", { name: "Lesen", exact: true }).click();
  await page
    .getByText("„Qh7“ ist kein regelgerechter Zug von Weiß: Die Dame auf d1: so zieht keine Dame.")
    .waitFor();
  assert.equal(await page.locator('main ul [lang="en"]').count(), 0);
  await speaksGerman(reader, "a record with faults");
  holds("what is wrong in a record is German");
  await page.goto(`${address()}/`);
  await reader.more();
  await page.locator(".start").getByText("FEN", { exact: false }).first().click();
  await page.getByLabel("FEN", { exact: true }).fill("8/8/8/8/8/8/8/4k3 w - - 0 1");
  await page.getByRole("button", { name: "Zu zweit an einem Gerät" }).click();
  await page.getByText("aus kann keine Partie beginnen: Weiß hat keinen König.").waitFor();
  holds("why no game begins from a position is German");
  await page.goto(`${address()}/desk`);
  await page.getByRole("button", { name: /^Regelwidriger Zug/ }).click();
  await page.locator('.shown [data-square="f1"]').click();
  await page.locator('.shown [data-square="f3"]').click();
  const answer = page.locator("#answer-says");
  await answer.getByText("Schwarz bekommt zwei Minuten für einen regelwidrigen Zug von Weiß.").waitFor();
  await page
    .getByText("Weiß hat den Läufer regelwidrig von f1 nach f3 gezogen: So zieht kein Läufer.")
    .waitFor();
  assert.equal(await page.locator('.answer h2 [lang="en"], .answer ul [lang="en"]').count(), 0);
  await looks(reader, "de-desk-answer", SIZES);
  holds("an answer of the desk, and all that was ruled on the way to it, in German");
  await page.goto(`${address()}/?code=bcf-1912`);
  await page.getByRole("button", { name: "Zu zweit an einem Gerät" }).click();
  await page.locator(".board").waitFor();
  await looks(reader, "de-room", SIZES);
  await reader.drags("e2", "e4");
  await turnPasses([reader], "black");
  await reader.drags("e7", "e4");
  await turnPasses([reader], "white");
  await looks(reader, "de-room-offence", SIZES);
  await page.getByText("bis Weiß eine Figur berührt").waitFor();
  assert.equal(await page.locator('.choices [lang="en"], .line [lang="en"]').count(), 0);
  for (const [name, button] of [
    ["claims", "Reklamieren"],
    ["links", "Links"],
    ["save", "Sichern"],
    ["settings", "Einstellungen"],
  ]) {
    await page
      .getByRole("button", { name: button ?? "" })
      .first()
      .click();
    await page.locator(".panel").waitFor();
    await looks(reader, `de-room-${name}`, SIZES);
    if (name === "claims") await claimsAreGerman(reader);
    await speaksGerman(reader, String(name));
    if (name !== "settings") await page.getByRole("button", { name: "Schließen" }).click();
  }
  holds("the room and its panels");
  assert.equal(await page.locator("header .terms").getByText("Britische Regeln 1912").count(), 1);
  await page.locator('[data-square="b1"][aria-label="b1, weißer Springer (Damenspringer)"]').waitFor();
  assert.equal(await page.locator(".rulings li[title*='black'], .rulings li[title*='white']").count(), 0);
  holds("laws and pieces are called by German names, and acts are told in German");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Resign" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.reload();
  await page.getByRole("button", { name: "Resign" }).waitFor();
  holds("English is chosen in the room, at once and for good");
  await page.getByRole("button", { name: "Settings" }).first().click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: "Schließen" }).click();
  await page.getByRole("button", { name: "Aufgeben" }).waitFor();
  assert.equal(await page.locator('.choices [lang="en"], .line [lang="en"]').count(), 0);
  holds("German is chosen there too, and what was ruled is German with it");
  assert.deepEqual(
    reader.troubles.filter((trouble) => !/40[0-9]|WebSocket/.test(trouble)),
    [],
  );
  assert.deepEqual(faults, []);
  await page.context().close();
}

/** What each claim says is German. @param {Person} reader */
async function claimsAreGerman({ page }) {
  assert.deepEqual(await page.locator('.panel li [lang="en"]').allTextContents(), []);
}
