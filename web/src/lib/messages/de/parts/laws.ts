/** Die Regeln als Buch, die Lektionen, der Druck. */

export * from "../lessons";
export * from "../print";
export * from "../sought";
export * from "../timeline";
export * from "../topics";
