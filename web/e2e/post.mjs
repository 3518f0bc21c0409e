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
  await wentWrong(pair, table.holds);
  await byDays(pair, table.holds);
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
  const again = send.getByText("Another move beside the one you sent");
  await send.getByLabel("Move to send").or(again).first().waitFor();
  if (await again.isVisible()) await again.click();
  await send.getByLabel("Move to send").fill(record);
  await send.getByRole("button", { name: "Send…" }).click();
  await send.getByRole("button", { name: "Send it" }).click();
  await pair.of(side).page.locator('.room[data-waiting="0"]').waitFor();
}

/** @param {Pair} pair @param {(what: string) => void} holds */
async function pointed(pair, holds) {
  const { white, black } = pair;
  await white.page.getByText("By post, 3 days to reply").first().waitFor();
  assert.equal(await white.page.getByText("physical table").count(), 0);
  assert.equal(await white.page.getByText("No clock").count(), 0);
  await form(white).getByText("Point to the piece on the board").waitFor();
  await form(black).getByText("White is to reply").waitFor();
  assert.equal(await form(black).getByLabel("Move to send").isVisible(), false);
  await white.clicks("e2");
  await form(white).getByText("From e2 to which square?").waitFor();
  await white.picture("post-pointing");
  await white.clicks("e4");
  await form(white).getByText("P-K4 (e2e4) goes to Black").waitFor();
  assert.equal(
    await white.page.locator(".board rect.last").count(),
    2,
    "the move that is looked at is marked",
  );
  assert.equal(await white.page.locator(".board .ghost").count(), 1, "and drawn");
  await form(white).getByRole("button", { name: "Change it" }).click();
  assert.equal(await white.page.locator(".board rect.last").count(), 0);
  for (const name of [/^J’adoube/, /^Check/])
    assert.equal(await white.page.getByRole("button", { name }).count(), 0, "no board is shared");
  await white.drags("d2", "d4");
  await form(white).getByText("P-Q4 (d2d4) goes to Black").waitFor();
  assert.match(await white.sees("d2"), /white Pawn/);
  await white.picture("post-sending");
  await form(white).getByRole("button", { name: "Send it" }).click();
  await pair.see({ d4: "white Pawn" });
  await form(black).getByText("Point to the piece on the board").waitFor();
  for (const { page } of [white, black]) await page.getByText("Black’s reply is due by").waitFor();
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
  const reads = form(black).getByRole("button", { name: "Send what the card says" });
  const written = printed.replace(/_+/, "P-Q4");
  for (const [changed, told] of [
    [written.replace(/\/g\/\w+/, "/g/zzzzzz"), "The card is of another game: zzzzzz."],
    [written.replace("1. P-Q4", "1. P-K4"), "Move 1 is “P-K4” on the card, and “P-Q4” in the game."],
    [written.replace("1. P-Q4\n", ""), "The card shows an older position"],
    [written.replace("Black sends", "White sends"), "The card is White’s, and here Black sends."],
    [`${written}\nBlack sends: P-K4`, "Two lines of the card say “sends:”."],
  ]) {
    await card.fill(changed ?? "");
    await reads.click();
    await form(black)
      .getByText(told ?? "")
      .waitFor();
  }
  await black.picture("post-card-faults");
  await card.fill(written);
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
  const { white, black } = pair;
  await form(black).getByLabel("Move to send").fill("Q-KR6");
  await form(black).getByRole("button", { name: "Send…" }).click();
  await form(black).getByText("“Q-KR6” means no legal move.").waitFor();
  await form(black)
    .getByText(/Penalty C/)
    .waitFor();
  await black.picture("post-warning");
  await form(black).getByRole("button", { name: "Change it" }).click();
  await sends(pair, "black", "Q-KR6");
  await pair.told("III.3");
  await pair.has("white", /^Penalty C/);
  await white.page.getByText("until a move is made").waitFor();
  await white.page.getByText("You may exact a penalty, or wait for Black’s move.").waitFor();
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
  await black.page.getByText("Say which of the moves you adopt.").waitFor();
  await form(black).getByText("a reply before that is refused").waitFor();
  assert.equal(await form(black).getByLabel("Move to send").count(), 0);
  await black.picture("post-adopting");
  await pair.white.picture("post-adopting-white");
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

/** The region of what the post brings. @param {import("./people.mjs").Person} person */
const byPost = ({ page }) => page.getByRole("region", { name: "By post" });

/** @param {Pair} pair @param {(what: string) => void} holds */
async function wentWrong(pair, holds) {
  const { white, black } = pair;
  await byPost(black)
    .getByRole("button", { name: /^\d+ cards$/ })
    .click();
  const cards = black.page.locator(".panel");
  await cards.getByText("White sent B-Kt5; Kt-B3").waitFor();
  await cards.getByText("Black sent Q-KR6").waitFor();
  await cards.getByText(/Black adopts Kt-/).waitFor();
  await black.picture("post-cards");
  await black.page.getByRole("button", { name: "Close" }).click();
  await white.page
    .getByRole("region", { name: "By post" })
    .getByRole("button", { name: /cards$/ })
    .click();
  await white.picture("post-cards-desktop");
  await white.page.getByRole("button", { name: "Close" }).click();
  await sends(pair, "black", "P-KR3");
  await byPost(white).getByRole("button", { name: "The last card went wrong in the post…" }).click();
  await white.picture("post-went-wrong");
  await byPost(white).getByRole("button", { name: "It went wrong" }).click();
  await black.page.getByRole("button", { name: "Agree", exact: true }).click();
  await pair.see({ h7: "black Pawn" });
  holds("III.3: both say that a card went wrong in the post, and it is sent again");
}

/** A game under iccf: days. @param {Pair} pair @param {(what: string) => void} holds */
async function byDays(pair, holds) {
  await pair.begins({ code: "iccf", time: "10/50d" });
  const { white, black } = pair;
  await byPost(white).getByText("White has 30 days of leave left this year.").waitFor();
  await byPost(white).getByLabel("Days of leave").fill("5");
  await byPost(white).getByRole("button", { name: "Take leave" }).click();
  await byPost(white).getByText("White has 25 days of leave left this year.").waitFor();
  await form(white).getByLabel("Move to send").fill("5254");
  await form(white).getByRole("button", { name: "Send…" }).click();
  await form(white)
    .getByText(/White is on leave/)
    .waitFor();
  await white.picture("post-leave");
  await form(white).getByRole("button", { name: "Change it" }).click();
  await byPost(white).getByRole("button", { name: "End the leave" }).click();
  await sends(pair, "white", "5254 if 5755 then 7163");
  await pair.see({ e4: "white Pawn" });
  await byPost(black).getByText("Black has not replied since").waitFor();
  await byPost(black).getByText("The next reminder is due on day 14").waitFor();
  await black.page.locator("[data-clock=black]", { hasText: /4\d days|50 days/ }).waitFor();
  await black.picture("post-days-phone");
  await white.picture("post-days");
  holds("iccf: leave, silence and the days that are left");
}
