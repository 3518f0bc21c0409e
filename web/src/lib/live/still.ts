/**
 * A move that was said on a standing which is not the newest any more. The server does not take it, since the player may
 * not have seen what came in between. Where that was the opponent's press alone, he saw the board as it is.
 */

import { isSide, other, type Side } from "../men";
import type { Square } from "../squares";
import type { Entry, RulingKind, Standing } from "./standing";

/** Acts that may belong to a whole move, with those that follow one by themselves. */
const OF_A_MOVE = new Set([
  "touches",
  "lifts",
  "places",
  "removes",
  "puts",
  "releases",
  "moves",
  "presses",
  "writes",
]);

/** Rulings on a press that leave the player nothing to look at. */
const PASSES: readonly RulingKind[] = ["completed", "note"];

const BECOMES: Readonly<Record<string, string>> = { queen: "q", rook: "r", bishop: "b", knight: "n" };

/** A whole move of one hand. */
type Made = {
  by: Side;
  /** From where to where, and what a Pawn becomes. */
  move: string;
  /** The ways of the men that went, and the squares that were cleared. */
  ways: [from: Square, to: Square][];
  cleared: Square[];
};

/** The move that these acts make; null where they make none, or are more than a move. */
function madeBy(acts: readonly string[]): Made | null {
  const said = acts.map((act) => act.split(" "));
  const by = said[0]?.[0] ?? "";
  if (!isSide(by)) return null;
  if (said.some(([who, verb = ""]) => who !== by || !OF_A_MOVE.has(verb))) return null;
  const named = (verb: string): string[] =>
    said.filter(([, is]) => is === verb).map(([, , what = ""]) => what);
  const [lifted, placed, whole] = [named("lifts"), named("places"), named("moves")];
  if (named("releases").length === 0 || lifted.length !== placed.length || whole.length > 1) return null;
  const ways = lifted.map((from, i): [Square, Square] => [from, placed[i]!]);
  // A King upon its Rook is back on its square, and the move is named.
  const move = whole[0] ?? `${ways[0]?.join("")}${BECOMES[named("puts")[0] ?? ""] ?? ""}`;
  return { by, move, ways: ways.filter(([from, to]) => from !== to), cleared: named("removes") };
}

/** Whether the law lets a move be made, with all that the hand did for it and nothing else. */
function isLegal(
  { move, ways, cleared }: Made,
  { legal, besides }: Pick<Standing, "legal" | "besides">,
): boolean {
  const way = move.slice(0, 4);
  // What a Pawn becomes may still be chosen.
  if (!legal.some((one) => one === move || one.slice(0, 4) === move)) return false;
  const { takes, rook } = besides?.[way] ?? {};
  const [, second, ...more] = ways;
  const follows = second === undefined || second.join() === rook?.join();
  return (
    more.length === 0 && follows && cleared.every((square) => square === way.slice(2) || square === takes)
  );
}

/** Whether acts that make a move can be said after all: nothing but the opponent's press came before them. */
export function stillStands(
  acts: readonly string[],
  since: readonly Pick<Entry, "text" | "rulings">[],
  standing: Pick<Standing, "result" | "phase" | "turn" | "legal" | "besides">,
): boolean {
  const made = madeBy(acts);
  if (made === null || since.length === 0) return false;
  const press = `${other(made.by)} presses`;
  const onlyPresses = since.every(
    ({ text, rulings }) => text === press && rulings.every(({ kind }) => PASSES.includes(kind)),
  );
  if (!onlyPresses || standing.result !== "*" || standing.turn !== made.by) return false;
  const phase = acts[0]?.split(" ")[1] === "touches" ? "to-move" : "touched";
  return standing.phase === phase && isLegal(made, standing);
}
