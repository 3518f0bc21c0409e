/** Games from elsewhere. */

export * from "./en/record";
