/** Words between the two players. */

export * from "./en/chat";
