/** The kinds of rulings. */

export * from "./en/kinds";
