/** A game by post under american-1897: cards go to and fro, in two windows that are not open at the same time. */

import assert from "node:assert/strict";
import { Pair } from "./pair.mjs";
import { PHONE } from "./people.mjs";
import { checkLog } from "./server.mjs";

const code = "american-1897";
/** @type {Record<string, [string, ...string[]]>} */
const BY_POST = { "Kind of game": ["correspondence"], "Time to reply": ["TIME", "3d"] };

/** @param {import("./two-browsers.mjs").Table} table */
export async function post(table) {
  const pair = await Pair.at(table, PHONE);
  await pair.begins({ code, terms: BY_POST });
  await pointed(pair, table.holds);
  await byCard(pair, table.holds);
  await whileAway(pair, table);
  await penalty(pair, table.holds);
  await adopted(pair, table.holds);
  await pair.leave();
  const script = checkLog(table.data);
  assert.doesNotMatch(script, /differ/);
  table.holds("the stored game is judged to the same");
}

/** The form in which a side writes its move. @param {import("./people.mjs").Person} person */
const form = ({ page }) => page.getByRole("region", { name: "The move to send" });

/** @param {Pair} pair @param {import("./pair.mjs").Side} side @param {string} record */
async function sends(pair, side, record) {
  const send = form(pair.of(side));
  await send.getByLabel("Move to send").fill(record);
  await send.getByRole("button", { name: "Send…" }).click();
  await send.getByRole("button", { name: "Send it" }).click();
  await pair.of(side).page.locator('.room[data-waiting="0"]').waitFor();
}

/** @param {Pair} pair @param {(what: string) => void} holds */
async function pointed(pair, holds) {
  const { white, black } = pair;
  await form(white).getByText("Point to the piece on the board").waitFor();
  await white.clicks("e2");
  await form(white).getByText("From e2 to which square?").waitFor();
  await white.picture("post-pointing");
  await white.clicks("e4");
  await form(white).getByText("e2e4 goes to Black").waitFor();
  assert.equal(
    await white.page.locator(".board rect.last").count(),
    2,
    "the move that is looked at is marked",
  );
  await form(white).getByRole("button", { name: "Change it" }).click();
  assert.equal(await white.page.locator(".board rect.last").count(), 0);
  for (const name of [/^J’adoube/, /^Check/])
    assert.equal(await white.page.getByRole("button", { name }).count(), 0, "no board is shared");
  await white.drags("d2", "d4");
  await form(white).getByText("d2d4 goes to Black").waitFor();
  assert.match(await white.sees("d2"), /white Pawn/);
  await white.picture("post-sending");
  await form(white).getByRole("button", { name: "Send it" }).click();
  await pair.see({ d4: "white Pawn" });
  await form(black).getByText("Point to the piece on the board").waitFor();
  await black.picture("post-phone");
  holds("a move is pointed to on the board, looked at once more, and sent");
}

/** @param {Pair} pair @param {(what: string) => void} holds */
async function byCard(pair, holds) {
  const { black } = pair;
  await form(black).getByText("A card to print, or one that came by post").click();
  const card = form(black).getByRole("textbox", { name: "The card" });
  const printed = await card.inputValue();
  assert.match(printed, /1\. P-Q4/);
  assert.match(printed, /Black sends: _+/);
  await card.fill(printed.replace(/_+/, "P-Q4"));
  await form(black).getByRole("button", { name: "Send what the card says" }).click();
  await form(black).getByText("P-Q4 goes to White").waitFor();
  await form(black).getByRole("button", { name: "Send it" }).click();
  await pair.see({ d5: "black Pawn" });
  holds("a card shows the game, and what is written on it is sent");
}

/** Black is away while White sends, and finds it after coming back. @param {Pair} pair @param {import("./two-browsers.mjs").Table} table */
async function whileAway(pair, table) {
  const { white, black } = pair;
  const [whites, blacks] = pair.both().map(({ page }) => page.url());
  await black.page.goto(`${pair.address}/laws`);
  await sends(pair, "white", "P-QB4 if PXP then Kt-KB3 or if P-K3 then Kt-QB3");
  await table.stop("SIGTERM");
  await table.start();
  await black.page.goto(blacks ?? "");
  await pair.see({ c4: "white Pawn" });
  await black.page.getByText("It is your move").waitFor();
  await white.page.goto(`${pair.address}/laws`);
  await sends(pair, "black", "P-K3");
  await black.finds("c3", "white Knight");
  await form(black).getByText("Point to the piece on the board").waitFor();
  await white.page.goto(whites ?? "");
  await pair.see({ e6: "black Pawn", c3: "white Knight" });
  table.holds(
    "III.5: a reply that was assumed brings its answer, while the other is away and the server was down",
  );
}

/** @param {Pair} pair @param {(what: string) => void} holds */
async function penalty(pair, holds) {
  const { white } = pair;
  await sends(pair, "black", "Q-KR6");
  await pair.told("III.3");
  await pair.has("white", /^Penalty C/);
  await white.page.getByText("until a move is made").waitFor();
  await white.picture("post-penalty");
  await pair.says("white", /^Waive/);
  await sends(pair, "black", "Kt-KB3");
  await pair.see({ f6: "black Knight" });
  holds("III.3: what means no move is waived, and the next message is read by itself");
}

/** @param {Pair} pair @param {(what: string) => void} holds */
async function adopted(pair, holds) {
  const { black } = pair;
  await sends(pair, "white", "B-Kt5; Kt-B3");
  await pair.told("III.4");
  await black.picture("post-adopting");
  await black.page
    .getByRole("button", { name: /^Adopt Kt-/ })
    .first()
    .click();
  await pair.see({ f3: "white Knight" });
  await sends(pair, "white", "P-K3");
  await pair.white.page
    .getByText(/the turn is over/)
    .first()
    .waitFor();
  await form(black).getByText("Point to the piece on the board").waitFor();
  holds("III.4: one of two moves is adopted, and stays");
}
