/** Records, and what checks them. */

export * from "../engine";
export * from "../evidence";
export * from "../faults";
export * from "../plain";
export * from "../record";
