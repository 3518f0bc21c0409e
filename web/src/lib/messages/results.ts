/** How a game stands and how it ended. */

export * from "./en/results";
