/** What a Pawn becomes. */

export * from "./en/promotion";
