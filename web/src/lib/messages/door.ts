/** The door. */

export * from "./en/door";
