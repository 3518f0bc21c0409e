/** A whole move of a script in words. */

import { isSide } from "../men";
import { HEARD } from "../messages/men";
import type { Placement } from "../squares";
import { kindName, kindOn } from "./men";
import { sideName } from "./side";

const PROMOTED: Readonly<Record<string, string>> = { q: "queen", r: "rook", b: "bishop", n: "knight" };

/** Castling to any two squares: "White: King to h1, Rook to f1"; or as today: "White castles short". */
function castling(act: string): string | null {
  const [, who = "", way] = /^(white|black) castles (short|long)$/.exec(act) ?? [];
  if (isSide(who)) return (way === "short" ? HEARD.castlesShort : HEARD.castlesLong)(sideName(who));
  const [, side = "", king = "", rook = ""] =
    /^(white|black) castles ([a-h][1-8]) ([a-h][1-8])$/.exec(act) ?? [];
  return isSide(side) ? HEARD.castlesTo(sideName(side), king, rook) : null;
}

/**
 * "White: Pawn from a7 to a8, promoted to a Queen" for `white moves a7a8q`; null for what is no such act.
 *
 * @param men what stood where before it
 */
export function moveWords(act: string, men: Placement): string | null {
  const [, side = "", from = "", to = "", becomes = ""] =
    /^(white|black) moves ([a-h][1-8])([a-h][1-8])([a-z]?)$/.exec(act) ?? [];
  if (!isSide(side)) return castling(act);
  const takes = men.has(to) ? HEARD.takes : HEARD.goes;
  const named = PROMOTED[becomes];
  const older =
    named === "queen" && [...men.values()].some((letter) => "fF".includes(letter)) ? "fers" : named;
  const then = older ? HEARD.promoted(kindName(older)) : becomes === "p" ? HEARD.stays : "";
  return takes(sideName(side), kindOn(men, from), from, to) + then;
}
