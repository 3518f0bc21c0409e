/** A tree of moves laid out as text: the main line, and behind each move what might have been played instead. */

import type { Chronicle, Move } from "./chronicle";
import { following, type Spot } from "./steps";

/** Parts of the text in their order. */
export type Part =
  | { is: "move"; at: number; number: string; san: string; depth: number }
  | { is: "words"; text: string; depth: number }
  | { is: "act"; text: string; depth: number }
  | { is: "cut"; rest: string[]; why: string | null; depth: number }
  | { is: "open" | "close"; depth: number };

/** The tree as a reader sees it: the main line, and behind each move what might have been played instead. */
export function partsOf({ moves, cut }: Pick<Chronicle, "moves" | "cut">): Part[] {
  const parts: Part[] = [];
  const words = (texts: string[], depth: number): boolean => {
    const told = texts.flatMap((text) => saidIn(text)).map((one) => ({ ...one, depth }));
    parts.push(...told);
    return told.length > 0;
  };
  const cuts = (spot: Spot, depth: number): void => {
    for (const { after, rest, why } of cut) if (after === spot) parts.push({ is: "cut", rest, why, depth });
  };
  const line = (first: number, depth: number): void => {
    let at: number | undefined = first;
    let numbered = true;
    for (let start = true; at !== undefined; start = false) {
      const move: Move = moves[at]!;
      if (words(move.before, depth)) numbered = true;
      parts.push({
        is: "move",
        at,
        number: numberOf(move, numbered),
        san: move.san + marks(move.nags),
        depth,
      });
      numbered = words(move.comments, depth);
      const others = start && depth > 0 ? [] : following(moves, move.after).slice(1);
      for (const other of others) {
        parts.push({ is: "open", depth: depth + 1 });
        line(other, depth + 1);
        parts.push({ is: "close", depth: depth + 1 });
        numbered = true;
      }
      cuts(at, depth);
      at = following(moves, at)[0];
    }
  };
  cuts(null, 0);
  const first = following(moves, null)[0];
  if (first !== undefined) line(first, 0);
  return parts;
}

/** "12." before White's move, "12…" before Black's where it does not follow White's. */
export function numberOf({ number, by }: Pick<Move, "number" | "by">, always = true): string {
  if (by === "white") return `${number}.`;
  return always ? `${number}…` : "";
}

/** Words of a comment, and the acts in it; clocks and what other programs tell each other are left out. */
function saidIn(comment: string): ({ is: "words"; text: string } | { is: "act"; text: string })[] {
  const acts = [...comment.matchAll(/\[%act\s+([^\]]*)\]/g)].map(([, act = ""]) => plain(act));
  const text = comment
    .replace(/\[%[^\]]*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [
    ...acts.map((text) => ({ is: "act" as const, text })),
    ...(text === "" ? [] : [{ is: "words" as const, text }]),
  ];
}

/** An act without its stamp, and with the letters that were written by their numbers. */
const plain = (act: string): string =>
  act
    .replace(/^@\S+/, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/%(5B|5D|7B|7D|25)/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const GLYPHS: Record<number, string> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: " =",
  13: " ∞",
  14: " ⩲",
  15: " ⩱",
  16: " ±",
  17: " ∓",
  18: " +−",
  19: " −+",
};

const marks = (nags: number[]): string => nags.map((nag) => GLYPHS[nag] ?? ` $${nag}`).join("");
