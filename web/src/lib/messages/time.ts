/** Lengths of time and time controls. */

export * from "./en/time";
