/** Lines that may be said, on buttons. */

export * from "./en/labels";
