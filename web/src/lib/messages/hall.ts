/** A round on electronic boards. */

export * from "./en/hall";
