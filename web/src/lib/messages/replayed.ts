/** Games replayed with their rulings. */

export * from "./en/replayed";
