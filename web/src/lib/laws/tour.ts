/**
 * The tour: small boards on which a newcomer does what the laws are about. What follows, the server says; here stands
 * only how it is seen that a task was done.
 */

import type { Entry, RulingKind, Standing } from "../live/standing";
import type { Side } from "../men";
import type { SceneId } from "../messages/tour";
import { readPlacement } from "../squares";

/** What was done on a board of the tour so far, and what is true of it now. */
export type Seen = { entries: readonly Pick<Entry, "text" | "rulings">[]; standing: Standing };

export type Scene = {
  id: SceneId;
  code: string;
  /** The settings and the acts before the first that is tried; so many of them are `given`. */
  script: string;
  given: number;
  /** Whose hand it is on this board throughout; null: that of the player to move. */
  hand: Side | null;
  /** What may be said here, on buttons, when the laws let it be said. */
  says: readonly string[];
  /** What is to be done, one after the other. */
  goals: readonly ((seen: Seen) => boolean)[];
  /** The article that it is about. */
  article: string;
};

const ruled =
  (kind: RulingKind) =>
  ({ entries }: Seen): boolean =>
    entries.some(({ rulings }) => rulings.some((ruling) => ruling.kind === kind));

const bound =
  (square: string) =>
  ({ standing }: Seen): boolean =>
    standing.duty.some(({ now }) => now.includes(square));

/** So many moves of each side together were completed on the board. */
const completed =
  (number: number) =>
  ({ standing }: Seen): boolean =>
    standing.completed >= number;

const stands =
  (...men: [square: string, letter: string][]) =>
  ({ standing }: Seen): boolean => {
    const board = readPlacement(standing.board);
    return men.every(([square, letter]) => board.get(square) === letter);
  };

/** The Queen gives check from c8 and from c3 in turn, twice. */
const CHECKS = [
  "white plays Qc8+",
  "black plays Kg7",
  "white plays Qc3+",
  "black plays Kg8",
  "white plays Qc8+",
  "black plays Kg7",
  "white plays Qc3+",
  "black plays Kg8",
];

/** A King and a Rook that have not moved, with nothing between them. */
const CASTLING = "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/4K2R w K - 0 1";

/** A Rook, and a Pawn that only a Bishop could take from its square. */
const SLANTWISE = "4k3/pp3ppp/8/4p3/8/8/P4PPP/R3K3 w - - 0 1";

export const SCENES: readonly Scene[] = [
  {
    id: "touch",
    code: "fide-2023",
    script: "code: fide-2023\nstart: r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1\n",
    given: 0,
    hand: "white",
    says: [],
    goals: [bound("c4"), ruled("offence"), completed(1)],
    article: "4.3.1",
  },
  {
    id: "illegal",
    code: "fide-2023",
    script: `code: fide-2023\nstart: ${SLANTWISE}\ntime: 90m+30s\n\nplayers starts white\n`,
    given: 1,
    hand: "white",
    says: ["white presses"],
    goals: [({ standing }) => standing.unlawful != null, ruled("penalty")],
    article: "7.5.1",
  },
  {
    id: "penalty",
    code: "bcf-1912",
    script: `code: bcf-1912\nstart: ${SLANTWISE}\n`,
    given: 0,
    hand: "white",
    says: [],
    goals: [ruled("offence"), ruled("penalty"), completed(1)],
    article: "24(b)",
  },
  {
    id: "claim",
    code: "fide-2023",
    script: `code: fide-2023\nstart: 6k1/5p2/6p1/8/6Q1/8/q4PPP/6K1 w - - 0 1\n\n${CHECKS.join("\n")}\n`,
    given: CHECKS.length,
    hand: null,
    says: ["white claims repetition", "white claims fifty-moves", "black claims repetition"],
    goals: [
      stands(["c8", "Q"], ["g8", "k"]),
      stands(["c8", "Q"], ["g7", "k"]),
      ({ standing }) => standing.result === "1/2-1/2",
    ],
    article: "9.2.2",
  },
  {
    id: "rook-fide",
    code: "fide-2023",
    script: `code: fide-2023\nstart: ${CASTLING}\n`,
    given: 0,
    hand: "white",
    says: [],
    goals: [stands(["f1", "R"], ["e1", "K"]), ruled("restored")],
    article: "4.4.2",
  },
  {
    id: "rook-american",
    code: "american-1897",
    script: `code: american-1897\nstart: ${CASTLING}\n`,
    given: 0,
    hand: "white",
    says: ["black requires rook-move"],
    goals: [stands(["f1", "R"], ["e1", "K"]), stands(["f1", "R"], ["g1", "K"])],
    article: "II.5(f)",
  },
];

/** How many tasks are done, where `done` of them were before: one after the other, and none is undone. */
export function doneOf({ goals }: Pick<Scene, "goals">, done: number, seen: Seen): number {
  const next = goals[done];
  return next !== undefined && next(seen) ? doneOf({ goals }, done + 1, seen) : done;
}
