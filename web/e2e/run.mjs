/**
 * Two people, two browsers, one server: whole games from the form to the stored log.
 *
 * Needs the program (`cargo build`, with the page built before it) and Chromium.
 */

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { adjournment } from "./adjournment.mjs";
import { agreed } from "./agreed.mjs";
import { american } from "./american.mjs";
import { arbiter } from "./arbiter.mjs";
import { clock } from "./clock.mjs";
import { codes } from "./codes.mjs";
import { descriptive } from "./descriptive.mjs";
import { door } from "./door.mjs";
import { evidence } from "./evidence.mjs";
import { oneBoard } from "./one-board.mjs";
import { launch, present } from "./people.mjs";
import { room as atTheBoard } from "./room.mjs";
import { record } from "./record.mjs";
import { sheets } from "./sheets.mjs";
import { serve } from "./server.mjs";
import { twoBrowsers } from "./two-browsers.mjs";
import { everyView } from "./views.mjs";
import { walker } from "./walker.mjs";
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

/** @type {Record<string, { is: string, plays: (table: import("./two-browsers.mjs").Table) => Promise<void> }>} */
const PARTS = {
  "two-browsers": { is: "a touched man, an illegal move and its penalty, mate", plays: twoBrowsers },
  door: { is: "one click to the board, whole moves in one gesture, my games, a rematch", plays: door },
  room: { is: "the main line, typed moves, claims, looking back, a rematch", plays: atTheBoard },
  arbiter: {
    is: "blitz with an arbiter: penalties, clocks, a claim that is heard, an appeal",
    plays: arbiter,
  },
  "one-board": { is: "castling, taking in passing, promotion, a draw", plays: oneBoard },
  agreed: { is: "every code, and what can be agreed under it", plays: agreed },
  codes: { is: "what is peculiar to one code or another", plays: codes },
  american: {
    is: "penalties, named Pawns, claims, odds under american-1897, in two windows",
    plays: american,
  },
  walker: { is: "false moves, checks, Pawns, odds under walker-1832, in two windows", plays: walker },
  views: { is: "every view at every size, with axe; the printed score", plays: everyView },
  words: { is: "a guarded table, notice, accident, claim, offer, resignation", plays: words },
  clock: { is: "presses, a reload, a flag", plays: clock },
  adjournment: { is: "a sealed move, its envelope, its hash", plays: adjournment },
  descriptive: { is: "a score in descriptive notation, a sealed move that can be two", plays: descriptive },
  sheets: { is: "score sheets, by hand and by themselves", plays: sheets },
  evidence: { is: "what a ruling rests on, played", plays: evidence },
  record: { is: "PGN from elsewhere, by keys, by finger, by file", plays: record },
};

/** The parts named on the command line, or all of them. */
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);

try {
  for (const name of asked) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part ${name}: there are ${Object.keys(PARTS).join(", ")}`);
    console.log(`${name}: ${part.is}`);
    await part.plays(table);
  }
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
