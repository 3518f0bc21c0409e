/** The list of rulings. */

export * from "./en/rulings";
