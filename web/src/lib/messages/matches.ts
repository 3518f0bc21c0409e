/** Matches of several games. */

export * from "./en/matches";
