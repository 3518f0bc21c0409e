/** Looking back at a game, and what is saved of it. */

export * from "./en/replay";
