/** A case in an address: it stands after the #, which no server ever sees. */

import { OFFENCES, QUESTIONS, STARTS } from "./desk";
import { EMPTY_SHEET, TEMPI, type Sheet } from "./sheet";

const MARK = "#case=";

/** What differs from an empty sheet, as a fragment. */
export function hashOf(sheet: Sheet): string {
  const empty: Record<string, unknown> = EMPTY_SHEET;
  const said = Object.entries(sheet).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key]),
  );
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(said)));
  const letters = btoa(String.fromCharCode(...bytes));
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The sheet in a fragment; null where there is none that can be read. */
export function sheetIn(hash: string): Sheet | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const said: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return said !== null && typeof said === "object" ? fitted(said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A sheet from anywhere: what is not of the kind that belongs there is left empty. */
function fitted(said: Record<string, unknown>): Sheet {
  const kept = Object.entries(EMPTY_SHEET).map(([key, usual]) => {
    const given = said[key];
    return [key, given !== undefined && fits(key, given, usual) ? given : usual];
  });
  return Object.fromEntries(kept) as Sheet;
}

const isText = (value: unknown): boolean => typeof value === "string";

const isOneOf = (words: readonly unknown[], given: unknown): boolean => words.includes(given);

function fits(key: string, given: unknown, usual: unknown): boolean {
  if (key === "made") return given === null || Number.isInteger(given);
  if (key === "offence") return isOneOf(OFFENCES, given);
  if (key === "began") return isOneOf(STARTS, given);
  if (key === "question") return isOneOf(QUESTIONS, given);
  if (key === "tempo") return isOneOf(TEMPI, given);
  if (key === "regime") return given === "ordinary" || given === "full";
  if (key === "squares") return Array.isArray(given) && given.every(isText);
  if (key === "assumed")
    return given !== null && typeof given === "object" && Object.values(given).every(isText);
  return typeof given === typeof usual;
}
