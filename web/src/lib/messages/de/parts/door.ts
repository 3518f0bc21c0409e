/** What the door says, and what every page needs. */

export * from "../clauses";
export * from "../codes";
export * from "../door";
export * from "../form";
export * from "../games";
export * from "../letters";
export * from "../lobby";
export * from "../matches";
export * from "../men";
export * from "../notices";
export * from "../page";
export * from "../replayed";
export * from "../results";
export * from "../room";
export * from "../rules";
export * from "../settings";
export * from "../starts";
export * from "../troubles";
export * from "../terms";
export * from "../time";
export * from "../tour";
