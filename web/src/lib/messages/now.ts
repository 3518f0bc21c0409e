/** The main line: what is to be done now. `who` is "You", "White" or "Black"; `duty` a duty in words. */

export * from "./en/now";
