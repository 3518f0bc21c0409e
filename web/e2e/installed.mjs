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

/** Runs in the page before it: a browser's maker whose push service is on another machine. */
function pushService() {
  /** @type {any} */
  let made = null;
  const { prototype } = globalThis.PushManager;
  prototype.getSubscription = async () => made;
  prototype.subscribe = async (options) => {
    const key = /** @type {Uint8Array} */ (options?.applicationServerKey);
    if (key.length !== 65 || key[0] !== 4) throw new Error("This is no key of a server");
    const letters = (/** @type {number} */ length) => "BCDE".repeat(30).slice(0, length);
    made = {
      options: { applicationServerKey: key.buffer },
      unsubscribe: async () => ((made = null), true),
      toJSON: () => ({
        endpoint: "https://push.example/of-this-browser",
        keys: { p256dh: letters(86) + "E", auth: letters(21) + "A" },
      }),
    };
    return made;
  };
}

/** Runs in the page: the notice that is shown, within a second. */
async function shownNotice() {
  const registration = await navigator.serviceWorker.ready;
  for (let looks = 0; looks < 50; looks++) {
    const [shown] = await registration.getNotifications();
    if (shown) return [shown.title, shown.body, shown.data];
    await new Promise((later) => setTimeout(later, 20));
  }
  return null;
}

/** A player asks to be told, and is: the message is delivered as a browser would.
 * @param {import("./two-browsers.mjs").Table} table
 */
async function told({ browser, address, holds }) {
  const white = await Person.at(browser, DESKTOP, `${address()}/`, null);
  const { page } = white;
  await page.context().grantPermissions(["notifications"]);
  await page.context().addInitScript(pushService);
  await page.reload();
  await white.starts("Play a friend");
  const seat = new URL(page.url());
  await page.getByRole("button", { name: "Settings" }).click();
  const subscribed = page.waitForResponse(
    (answer) => answer.url().endsWith("/push") && answer.request().method() === "POST",
  );
  await page.getByRole("checkbox", { name: "Notify me when it is my turn" }).check();
  assert.equal((await subscribed).status(), 200);
  await page.locator(".panel").getByText("Notify me when").scrollIntoViewIfNeeded();
  await white.picture("installed-settings");
  holds("a player asks to be told, and the server knows where");

  const session = await page.context().newCDPSession(page);
  const registered = new Promise((known) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) known(registrationId);
    }),
  );
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await session.send("ServiceWorker.enable");
  const game = seat.pathname.split("/").at(-1);
  const message = {
    origin: address(),
    registrationId: String(await registered),
    data: JSON.stringify({ game, is: "turn", language: "en" }),
  };
  // A worker that is just being stopped gets no message: it is sent again, as a push service does.
  /** @type {string[] | null} */
  let notice = null;
  for (let tries = 0; tries < 30 && notice === null; tries++) {
    await session.send("ServiceWorker.deliverPushMessage", message);
    notice = await page.evaluate(shownNotice);
  }
  assert.deepEqual(notice, ["It is your turn.", `Game ${game}`, seat.pathname]);
  await page.goto("about:blank");
  await page.goto(`${address()}${seat.pathname}`);
  await page.locator(".board").waitFor();
  assert.equal(new URL(page.url()).hash, seat.hash);
  holds("a message says whose turn it is, and leads to the seat");

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Notify me when it is my turn" }).uncheck();
  assert.equal(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()),
    null,
  );
  holds("and he is left alone when he wishes");
  await page.context().close();
}

/** @param {import("./two-browsers.mjs").Table} table */
export async function installed(table) {
  const { browser, address, holds, stop, start } = table;
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
  await told(table);
  await page.context().close();
}
