/** What the newest claim or press brought about: an illegal move found, time given, a claim that was rejected. */

import type { Seat } from "../live/frames";
import type { Entry, Group, Ruling, RulingKind } from "../live/standing";
import type { Side } from "../men";

export type Brought = {
  /** Who claimed, where the claim was rejected: `white`, `black`, `arbiter`. */
  rejected: string | null;
  /** The rulings, a sentence each. */
  says: string[];
};

/** What a hand does on the board is told by the line above, unless nothing of it stands there any more. */
const TELLING: readonly (Group | undefined)[] = ["claim", "clock", "official", "penalty"];

/** The rulings by which the board does not stay as the hand left it. */
const UNDONE: readonly RulingKind[] = ["refused", "restored"];

const WEIGHTY: readonly RulingKind[] = ["refused", "restored", "offence", "penalty"];

/**
 * Nothing of it is told any more once a move was completed after it; null where there is nothing to tell. An act of an
 * official that came to nothing is told to whoever said it, and only until the next act.
 */
export function broughtBy(
  entries: readonly Pick<Entry, "who" | "group" | "rulings">[],
  seat: Seat,
): Brought | null {
  let handled = false;
  for (const [since, { who, group, rulings }] of entries.toReversed().entries()) {
    const kinds = rulings.map(({ kind }) => kind);
    const inVain = group === "official" && kinds.every((kind) => kind === "refused" || kind === "note");
    if (inVain && (since > 0 || who !== seat)) continue;
    if (group === "hand" && kinds.some((kind) => UNDONE.includes(kind))) {
      // A new attempt stands on the board, and is told by the line above.
      if (since > 0 && handled) continue;
      return { rejected: null, says: undone(rulings) };
    }
    handled ||= group === "hand";
    const rejected = group === "claim" && kinds.includes("refused");
    // What follows a claim that was rejected is told with it, an offer of a draw among it; a duty stands above.
    const told = rulings.filter(({ kind }) => (rejected ? kind !== "obligation" : WEIGHTY.includes(kind)));
    if (TELLING.includes(group) && told.length > 0)
      return { rejected: rejected ? (who ?? null) : null, says: told.map(({ says }) => says) };
    if (kinds.includes("completed") || kinds.includes("result")) return null;
  }
  return null;
}

/** Why a move of the hand does not stand: the offence tells it, where there is one. */
function undone(rulings: readonly Ruling[]): string[] {
  const why = rulings.filter(({ kind }) => kind === "offence" || kind === "refused");
  return (why.length > 0 ? why : rulings.filter(({ kind }) => kind === "restored")).map(({ says }) => says);
}

/**
 * What the laws found in the reader's own last act of the hand, and what his opponent may do about it: to him who waits,
 * the main line says only whose move it is. Null once the opponent has acted or the reader has put it right, and where
 * nothing was found.
 */
export function erredBy(
  entries: readonly Pick<Entry, "who" | "group" | "rulings">[],
  mine: Side,
): string[] | null {
  for (const { who, group, rulings } of entries.toReversed()) {
    if (who !== mine) return null;
    if (group !== "hand" || rulings.length === 0) continue;
    const erred = rulings.some(({ kind }) => kind === "offence");
    const told = rulings.filter(({ kind }) => kind === "offence" || kind === "right");
    return erred ? told.map(({ says }) => says) : null;
  }
  return null;
}

/**
 * Whether one of the sentences tells of an offence of the reader's own: the server names first whose it is. `theirs`: with
 * it the laws give the opponent a right.
 */
export function ownOffence(
  says: readonly string[],
  entries: readonly Pick<Entry, "rulings">[],
  mine: Side | null,
): "own" | "theirs" | null {
  const subject = new RegExp(`^${mine ?? "nobody"}\\b`, "i");
  const told = entries.flatMap(({ rulings }) => rulings).filter((ruling) => says.includes(ruling.says));
  if (!told.some(({ kind, says }) => kind === "offence" && subject.test(says))) return null;
  return told.some(({ kind }) => kind === "right") ? "theirs" : "own";
}

/** The server says so of a check without the word, and of a King who stands in one. */
const UNANNOUNCED = /\bnot announced\b/;

/** What the last move left of a check that was not announced: the ruling on it; null where nothing was. */
export function unannounced(entries: readonly Pick<Entry, "rulings">[]): string | null {
  for (const { rulings } of entries.toReversed()) {
    const kinds = rulings.map(({ kind }) => kind);
    const told = rulings.find(({ kind, says }) => kind === "note" && UNANNOUNCED.test(says));
    if (told) return told.says;
    if (["completed", "restored", "result", "obligation"].some((kind) => kinds.includes(kind as never)))
      return null;
  }
  return null;
}
