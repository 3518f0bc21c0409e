/** What the room alone says. */

export * from "../chat";
export * from "../claims";
export * from "../forms";
export * from "../deeds";
export * from "../happened";
export * from "../keys";
export * from "../typed";
export * from "../now";
export * from "../post";
export * from "../replay";
export * from "../rulings";
