/**
 * Two people, two browsers, one server: whole games from the form to the stored log.
 *
 * `node e2e/run.mjs [PART…]`: one part is played here; several, or all, are played each by a process of its own
 * with its own browser, server and store, two at a time. Needs the program (`cargo build`, with the page built
 * before it) and Chromium.
 */

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { adjournment } from "./adjournment.mjs";
import { agreed } from "./agreed.mjs";
import { analysis } from "./analysis.mjs";
import { american } from "./american.mjs";
import { arbiter } from "./arbiter.mjs";
import { arrives } from "./arrives.mjs";
import { clock } from "./clock.mjs";
import { codes } from "./codes.mjs";
import { desk } from "./desk.mjs";
import { deskOnAPhone } from "./desk-phone.mjs";
import { computer } from "./computer.mjs";
import { descriptive } from "./descriptive.mjs";
import { door } from "./door.mjs";
import { evening } from "./evening.mjs";
import { evidence } from "./evidence.mjs";
import { firstVisit } from "./first-visit.mjs";
import { furtherSeats } from "./further-seats.mjs";
import { german } from "./german.mjs";
import { hall } from "./hall.mjs";
import { happened } from "./happened.mjs";
import { installed } from "./installed.mjs";
import { lobby } from "./lobby.mjs";
import { match } from "./match.mjs";
import { newcomer } from "./newcomer.mjs";
import { oneBoard } from "./one-board.mjs";
import { library } from "./library.mjs";
import { launch, present } from "./people.mjs";
import { replay } from "./replay.mjs";
import { room as atTheBoard } from "./room.mjs";
import { post } from "./post.mjs";
import { record } from "./record.mjs";
import { sheets } from "./sheets.mjs";
import { serve } from "./server.mjs";
import { stumbles } from "./stumbles.mjs";
import { tour } from "./tour.mjs";
import { twoBrowsers } from "./two-browsers.mjs";
import { everyView } from "./views.mjs";
import { walker } from "./walker.mjs";
import { words } from "./words.mjs";

process.chdir(fileURLToPath(new URL("../", import.meta.url)));
mkdirSync("test-results", { recursive: true });

// The longest first, so that none is played alone at the end.
/** @type {Record<string, { is: string, plays: (table: import("./two-browsers.mjs").Table) => Promise<void> }>} */
const PARTS = {
  views: { is: "every view at every size, with axe; the printed score", plays: everyView },
  american: {
    is: "penalties, named Pawns, claims, odds under american-1897, in two windows",
    plays: american,
  },
  walker: { is: "false moves, checks, Pawns, odds under walker-1832, in two windows", plays: walker },
  "two-browsers": { is: "a touched man, an illegal move and its penalty, mate", plays: twoBrowsers },
  door: { is: "one click to the board, whole moves in one gesture, my games, a rematch", plays: door },
  "first-visit": { is: "what a first visit is sent, in both languages", plays: firstVisit },
  german: { is: "the page in German: what people see most, narrow and wide, with axe", plays: german },
  newcomer: {
    is: "a wrong claim, a declared move, a link used twice, a rematch by the guest",
    plays: newcomer,
  },
  arrives: {
    is: "who waits and who comes: names, keys, chat, claims, the arbiter called, a rematch laid aside",
    plays: arrives,
  },
  lobby: { is: "a seat is offered to anybody, left, offered again, taken by one", plays: lobby },
  room: { is: "the main line, typed moves, claims, looking back, a rematch", plays: atTheBoard },
  arbiter: {
    is: "blitz with an arbiter: penalties, clocks, a claim that is heard, an appeal",
    plays: arbiter,
  },
  "further-seats": {
    is: "three arbiters and consulting sides: a link for each, and each in his own name",
    plays: furtherSeats,
  },
  "one-board": { is: "castling, taking in passing, promotion, a draw", plays: oneBoard },
  agreed: { is: "every code, and what can be agreed under it", plays: agreed },
  stumbles: {
    is: "a wrong piece put right, names and words that find no room, an appeal, what comes late",
    plays: stumbles,
  },
  codes: { is: "what is peculiar to one code or another", plays: codes },
  words: { is: "a guarded table, notice, accident, claim, offer, resignation", plays: words },
  computer: { is: "the computer answers, and begins with White", plays: computer },
  happened: {
    is: "what happens besides moves: a list, by mouse, keys and finger; a man that slips, a King laid down",
    plays: happened,
  },
  clock: { is: "presses, a reload, a flag", plays: clock },
  adjournment: { is: "a sealed move, its envelope, its hash", plays: adjournment },
  post: { is: "a game by post: cards, replies assumed, a penalty waived, a move adopted", plays: post },
  match: { is: "a match of three games: a lot, a restart, colours, the score", plays: match },
  descriptive: { is: "a score in descriptive notation, a sealed move that can be two", plays: descriptive },
  sheets: { is: "score sheets, by hand and by themselves", plays: sheets },
  evidence: { is: "what a ruling rests on, played", plays: evidence },
  evening: { is: "a first evening: unknown laws, names with marks, the smallest phones", plays: evening },
  library: { is: "the laws: cases on a board, search, codes side by side, editions", plays: library },
  desk: { is: "an arbiter's questions, his slip and his log", plays: desk },
  "desk-phone": { is: "the desk on a phone: the log, the way back, another offence", plays: deskOnAPhone },
  installed: {
    is: "the page installed: its manifest, its icons, what is kept, no network",
    plays: installed,
  },
  hall: { is: "a round on electronic boards: alarms, seen, the log, the way to the desk", plays: hall },
  tour: { is: "the tour for newcomers, by mouse, finger and keys", plays: tour },
  replay: { is: "a game replayed: acts, PGN, by address, under two codes, in a frame", plays: replay },
  analysis: { is: "an engine as an opponent, and asked about games that are over", plays: analysis },
  record: { is: "PGN from elsewhere, by keys, by finger, by file", plays: record },
};

