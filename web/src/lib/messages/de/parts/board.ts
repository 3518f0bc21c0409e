/** Was an einem Brett steht: Handlungen, Knöpfe, die Artikel daneben. */

export * from "../acts";
export * from "../kinds";
export * from "../labels";
export * from "../laws";
export * from "../promotion";
