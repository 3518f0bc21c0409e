/** All German messages. The page fetches them part by part. */

export * from "./parts/board";
export * from "./parts/desk";
export * from "./parts/door";
export * from "./parts/hall";
export * from "./parts/laws";
export * from "./parts/record";
export * from "./parts/room";
export * from "./parts/rulings";
