/** The day's log: what was asked at which table, how it was ruled, and the clocks before and after. */

import type { Answer } from "./desk";
import type { Side } from "../men";
import { csvOf } from "../record/csv";
import { turnOf } from "./position";
import { clocksLack, clocksShown, type Sheet } from "./sheet";
import { BOOK, SLIP } from "../messages/desk";

export type Incident = {
  /** When it was ruled, in milliseconds since 1970. */
  at: number;
  table: string;
  /** The name of the code. */
  code: string;
  /** Empty where the code divides games by no tempo. */
  tempo: string;
  question: string;
  /** Who completed an illegal move that counts; absent where nobody did, and in logs of older versions. */
  illegal?: Side;
  ruling: string;
  result: string;
  articles: string[];
  before: { white: string; black: string };
  after: { white: string; black: string };
};

type Shelf = Pick<Storage, "getItem" | "setItem">;

const NAME = "jadoube incidents";

/** The most incidents that are kept; the oldest are forgotten first. */
const MOST = 1000;

/** The oldest first. */
export function keptBook(shelf: Shelf): Incident[] {
  try {
    return JSON.parse(shelf.getItem(NAME) ?? "[]") as Incident[];
  } catch {
    return [];
  }
}

export function keepBook(book: readonly Incident[], shelf: Shelf): void {
  try {
    shelf.setItem(NAME, JSON.stringify(book.slice(-MOST)));
  } catch {
    // A browser that keeps nothing answers all the same.
  }
}

/** The switch that says how many illegal moves the player completed before. */
export const BEFORE = "before";

/** Where earlier illegal moves are asked about, one that was penalised is the next that counts. */
function countsAgainst({ before, switches, rulings }: Answer): Pick<Incident, "illegal"> {
  const counted = switches.some(({ key }) => key === BEFORE);
  const penalised = rulings.some(({ kind }) => kind === "penalty" || kind === "result");
  return counted && penalised ? { illegal: turnOf(before) } : {};
}

/** What the log has of illegal moves by the same player at the same table on the same day; empty where it does not matter. */
export function earlierIn(
  book: readonly Incident[],
  { table }: Pick<Sheet, "table">,
  { before, switches }: Pick<Answer, "before" | "switches">,
  now: number,
): Incident[] {
  if (table.trim() === "" || !switches.some(({ key }) => key === BEFORE)) return [];
  const side = turnOf(before);
  const today = timeOf(now).slice(0, 10);
  return book.filter(
    (one) => one.illegal === side && one.table === table.trim() && timeOf(one.at).startsWith(today),
  );
}

export const incidentOf = (
  sheet: Sheet,
  answer: Answer,
  said: { question: string; tempo: string | null },
  at: number,
): Incident => ({
  at,
  table: sheet.table.trim(),
  code: answer.name,
  tempo: said.tempo ?? "",
  question: said.question,
  ...countsAgainst(answer),
  ruling: answer.headline,
  result: answer.result?.result ?? "",
  articles: answer.articles.filter(({ first }) => first).map(({ no }) => no),
  before: clocksShown(sheet),
  after: clocksLack(sheet)
    ? { white: "", black: "" }
    : { white: answer.clocks?.white ?? "", black: answer.clocks?.black ?? "" },
});

const two = (number: number): string => String(number).padStart(2, "0");

/** `2026-05-03 14:07`, by the clock of this device. */
export function timeOf(at: number): string {
  const time = new Date(at);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

const clocks = ({ white, black }: Incident["before"]): string =>
  white || black ? BOOK.clocks(white || "–", black || "–") : "";

/** The log as a text to be sent or read aloud. */
export function bookText(book: readonly Incident[]): string {
  const lines = book.map((one) =>
    [
      `${timeOf(one.at)}  ${SLIP.table(one.table || "–")}  ${one.question}`,
      `  ${one.ruling}${one.result ? ` (${one.result})` : ""}`,
      `  ${[one.code, one.tempo].filter(Boolean).join(", ")}: ${one.articles.join(", ") || BOOK.noArticle}`,
      ...(clocks(one.before) ? [`  ${BOOK.before}: ${clocks(one.before)}`] : []),
      ...(clocks(one.after) && !one.result ? [`  ${BOOK.set}: ${clocks(one.after)}`] : []),
    ].join("\n"),
  );
  return `${lines.join("\n\n")}\n`;
}

export function bookCsv(book: readonly Incident[]): string {
  const rows = book.map((one) => [
    timeOf(one.at),
    one.table,
    one.question,
    one.ruling,
    one.result,
    one.articles.join(" "),
    one.code,
    one.tempo,
    one.before.white,
    one.before.black,
    one.after.white,
    one.after.black,
  ]);
  return csvOf([[...BOOK.heads], ...rows]);
}
