/** Parts of acts, the same in a sentence and on a button. */

export * from "./en/clauses";
