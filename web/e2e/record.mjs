/** A PGN from elsewhere: pasted, chosen from a file, dropped; stepped through by keys and by finger. */

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP, Person, PHONE } from "./people.mjs";

const ILLEGAL = `[Event "A lesson"]
[White "One"]
[Black "Another"]
[Result "1-0"]

{How not to move a Rook.} 1. e4! e5 (1... c5 {is sharper} 2. Nf3 d6) 2. Nf3 {[%clk 0:59:58] A plan.} Nc6
3. Bb5 a6 4. Rh1xe1 Nf6 1-0
`;

/** @param {import("./two-browsers.mjs").Table} table */
export async function record({ browser, address, room, holds }) {
  const reader = await Person.at(browser, DESKTOP, `${address()}/?code=bcf-1912`);
  const { page } = reader;
  await page.getByRole("link", { name: "Read a PGN" }).click();
  const text = page.getByRole("textbox", { name: "PGN text" });
  await text.fill("\n");
  assert.ok(await page.getByRole("button", { name: "Read", exact: true }).isDisabled());
  await text.fill(ILLEGAL);
  await page.screenshot({ path: "test-results/record-load.png" });
  await page.getByRole("button", { name: "Read", exact: true }).click();
  await page.getByRole("heading", { name: "One – Another" }).waitFor();
  const told = (await page.getByRole("list", { name: "Errors" }).textContent()) ?? "";
  assert.match(told, /Move 4\..*Rh1xe1.*Line 7/s);
  holds("a record is pasted, and the illegal move is told with its place and why");

  for (const [key, here, square, stands] of [
    ["ArrowRight", "1. e4", "e4", "white Pawn"],
    ["ArrowRight", "1… e5", "e5", "black Pawn"],
    ["ArrowDown", "1… c5", "c5", "black Pawn"],
    ["ArrowRight", "2. Nf3", "f3", "white Knight"],
    ["ArrowLeft", "1… c5", "g1", "white Knight"],
    ["End", "2… d6", "d6", "black Pawn"],
    ["Home", "Start", "e2", "white Pawn"],
    ["End", "3… a6", "a6", "black Pawn"],
  ]) {
    await page.keyboard.press(key ?? "");
    await page.locator(".here", { hasText: here ?? "" }).waitFor();
    await reader.finds(square ?? "", stands ?? "");
  }
  await page.getByRole("button", { name: "c5", exact: false }).click();
  await page.locator(".here", { hasText: "1… c5" }).waitFor();
  await page.getByRole("button", { name: "Move 4." }).click();
  await page.locator(".here", { hasText: "3… a6" }).waitFor();
  await reader.picture("record");
  holds("it is stepped through by keys and by its moves, variations too");

  await page.setViewportSize({ width: 794, height: 300 });
  await page.emulateMedia({ media: "print" });
  const cutOff = await page.evaluate(() => {
    const end = document.querySelector(".moves .end")?.getBoundingClientRect().bottom ?? Infinity;
    const clips = [...document.querySelectorAll("main, main section")].filter(
      (one) => getComputedStyle(one).overflowY !== "visible" || one.scrollHeight > one.clientHeight + 1,
    );
    return [end + scrollY <= document.documentElement.scrollHeight, clips.length];
  });
  assert.deepEqual(cutOff, [true, 0], "all moves are printed, on as many sheets as they need");
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  holds("it is printed whole");

  await page.getByRole("link", { name: "Play from here" }).click();
  const fen = await page.getByRole("textbox", { name: "FEN" }).inputValue();
  assert.equal(fen, "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4");
  holds("play goes on from any of its positions");

  await phone({ browser, address, room, holds });
  await ours(reader, address(), room, holds);
  assert.deepEqual(
    reader.troubles.filter((trouble) => !trouble.includes("400")),
    [],
  );
  await page.context().close();
}

/** @param {Pick<import("./two-browsers.mjs").Table, "browser" | "address" | "room" | "holds">} table */
async function phone({ browser, address, room, holds }) {
  const reader = await Person.at(browser, PHONE, `${address()}/record`);
  const { page } = reader;
  const file = join(room, "two.pgn");
  writeFileSync(file, `${ILLEGAL}\n[White "Third"]\n[Black "Fourth"]\n\n1. d4 d5 2. c4 1/2-1/2\n`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole("heading", { name: "2 games" }).waitFor();
  await page.screenshot({ path: "test-results/phone-record-games.png" });
  await page.getByRole("searchbox").fill("third");
  await page.getByRole("button", { name: /Third – Fourth/ }).click();
  await page.getByRole("heading", { name: "Third – Fourth" }).waitFor();
  await reader.presses("g3", 40);
  await page.locator(".here", { hasText: "1. d4" }).waitFor();
  await reader.presses("h4", 40);
  await reader.presses("b4", 40);
  await page.locator(".here", { hasText: "1. d4" }).waitFor();
  await page.getByRole("button", { name: "To the end" }).tap();
  await page.locator(".here", { hasText: "2. c4" }).waitFor();
  await page.screenshot({ path: "test-results/phone-record.png" });
  await page.getByRole("button", { name: "2 games" }).tap();
  await page.getByRole("button", { name: /One – Another/ }).tap();
  await page.getByRole("list", { name: "Errors" }).waitFor();
  await page.screenshot({ path: "test-results/phone-record-wrong.png" });
  holds("one of several games in a file is chosen, and stepped through by taps on the board");

  await page.getByRole("button", { name: "Another PGN" }).tap();
  await page.getByRole("textbox").fill('[White "only a tag');
  await page.getByRole("button", { name: "Read", exact: true }).tap();
  await page.getByText("is not closed").or(page.getByText("tag")).first().waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.screenshot({ path: "test-results/phone-record-landscape.png" });
  assert.deepEqual(reader.troubles, []);
  await page.context().close();
}

/** A game of ours, taken out as PGN, is dropped onto the page. */
/** @param {Person} reader @param {string} address @param {string} room @param {(what: string) => void} holds */
async function ours(reader, address, room, holds) {
  const { page } = reader;
  await reader.begins(`${address}/?code=bcf-1912`);
  await reader.clicks("g1");
  await reader.reads("White touched the Knight on g1");
  await reader.drags("g1", "f3");
  await reader.reads("White moved the Knight");
  const text = await reader.saves("PGN", join(room, "ours.pgn"));
  assert.match(text, /1\. Nf3/);

  await page.goto(`${address}/record`);
  const dropped = await page.evaluateHandle((pgn) => {
    const data = new DataTransfer();
    data.items.add(new File([pgn], "ours.pgn"));
    return data;
  }, text);
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await page.getByText("White touches g1.").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".here", { hasText: "1. Nf3" }).waitFor();
  await reader.picture("record-ours");
  holds("a game of ours in PGN is dropped onto the page, its acts between the moves");

  await page.goto(`${address}/record`);
  await page.getByRole("textbox").fill("no game at all".repeat(80_000));
  await page.getByRole("button", { name: "Read", exact: true }).click();
  await page.getByText("The limit is 1.0 MiB").waitFor();
  holds("too much is refused in words");
}
