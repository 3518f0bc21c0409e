/** Aufzeichnungen, und was sie prüft. */

export * from "../engine";
export * from "../evidence";
export * from "../plain";
export * from "../record";
