/** The laws as a book, the lessons, what is printed. */

export * from "../lessons";
export * from "../print";
export * from "../sought";
export * from "../timeline";
export * from "../topics";