/**
 * Plays one part, and says what holds.
 * @param {string} name
 */
async function play(name) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part ${name}: there are ${Object.keys(PARTS).join(", ")}`);
  const room = mkdtempSync(join(tmpdir(), "jadoube-e2e-"));
  const data = join(room, "games.db");
  let checks = 0;
  const browser = await launch();
  let server = await serve(data);
  const table = {
    browser,
    data,
    room,
    /**
     * A check that fails throws and ends the part.
     * @param {string} what
     */
    holds(what) {
      checks += 1;
      console.log(`  ok  ${what}`);
    },
    address: () => server.address,
    /** @param {NodeJS.Signals} signal */
    stop: (signal) => server.stop(signal),
    /** At the same address, so that open pages find it again. */
    async start() {
      server = await serve(data, Number(new URL(server.address).port));
    },
  };
  try {
    console.log(`${name}: ${part.is}`);
    await part.plays(table);
    console.log(`e2e: ${checks} passed, 0 failed, ${seconds()} s`);
  } catch (error) {
    console.error(error);
    for (const [i, person] of [...present].entries())
      await person.picture(`failed-${name}-${i}`).catch(() => undefined);
    console.log(`e2e: ${checks} passed, 1 failed`);
    process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(room, { recursive: true, force: true });
  }
}

/**
 * Plays a part in a process of its own, and shows what it said once it is over.
 * @param {string} name
 * @returns {Promise<string | null>} what it said, if it failed
 */
function playApart(name) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on("data", (text) => said.push(text));
  child.stderr.on("data", (text) => said.push(text));
  return new Promise((resolve) =>
    child.once("close", (code) => {
      const text = Buffer.concat(said).toString();
      process.stdout.write(text);
      resolve(code === 0 ? null : text);
    }),
  );
}

/**
 * Plays the parts, as many at a time as there are cores, and no more than two: browsers wait for each other.
 * @param {string[]} names
 */
async function playAll(names) {
  const waiting = [...names];
  /** @type {string[]} */
  const failed = [];
  /** What the failed ones said, said again at the end, where it is looked for. */
  let said = "";
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const text = await playApart(name);
      if (text === null) continue;
      failed.push(name);
      said += text;
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
  if (said) console.log(`\nWhat failed:\n${said}`);
  console.log(
    `e2e: ${names.length - failed.length} parts passed, ${failed.length} failed ${failed.join(" ")}, ${seconds()} s`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

const started = Date.now();
const seconds = () => ((Date.now() - started) / 1000).toFixed(1);

/** The parts named on the command line, or all of them. */
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const [only] = asked;
if (only && asked.length === 1) await play(only);
else await playAll(asked);
