/** What stands at a board: acts, buttons, the articles beside it. */

export * from "../acts";
export * from "../kinds";
export * from "../labels";
export * from "../laws";
export * from "../promotion";
