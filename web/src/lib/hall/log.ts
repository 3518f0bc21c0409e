/** The log of the hall, as text and for a spreadsheet. */

import { HALL, LOG } from "../messages/hall";
import { wordOf } from "../messages/said";
import { dial } from "../live/clock";
import { csvOf } from "../record/csv";
import type { Entry } from "./hall";

const two = (number: number): string => String(number).padStart(2, "0");

/** `14:07:31`, by the clock of this device. */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(":");
}

/** `2026-05-03`, by the clock of this device. */
function day(at: number): string {
  const time = new Date(at);
  return [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
}

export const signName = (sign: string): string => wordOf(HALL.signs, sign) ?? sign;
export const callsName = (calls: string): string => wordOf(HALL.calls, calls) ?? calls;
export const stateName = (state: string): string => wordOf(HALL.states, state) ?? state;
export const changeName = (change: string): string => wordOf(LOG.changes, change) ?? change;

export const players = ({ white, black }: Pick<Entry, "white" | "black">): string =>
  `${white || "?"} – ${black || "?"}`;

/** A sentence of the server, which sets what the feed says apart as code, in the page’s own quotation marks. */
export const plainWords = (says: string): string => says.replaceAll(/`([^`]*)`/g, "“$1”");

/** What a clock of a feed shows, which may be below nothing. */
export const clockWords = (left: number): string => (left < 0 ? `−${dial(-left)}` : dial(left));

/** The log as a text to be sent or printed. */
export const logText = (log: readonly Entry[]): string =>
  `${log
    .map((one) =>
      [
        `${day(one.at)} ${clockTime(one.at)}  ${HALL.place(one.round, one.board)}  ${players(one)}`,
        `  ${signName(one.sign)}: ${changeName(one.change)}. ${callsName(one.calls)}.`,
        `  ${plainWords(one.says)}`,
        ...(one.articles.length > 0 ? [`  ${one.code ?? ""} ${one.articles.join(", ")}`] : []),
      ].join("\n"),
    )
    .join("\n\n")}\n`;

export const logCsv = (log: readonly Entry[]): string =>
  csvOf([
    [...LOG.heads],
    ...log.map((one) => [
      `${day(one.at)} ${clockTime(one.at)}`,
      changeName(one.change),
      one.round,
      one.board,
      one.white,
      one.black,
      signName(one.sign),
      callsName(one.calls),
      one.code ?? "",
      one.articles.join(" "),
      plainWords(one.says),
    ]),
  ]);
