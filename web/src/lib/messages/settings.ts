/** Settings. */

export * from "./en/settings";
