/** Something that did not happen, told at the square where it was tried. */

import type { Trouble } from "../../lib/live/frames";
import type { Standing } from "../../lib/live/standing";
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
  // The server quotes the act as a script has it: the player knows what he did.
  if (code === "impossible" && says.includes(act))
    return {
      at,
      get says() {
        return TOLD.impossible;
      },
      reasons,
    };
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

/** Where the King goes who castles with the Rook of this square; null where he cannot. */
export function castlesTo(
  standing: Pick<Standing, "besides"> | null,
  from: Square | null,
  rook: Square | null,
): Square | null {
  const castling = Object.entries(standing?.besides ?? {}).find(
    ([move, one]) => from !== null && move.startsWith(from) && one.rook?.[0] === rook,
  );
  return castling?.[0].slice(2, 4) ?? null;
}

/** A piece was carried onto another of its own side: a King perhaps, who was to castle and goes elsewhere for it. */
export const occupied = (at: Square | null, castles: Square | null = null): Told => ({
  at,
  get says() {
    return castles === null ? TOLD.occupied : TOLD.castles(castles);
  },
  reasons: [],
});
