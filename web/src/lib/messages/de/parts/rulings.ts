/** What the laws say. */

export * from "../sentences";
