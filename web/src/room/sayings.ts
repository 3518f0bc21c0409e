/** What may be said now, sorted by its place on the page. The server says what; nothing is ruled here. */

import type { Role } from "../lib/live/frames";
import type { Option, Standing } from "../lib/live/standing";
import type { Side } from "../lib/men";
import { SQUARES, type Placement, type Square } from "../lib/squares";
import { fitsBlank } from "../lib/words/blank";
import { isAnswer, verb } from "../lib/words/line";
import type { Pointing } from "./desk";

export type Sayings = {
  claims: readonly string[];
  /** Penalties that may be exacted rightly or wrongly, because nobody is told whether there is ground. */
  blind: readonly string[];
  waivers: readonly string[];
  /** Consents, acceptances, findings: what answers something. */
  answers: readonly string[];
  /** Notices and the like. */
  rest: readonly string[];
};

/** Verbs that have a place of their own on the page. */
const APART = ["claims", "exacts", "waives", "adjourns", "resumes", "opens", "says"];

export function sayingsOf(may: readonly string[], options: readonly Option[]): Sayings {
  const by = (wanted: string): string[] => may.filter((line) => verb(line) === wanted);
  const offered = new Set(options.map(({ line }) => line));
  return {
    claims: by("claims"),
    blind: by("exacts").filter((line) => !offered.has(line)),
    waivers: by("waives"),
    answers: may.filter(isAnswer),
    rest: may.filter((line) => !isAnswer(line) && !APART.includes(verb(line))),
  };
}

/** The side whose move is to be sealed from this seat; null if none. */
export function sealing({ may, turn }: Pick<Standing, "may" | "turn">, role: Role): Side | null {
  if (role === "watch" || role === "arbiter" || may.some((line) => verb(line) === "resumes")) return null;
  return role === "both" || role === turn ? turn : null;
}

/** The squares that may be pointed to now; null if none are asked for. */
export function pickable(
  pointing: Pointing | null,
  lines: readonly string[],
  men: Placement,
): ReadonlySet<Square> | null {
  if (pointing === null) return null;
  if (pointing.is === "move") return new Set(SQUARES);
  if (pointing.is === "deed") {
    const { blanks, squares } = pointing;
    const at = squares.length % blanks.length;
    const [first] = at === 0 ? [] : squares;
    return new Set(SQUARES.filter((square) => square !== first && fitsBlank(blanks[at]!, square, men)));
  }
  const { act } = pointing;
  const fits = (square: Square): boolean => {
    // A claim and a penalty list their squares; a piece is put on an empty square, and taken from one that is not.
    if (verb(act) === "claims" || verb(act) === "exacts") return lines.includes(`${act} ${square}`);
    return men.has(square) === (verb(act) !== "puts");
  };
  return new Set(SQUARES.filter(fits));
}
