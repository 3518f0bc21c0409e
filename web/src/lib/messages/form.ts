/** The form of a new game. */

export * from "./en/form";
