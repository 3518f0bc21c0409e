/** Something that did not happen, told at the square where it was tried. */

import type { Trouble } from "../../lib/live/frames";
import { isSquare, type Square } from "../../lib/squares";
import { TOLD } from "../../lib/messages/room";

export type Told = { at: Square | null; says: string; reasons: string[] };

/**
 * What is told of an act that the server refused; null if nothing. A move on the score sheet is written again by
 * itself, and the game itself tells that it is over.
 */
export function toldOf(act: string, { code, says, reasons }: Trouble): Told | null {
  const at = act.split(" ").find(isSquare) ?? null;
  if (code === "over") return null;
  if (code !== "stale") return { at, says, reasons };
  if (act.split(" ")[1] === "writes") return null;
  return {
    at,
    get says() {
      return TOLD.overtaken;
    },
    reasons: [],
  };
}

/** A piece was carried onto another of its own side. */
export const occupied = (at: Square | null): Told => ({
  at,
  get says() {
    return TOLD.occupied;
  },
  reasons: [],
});
