/** Der Tisch des Schiedsrichters. */

export * from "../desk";
