/** My games. */

export * from "./en/games";
