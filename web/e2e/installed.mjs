/** The page as an installed one: what Chromium asks for, and that it opens while the server is away. */

import assert from "node:assert/strict";
import { DESKTOP, Person } from "./people.mjs";

/** Runs in the page: every address that the worker keeps. */
async function kept() {
  const caches = globalThis.caches;
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map(({ url }) => new URL(url).pathname);
}

/** @param {import("./two-browsers.mjs").Table} table */
export async function installed({ browser, address, holds, stop, start }) {
  const reader = await Person.at(browser, DESKTOP, `${address()}/`);
  const { page } = reader;
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
  const browserOf = await page.context().newCDPSession(page);
  const { data, errors } = await browserOf.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { icons } = JSON.parse(data ?? "{}");
  for (const { src, type, sizes } of icons) {
    const answer = await page.request.get(`${address()}${src}`);
    assert.equal(answer.headers()["content-type"], type, src);
    const size = await page.evaluate(async (/** @type {string} */ url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") assert.equal(size, sizes, src);
  }
  const { installabilityErrors } = await browserOf.send("Page.getInstallabilityErrors");
  // Every window of a test is a private one, which installs nothing.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    [],
  );
  holds("Chromium finds nothing that keeps the page from being installed");

  await page.reload();
  await reader.starts("Pass and play");
  await reader.drags("e2", "e4");
  await page.goto(`${address()}/laws`);
  await page.getByRole("heading", { name: "The laws" }).waitFor();
  const files = await page.evaluate(kept);
  assert.ok(files.includes("/") && files.some((path) => path.includes("Laws")), files.join(" "));
  assert.deepEqual(
    files.filter((path) => path !== "/" && !/^\/assets\/[\w.-]+\.(js|css)$/.test(path)),
    [],
  );
  holds("files of the page are kept, and nothing of a game");

  await stop("SIGKILL");
  await page.goto(`${address()}/laws`);
  await page.getByRole("heading", { name: "The laws" }).waitFor();
  await page.goto(`${address()}/`);
  await page.getByRole("button", { name: "Play a friend" }).waitFor();
  await reader.picture("installed-away");
  holds("it opens while the server is away");
  await start();
  await page.goto(`${address()}/`);
  await page.locator("fieldset.code label").first().waitFor();
  await reader.starts("Pass and play");
  holds("and plays on when it is back");
  await page.context().close();
}
