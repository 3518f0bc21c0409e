/** The list of claims. Sides are names: "White". */

export * from "./en/claims";
