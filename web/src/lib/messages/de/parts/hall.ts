/** Der Turniersaal. */

export * from "../hall";
