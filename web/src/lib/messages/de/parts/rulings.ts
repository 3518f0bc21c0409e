/** Was die Regeln sagen. */

export * from "../sentences";
