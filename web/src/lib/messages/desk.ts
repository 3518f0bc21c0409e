/** The arbiter's desk. */

export * from "./en/desk";
