/** What an engine says of a position, and how the page shows it. */

import { locale } from "../language.svelte";
import { ask } from "../live/requests";
import type { Side } from "../men";
import type { Square } from "../squares";
import { ENGINE } from "../messages/engine";
import { LETTERED } from "../messages/letters";

/** In White's eyes: in hundredths of a Pawn, or mate in so many moves, where below zero Black mates. */
export type Evaluation = { centipawns: number } | { mate: number };

/** A move of a line that an engine tells. */
export type Ahead = {
  number: number;
  by: Side;
  san: string;
  /** As the code records moves, where that is another notation. */
  record?: string;
  from: Square;
  to: Square;
  /** The position after it. */
  fen: string;
};

export type Analysed = {
  engine: string;
  nodes: number;
  /** In half-moves. */
  depth: number;
  lines: { evaluation: Evaluation; moves: Ahead[] }[];
  end: "checkmate" | "stalemate" | null;
};

/** A position of a game, with the move that led to it as it is called. */
export type Ply = { fen: string; name: string };

/** So many positions an engine meets where a whole game is looked through. */
export const A_LOOK = 60_000;

/** Asks the engine of the server about a position; without a number of positions it meets as many as it may. */
export const analysed = (fen: string, code: string | null, nodes: number | null): Promise<Analysed> =>
  ask("analysis", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fen, code, nodes }),
  });

/** How the best line has it; where play is over on the board, what that comes to; null where nothing is known. */
export function evaluationOf(
  { lines, end }: Pick<Analysed, "lines" | "end">,
  fen: string,
): Evaluation | null {
  if (end === "stalemate") return { centipawns: 0 };
  if (end === "checkmate") return { mate: fen.split(" ")[1] === "w" ? -0 : 0 };
  return lines[0]?.evaluation ?? null;
}

/** Whether White mates, or has mated. Black has where the number is minus zero. */
const isWhites = (mate: number): boolean => mate > 0 || Object.is(mate, 0);

/** "+0.31", "−1.20", "#4", "#−4", "#". */
export function signOf(evaluation: Evaluation): string {
  if ("mate" in evaluation) {
    const { mate } = evaluation;
    return `#${mate === 0 ? "" : mate > 0 ? mate : `−${-mate}`}`;
  }
  const { centipawns } = evaluation;
  const sign = centipawns > 0 ? "+" : centipawns < 0 ? "−" : "";
  const pawns = Math.abs(centipawns) / 100;
  return sign + pawns.toLocaleString(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** The same in words: "White is better by 0.31 Pawns". */
export function wordsOf(evaluation: Evaluation): string {
  if ("mate" in evaluation) {
    const side: Side = isWhites(evaluation.mate) ? "white" : "black";
    return evaluation.mate === 0 ? ENGINE.hasMated[side] : ENGINE.mates[side](Math.abs(evaluation.mate));
  }
  const { centipawns } = evaluation;
  if (Math.abs(centipawns) < 10) return ENGINE.even;
  return ENGINE.better[centipawns > 0 ? "white" : "black"](
    signOf({ centipawns: Math.abs(centipawns) }).slice(1),
  );
}

/** How much of a game is White's at an evaluation, from 0 to 1: a Pawn counts much where little is between the sides. */
export function shareOf(evaluation: Evaluation): number {
  if ("mate" in evaluation) return isWhites(evaluation.mate) ? 1 : 0;
  return 1 / (1 + Math.exp(-evaluation.centipawns / 250));
}

/** A move of a line as it is printed, with its number where White makes it or the line begins. */
export const written = ({ number, by, san, record }: Ahead, first: boolean): string =>
  (by === "white" ? `${number}. ` : first ? `${number}… ` : "") + (record ?? LETTERED.move(san));
