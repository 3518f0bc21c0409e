/** The board room: its places, buttons and panels. Sides are names: "White". */

export * from "./en/room";
