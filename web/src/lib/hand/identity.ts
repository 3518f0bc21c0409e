/**
 * Keeps one identity for a man on its way from square to square, so that the
 * drawing glides instead of blinking. It is for the eye only; the law's identities are the server's.
 */

import type { Square } from "../squares";
import type { Table } from "./table";

export type Drawn = { id: number; letter: string; square: Square; held: boolean };

type Spot = { letter: string; square: Square; held: boolean };

function spots({ men, hand }: Table): Spot[] {
  const standing = [...men].map(([square, letter]) => ({ letter, square, held: hand?.on === square }));
  if (hand === null || hand.on !== null) return standing;
  return [...standing, { letter: hand.letter, square: hand.from ?? "e4", held: true }];
}

export class Identities {
  private drawn: Drawn[] = [];
  private last = 0;

  /** The men of a table, with the identities that they had a moment ago. */
  follow(table: Table): Drawn[] {
    const old = new Set(this.drawn);
    const take = (fits: (man: Drawn) => boolean): number | null => {
      for (const man of old)
        if (fits(man)) {
          old.delete(man);
          return man.id;
        }
      return null;
    };
    const now = spots(table);
    const stayed = now.map(({ letter, square }) =>
      take((man) => man.letter === letter && man.square === square),
    );
    const held = now.map(({ letter }, i) => stayed[i] ?? take((man) => man.held && man.letter === letter));
    const moved = now.map(({ letter }, i) => held[i] ?? take((man) => man.letter === letter));
    this.drawn = now.map((spot, i) => ({ ...spot, id: moved[i] ?? ++this.last }));
    return this.drawn.toSorted((a, b) => a.id - b.id);
  }
}
