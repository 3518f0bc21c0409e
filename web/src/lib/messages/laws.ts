/** The laws as a book. */

export * from "./en/laws";
