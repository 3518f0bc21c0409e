/** The arbiter's desk. */

export * from "../desk";
