/** Records, and what checks them. */

export * from "../engine";
export * from "../evidence";
export * from "../plain";
export * from "../record";
