/** Notices beside the board: answers, offers, accidents, what is counted. */

export * from "./en/notices";
