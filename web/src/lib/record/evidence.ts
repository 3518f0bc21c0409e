/** The evidence for a ruling, as the server tells it: moves with the position after each, so that the page needs no rule. */

import { ask } from "../live/requests";
import type { Entry, Ruling } from "../live/standing";
import { manOf, type Side } from "../men";
import type { Square } from "../squares";
import { EVIDENCE } from "../messages/evidence";
import { LETTERED } from "../messages/letters";
import { HEARD, MEN, SIDES } from "../messages/men";

export type Step = { number: number; by: Side; san: string; from: Square; to: Square; fen: string };

/** A check, and every reply to it. */
export type Dialogue = { check: Step; replies: Step[] };

export type Part = {
  /** Whose part it is, if there are two. */
  side?: Side;
  says: string;
  start: string;
  moves: Step[];
  /** Where the moves end: the squares on which each man may ever stand. */
  reach?: Record<Square, Square[]>;
  /** The first of the checks that never end. */
  dialogue?: Dialogue;
};

export type Exhibit = { asks: string; says: string; parts: Part[] };

/** Where evidence comes from: the whole, and what goes on after a reply to a check. */
export type Source = { whole: () => Promise<Exhibit>; after: (fen: string) => Promise<Dialogue> };

/** Which ruling is meant: the number of its act, 0 for the opening, and its place there, from 1. */
export type Ruled = { act: number; ruling: number };

/** What a seat is shown of a ruling in a game. */
export function ofRuling(game: string, key: string, { act, ruling }: Ruled): Source {
  const path = `games/${encodeURIComponent(game)}/evidence/${act}/${ruling}`;
  const headers = { authorization: `Bearer ${key}` };
  return {
    whole: () => ask<Exhibit>(path, { headers }),
    after: (fen) => ask<Dialogue>(`${path}?at=${encodeURIComponent(fen)}`, { headers }),
  };
}

/** Who can still mate in a position of a record. */
export function ofPosition(fen: string): Source {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fen }),
  };
  return {
    whole: () => ask<Exhibit>("proofs", init),
    after: () => Promise.reject(new Error(EVIDENCE.noMore)),
  };
}

/** Ends of which nobody asks why the winner could still mate. */
const PLAIN = ["resignation", "illegal-moves"];

/** Whether nobody asks for a proof of such an end. */
export const endsPlainly = (reason: string | null): boolean => PLAIN.includes(reason ?? "");

/** The proof on which the result itself rests, if it can be played, and what a reader would ask of it. */
export function endShown(
  entries: readonly Entry[],
  opening: readonly Ruling[],
): (Ruled & { asks: string }) | null {
  for (const { act, rulings } of [{ act: 0, rulings: opening }, ...entries].toReversed()) {
    const at = rulings.findLastIndex(({ kind }) => kind === "result");
    if (at < 0) continue;
    const asks = rulings[at]?.evidence?.asks;
    return asks ? { act, ruling: at + 1, asks } : null;
  }
  return null;
}

/** A way through a part: the moves that are known, and how many of them are made. */
export type Way = { readonly steps: readonly Step[]; readonly made: number };

export const beginning = ({ moves, dialogue }: Part): Way =>
  dialogue ? { steps: [dialogue.check], made: 1 } : { steps: moves, made: 0 };

export const goTo = ({ steps }: Way, made: number): Way => ({
  steps,
  made: Math.max(0, Math.min(made, steps.length)),
});

/** The way with a reply and the check after it, in place of what followed before. */
export const answered = ({ steps, made }: Way, reply: Step, check: Step): Way => ({
  steps: [...steps.slice(0, made), reply, check],
  made: made + 2,
});

/** Whether the position after the last move has occurred before on this way. The counters of the FEN do not matter. */
export function comesBack({ steps, made }: Way, start: string): boolean {
  const board = (fen: string): string => fen.split(" ").slice(0, 4).join(" ");
  const stood = [start, ...steps.slice(0, made).map(({ fen }) => fen)].map(board);
  return stood.slice(0, -1).includes(stood.at(-1)!);
}

/** "12. Kd2" and "12… Ka3". */
export const called = ({ number, by, san }: Step): string =>
  `${number}${by === "white" ? "." : "…"} ${LETTERED.move(san)}`;

/** A move as it is heard: "Black: Knight from g8 to h6, check". */
export function heard({ by, san, from, to }: Step): string {
  const end = san.endsWith("#") ? HEARD.mate : san.endsWith("+") ? HEARD.check : "";
  const who = SIDES[by];
  if (san.startsWith("O-O-O-O")) return `${HEARD.castlesUp(who)}${end}`;
  if (san.startsWith("O-O"))
    return `${(san.startsWith("O-O-O") ? HEARD.castlesLong : HEARD.castlesShort)(who)}${end}`;
  const becomes = /=([QRBN])/.exec(san)?.[1];
  const man = kindOf(/^[KQRBN]/.exec(san)?.[0] ?? "P");
  const goes = (san.includes("x") ? HEARD.takes : HEARD.goes)(who, man, from, to);
  return `${goes}${becomes ? HEARD.promoted(kindOf(becomes)) : ""}${end}`;
}

const kindOf = (letter: string): string => MEN.kinds[manOf(letter)?.kind ?? "pawn"];
