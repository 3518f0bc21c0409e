/** Games by post: cards, replies that are due, leave and silence. Sides are names: "White". */

export * from "./en/post";
