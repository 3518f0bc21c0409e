/** The hall of a tournament. */

export * from "../hall";
