/** The lessons: chess from the beginning. */

export * from "./en/lessons";
