/** Acts as sentences. What follows "White": "touches the Knight on g1". */

export * from "./en/acts";
