/** Pieces, sides and squares. `man` is a piece by its name: "Knight", or "piece" where the page sees none. */

export * from "./en/men";
