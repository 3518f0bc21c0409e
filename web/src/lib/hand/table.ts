/**
 * The table as the player sees it: the standing, and on top of it the acts of his own hand that
 * the server has not answered yet. It moves things about and asks no rule.
 */

import type { HandOnMan, Standing } from "../live/standing";
import type { Side } from "../men";
import { letterIn, menIn } from "../older";
import { readPlacement, type Placement, type Square } from "../squares";

export type Held = { side: Side; letter: string; from: Square | null; on: Square | null };

export type Table = {
  readonly men: Placement;
  readonly hand: Held | null;
};

export const BARE: Table = { men: new Map(), hand: null };

const LETTERS: Record<string, string> = {
  king: "k",
  queen: "q",
  rook: "r",
  bishop: "b",
  knight: "n",
  pawn: "p",
};

function letterOf(side: Side, piece: string): string {
  const letter = LETTERS[piece] ?? "p";
  return side === "white" ? letter.toUpperCase() : letter;
}

function held(hand: HandOnMan, older: Standing["older"]): Held {
  const [colour, piece] = hand.man.split(" ");
  const letter = letterIn(letterOf(colour === "black" ? "black" : "white", piece ?? "pawn"), older);
  return { side: hand.side, letter, from: hand.from, on: hand.over };
}

/** The table as the standing tells it. */
export function tableOf(standing: Pick<Standing, "board" | "hand" | "older">): Table {
  const men = new Map(menIn(readPlacement(standing.board), standing.older));
  const hand = standing.hand ? held(standing.hand, standing.older) : null;
  if (hand?.on && !men.has(hand.on)) men.set(hand.on, hand.letter);
  return { men, hand };
}

type Doing = (table: Table, side: Side, words: string[]) => Table;

const without = (men: Placement, square: Square): Placement => {
  const left = new Map(men);
  left.delete(square);
  return left;
};

const DOINGS: Record<string, Doing> = {
  lifts: (table, side, [square = ""]) => {
    const letter = table.men.get(square);
    if (letter === undefined) return table;
    const from = table.hand?.on === square ? table.hand.from : square;
    return { men: without(table.men, square), hand: { side, letter, from, on: null } };
  },
  places: (table, _side, [square = ""]) => {
    if (table.hand === null) return table;
    return { men: new Map(table.men).set(square, table.hand.letter), hand: { ...table.hand, on: square } };
  },
  releases: (table) => ({ ...table, hand: null }),
  removes: (table, _side, [square = ""]) => ({ ...table, men: without(table.men, square) }),
  puts: (table, side, words) => {
    const [colour] = words;
    const named = colour === "white" || colour === "black" ? colour : null;
    const [piece = "", square = ""] = named ? words.slice(1) : words;
    return { ...table, men: new Map(table.men).set(square, letterOf(named ?? side, piece)) };
  },
};

/** The table after one act, a script line such as `white lifts g1`; acts that move nothing leave it alone. */
export function after(table: Table, act: string): Table {
  const [who, verb, ...rest] = act.split(" ");
  const doing = DOINGS[verb ?? ""];
  if (doing === undefined || (who !== "white" && who !== "black")) return table;
  return doing(table, who, rest);
}
