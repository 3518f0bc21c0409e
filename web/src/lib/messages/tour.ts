/** The tour. */

export * from "./en/tour";
