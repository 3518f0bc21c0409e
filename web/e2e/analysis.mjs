/** An engine: as an opponent, and asked about games that are over; never about one that is running. */

import assert from "node:assert/strict";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP, Person, PHONE } from "./people.mjs";
import { serve } from "./server.mjs";
import { turnPasses } from "./two-browsers.mjs";

/**
 * As an opponent it plays the first of the moves that it is given. Of a position it tells some moves, of which the last that
 * is legal counts. After 2. g4 it finds Black much better.
 */
const FAKE = `#!/bin/sh
score=20
while read -r word rest; do
  case "$word" in
    uci) echo "id name Fake 1"; echo uciok ;;
    isready) echo readyok ;;
    position) case "$rest" in *6P1/5P2*) score=-900 ;; *) score=20 ;; esac
      case "$rest" in *" b "*) score=$((-score)) ;; esac ;;
    go) case "$rest" in
      *searchmoves*) set -- $rest; while [ "$1" != searchmoves ]; do shift; done; echo "bestmove $2" ;;
      *) for move in a7a6 a2a3 "d7d5 d2d4" "d2d4 d7d5"; do
           echo "info depth 11 score cp $score nodes 5000 pv $move"; done
         echo "bestmove a2a3" ;;
      esac ;;
  esac
done
`;

const PGN = `[White "One"]
[Black "Another"]
[Result "0-1"]

1. f3 (1. d4 d5) 1... e5 2. g4 Qh4# 0-1
`;

/** @param {import("./two-browsers.mjs").Table} table */
export async function analysis({ browser, room, holds }) {
  const fake = join(room, "fake-engine");
  writeFileSync(fake, FAKE);
  chmodSync(fake, 0o755);
  const server = await serve(join(room, "engine.db"), 0, [], fake);
  try {
    await ofARecord(browser, server.address, holds);
    await opponent(browser, server.address, holds);
  } finally {
    await server.stop();
  }
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function ofARecord(browser, address, holds) {
  const reader = await Person.at(browser, DESKTOP, `${address}/record`);
  const { page } = reader;
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/analysis")) asked.push(request.postData() ?? "");
  });
  await page.getByRole("textbox", { name: "PGN text" }).fill(PGN);
  await page.getByRole("button", { name: "Read", exact: true }).click();
  const engine = page.getByRole("region", { name: "Engine" });
  const turn = engine.getByRole("switch", { name: "Engine" });
  await turn.waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator(".here", { hasText: "1… e5" }).waitFor();
  assert.deepEqual(asked, []);
  await turn.focus();
  await page.keyboard.press("Space");
  await engine.getByText("White is better by 0.20").waitFor({ state: "attached" });
  await engine.getByText("Fake 1 · depth 11 · 5,000 positions").waitFor();
  assert.equal(asked.length, 1);
  holds("nothing is sent until the engine is switched on");

  await engine.getByRole("button", { name: "2. d4" }).click();
  await reader.finds("d4", "white Pawn");
  await engine.getByRole("button", { name: "d5", exact: true }).click();
  await reader.finds("d5", "black Pawn");
  await engine.getByRole("button", { name: "Back to the game" }).click();
  await reader.finds("d2", "white Pawn");
  holds("its line is played on the board");

  await engine.getByRole("button", { name: "Graph of the game" }).click();
  const place = engine.getByRole("slider", { name: "Position on the graph" });
  await place.waitFor();
  await engine.getByRole("button", { name: "2. g4: from +0.20 to −9.00" }).click();
  await page.locator(".here", { hasText: "2. g4" }).waitFor();
  await place.focus();
  await page.keyboard.press("End");
  await page.locator(".here", { hasText: "2… Qh4#" }).waitFor();
  assert.equal(await place.getAttribute("aria-valuetext"), "2… Qh4#, Black has mated");
  await engine.getByText("Checkmate.").waitFor();
  await reader.picture("analysis");
  holds("the curve names the move where the game swung, is walked by keys, and says where it stands");
  await turn.click();
  assert.equal(await engine.getByText("Checkmate.").count(), 0);
  // A server under load asks for patience; the page then goes on by itself.
  assert.deepEqual(
    reader.troubles.filter((one) => !one.includes("503")),
    [],
  );
  await page.context().close();
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(what: string) => void} holds */
async function opponent(browser, address, holds) {
  const white = await Person.at(browser, { ...DESKTOP, colorScheme: "dark" }, `${address}/`, null);
  const { page } = white;
  await white.more();
  await page.locator("fieldset", { hasText: "Your colour" }).getByLabel("White").check();
  await page.getByLabel("Who chooses its moves").selectOption("Fake 1");
  await page.getByLabel("How well it plays").selectOption({ index: 7 });
  await white.starts("Play the computer");
  await page.getByText("engine, level 8").first().waitFor();
  await turnPasses([white], "white");
  // The first moves of a game are nobody’s secret: a position is, once a man was taken.
  /** What the game is by now. */
  const standing = () =>
    page.evaluate(async () => {
      const { pathname, hash } = window.location;
      const headers = { authorization: `Bearer ${hash.slice(1)}` };
      const answer = await fetch(`/api/games/${pathname.split("/")[2]}`, { headers });
      return (await answer.json()).standing;
    });
  for (const [number, move] of ["e4", "d4", "c4", "f4"].entries()) {
    await page.keyboard.type(move);
    // Whoever may mean another move still is asked for Enter.
    if (await page.locator(".typed").isVisible()) await page.keyboard.press("Enter");
    while (!(await standing()).fen.endsWith(` ${number + 2}`)) await page.waitForTimeout(50);
    await turnPasses([white], "white");
  }
  assert.equal(await page.getByRole("switch", { name: "Engine" }).count(), 0);
  const { fen } = await standing();
  /** @param {string} fen */
  const asks = (fen) =>
    page.evaluate(async (fen) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ fen });
      const post = async () => (await fetch("/api/analysis", { method: "POST", headers, body })).status;
      let status = await post();
      for (; status === 503; status = await post()) await new Promise((done) => setTimeout(done, 500));
      return status;
    }, fen);
  assert.equal(await asks(fen), 409);
  holds("the engine answers as an opponent, and helps nobody while the game is running");

  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page.getByRole("switch", { name: "Engine" }).click();
  await page.getByText("White is better by 0.20").waitFor({ state: "attached" });
  assert.equal(await asks(fen), 200);
  assert.equal(await page.locator(".typed").count(), 0, "what was typed is left when the game is over");
  await white.picture("room-analysis");
  await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
  await page.getByRole("switch", { name: "Engine" }).scrollIntoViewIfNeeded();
  await white.picture("phone-analysis");
  const order = [
    page.getByRole("button", { name: "Rematch, colours changed" }),
    page.getByRole("link", { name: "New game" }),
    page.getByRole("button", { name: "Replay the game" }),
    page.getByRole("switch", { name: "Engine" }),
    page.locator(".side > .rulings h2"),
    page.locator(".side > .rulings ol.rulings"),
  ];
  for (const [before, after] of order.slice(1).map((after, i) => [order[i], after]))
    assert.ok(
      await before?.evaluate(
        (one, other) => (one.compareDocumentPosition(/** @type {Node} */ (other)) & 4) > 0,
        await after?.elementHandle(),
      ),
    );
  holds("when it is over, the room has the engine's switch");
  await page.context().close();
}
