/** The position as long as none was entered. */

import type { Square } from "../squares";
import { USUAL_ARRAY } from "../squares";
import type { Offence, Question } from "./desk";

type Shown = {
  question: Question | null;
  offence: Offence | null;
  pasted: string;
  squares: readonly Square[];
};

/** All Pawns stand before their last ranks, so that any of them can be shown to go there. */
export const PAWNS_AHEAD = "8/PPPPPPPP/8/k7/7K/8/pppppppp/8";

/**
 * The usual array; for a Pawn that was left on its last rank a position in which that can happen, where the side whose Pawn
 * was tapped has the move.
 */
export function standInOf({ question, offence, pasted, squares }: Shown): string {
  if (question !== "offence" || offence !== "pawn-left" || pasted.trim() !== "") return USUAL_ARRAY;
  return `${PAWNS_AHEAD} ${/^[a-h][12]$/.test(squares[0] ?? "") ? "b" : "w"} - - 0 1`;
}
