/** What a ruling rests on, played on a board. */

export * from "./en/evidence";
