/** Whether a Pawn on the last rank waits for its promotion: read from the standing, not from the rules. */

import type { Standing } from "../lib/live/standing";
import { manOf, type Side } from "../lib/men";
import { letterIn } from "../lib/older";
import type { Square } from "../lib/squares";
import type { Table } from "../lib/hand/table";

export type Waits = { square: Square; choices: string[] };

/** As the men stand in the box. */
const ORDER = "qrbnkp";

/** The moves of `legal` that promote a Pawn which already stands on its last square. */
export function promotionOf(
  standing: Pick<Standing, "legal" | "turn" | "older">,
  table: Table,
  side: Side,
): Waits | null {
  if (standing.turn !== side) return null;
  const arrived = standing.legal.filter((move) => {
    const man = manOf(table.men.get(move.slice(2, 4)) ?? "");
    return move.length === 5 && man?.kind === "pawn" && man.side === side && !table.men.has(move.slice(0, 2));
  });
  const square = arrived[0]?.slice(2, 4);
  if (square === undefined || table.hand !== null) return null;
  const given = arrived.filter((move) => move.slice(2, 4) === square).map((move) => move[4]!);
  const ranked = given.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return { square, choices: ranked.map((letter) => letterIn(letter, standing.older)) };
}
