/** Seats that anybody may take. */

export * from "./en/lobby";
