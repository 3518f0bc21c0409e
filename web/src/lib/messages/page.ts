/** What every page shares. */

export * from "./en/page";
