/**
 * Two people, two browsers, one server: whole games from the form to the stored log.
 *
 * Needs the program (`cargo build`, with the page built before it) and Chromium.
 */

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clock } from "./clock.mjs";
import { oneBoard } from "./one-board.mjs";
import { launch, present } from "./people.mjs";
import { serve } from "./server.mjs";
import { twoBrowsers } from "./two-browsers.mjs";
import { words } from "./words.mjs";

process.chdir(fileURLToPath(new URL("../", import.meta.url)));
mkdirSync("test-results", { recursive: true });

const room = mkdtempSync(join(tmpdir(), "jadoube-e2e-"));
const data = join(room, "games.db");
const started = Date.now();
let checks = 0;

/**
 * Says what holds; a check that fails throws and ends the run.
 * @param {string} what
 */
function holds(what) {
  checks += 1;
  console.log(`  ok  ${what}`);
}

const browser = await launch();
let server = await serve(data);
const table = {
  browser,
  data,
  room,
  holds,
  address: () => server.address,
  /** @param {NodeJS.Signals} signal */
  stop: (signal) => server.stop(signal),
  /** At the same address, so that open pages find it again. */
  async start() {
    server = await serve(data, Number(new URL(server.address).port));
  },
};

try {
  console.log("Two browsers: a touched man, an illegal move and its penalty, mate");
  await twoBrowsers(table);
  console.log("One board: castling, taking in passing, promotion, a draw");
  await oneBoard(table);
  console.log("A guarded table, and words: notice, accident, claim, offer, resignation");
  await words(table);
  console.log("A clock: presses, a reload, a flag");
  await clock(table);
  console.log(`e2e: ${checks} passed, 0 failed, ${((Date.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error);
  for (const [i, person] of [...present].entries())
    await person.picture(`failed-${i}`).catch(() => undefined);
  console.log(`e2e: ${checks} passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(room, { recursive: true, force: true });
}
