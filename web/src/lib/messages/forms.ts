/** What a seat may say without being asked. */

export * from "./en/forms";
