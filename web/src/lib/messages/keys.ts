/** The table of keys, and moves that are typed. */

export * from "./en/keys";
