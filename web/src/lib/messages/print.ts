/** What is printed. */

export * from "./en/print";
