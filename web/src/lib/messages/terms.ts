/** What can be agreed before a game. */

export * from "./en/terms";
