/** What can happen at a board besides moves: acts with blanks, in groups and in words. What follows is for the server. */

import { DEEDS } from "../messages/deeds";
import { HAPPENED, HAPPENED_GROUPS } from "../messages/happened";
import { other, type Side } from "../men";
import type { SquareBlank } from "./blank";
import type { Entry, Standing } from "../live/standing";
import { isSquare } from "../squares";

export type DeedGroup = keyof typeof HAPPENED_GROUPS;
export type DeedId = keyof typeof DEEDS;

/** The blanks of an act. */
export type TextBlank = "gesture" | "condition" | "reason";
export type Blank = SquareBlank | TextBlank | "accident" | "kind" | "side";

type Deed = {
  group: DeedGroup;
  /** The act without its person, who is `players` where both say it together; `{other}` is the other side. */
  act: string;
  /** It is asked for once more before it is said. */
  grave?: true;
  /** Whether it makes sense at this table. */
  at?: (table: DeedTable) => boolean;
};

/** What the standing and the code tell of a table. */
export type DeedTable = {
  standing: Pick<Standing, "phase" | "clock" | "turn" | "older" | "offer" | "forms">;
  side: Side;
  /** Whether this seat can say something for both players: a further member of a side cannot. */
  together: boolean;
  guarded: boolean;
  /** Somebody may be asked and called. */
  arbiter: boolean;
  /** What the articles of the code are about, by the server's words; null as long as nobody knows. */
  topics: ReadonlySet<string> | null;
  /** The players write their own scores. */
  scores: boolean;
  /** A Pawn waits for its promotion. */
  promotes: boolean;
  /** The verbs of the acts since a move was last completed. */
  lately: ReadonlySet<string>;
};

/** What both players say together begins so. */
const TOGETHER = "players ";
/** The form that the server gives while it is to be found where a man stands. */
const SQUARE_FOUND = "players finds square SQ";

/** Hands rest while the game is adjourned. */
const rests = ({ standing }: DeedTable): boolean => standing.phase === "adjourned";
const clocked = ({ standing }: DeedTable): boolean => standing.clock != null;
const stopped = ({ standing }: DeedTable): boolean => standing.clock?.running === null;
const about = (topic: string, { topics }: DeedTable): boolean => topics === null || topics.has(topic);
/** The code says how a clock is pressed; where nothing unlawful is let happen, it is not pressed otherwise. */
const pressed = (table: DeedTable): boolean =>
  clocked(table) && !rests(table) && !table.guarded && about("time", table);
const written = ({ scores }: DeedTable): boolean => scores;
const asked = ({ arbiter }: DeedTable): boolean => arbiter;
const open = ({ guarded }: DeedTable): boolean => !guarded;
const exchanges = (table: DeedTable): boolean =>
  open(table) && table.standing.older === undefined && (table.promotes || table.lately.has("removes"));
const gestured = ({ lately }: DeedTable): boolean => lately.has("gestures");
const signalled = (table: DeedTable): boolean => gestured(table) || table.lately.has("stops-clocks");

/** In the order in which they are read. */
export const LIST: Readonly<Record<DeedId, Deed>> = {
  stands: {
    group: "board",
    act: "players finds square {square}",
    at: ({ standing }) => standing.forms?.includes(SQUARE_FOUND) ?? false,
  },
  slipped: { group: "board", act: "drops {man} to {free}" },
  across: { group: "board", act: "drops {man} to {free}" },
  knocked: { group: "board", act: "displaces {man}{accident}" },
  shifted: { group: "board", act: "displaces {man} to {free}{accident}" },
  upset: { group: "board", act: "upsets board accidentally", grave: true },
  brushed: { group: "board", act: "touches {man} accidentally" },
  "both-touched": { group: "board", act: "touches {man} and {man}{accident}" },
  "two-hands": { group: "board", act: "moves {man}{square} two-handed", at: open },
  inverted: { group: "board", act: "puts rook {free} inverted", at: exchanges },
  "wrong-colour": { group: "board", act: "puts {other} {kind} {free}", at: exchanges },

  "pressed-early": {
    group: "clock",
    act: "presses",
    grave: true,
    at: (table) => pressed(table) && table.standing.turn === table.side,
  },
  "other-hand": { group: "clock", act: "presses other-hand", grave: true, at: pressed },
  "pressed-back": { group: "clock", act: "presses back", grave: true, at: pressed },
  finger: { group: "clock", act: "holds clock", grave: true, at: pressed },
  stopped: {
    group: "clock",
    act: "stops-clocks{reason}",
    at: (table) => clocked(table) && !stopped(table),
  },
  started: { group: "clock", act: "players starts {side}", at: stopped },

  hand: { group: "words", act: "gestures {hand}" },
  nod: { group: "words", act: "gestures {nod}" },
  gesture: { group: "words", act: "gestures {gesture}" },
  "meant-draw": { group: "words", act: "players finds draw-agreed", grave: true, at: gestured },
  condition: { group: "words", act: "offers draw if {condition}", at: ({ standing }) => !standing.offer },
  "both-offer": { group: "words", act: "players offers draw", grave: true },
  increment: { group: "words", act: "asks increment", at: (table) => asked(table) && clocked(table) },
  score: { group: "words", act: "asks score", at: (table) => asked(table) && written(table) },
  "score-sheet": { group: "words", act: "asks score-sheet", at: (table) => asked(table) && written(table) },
  explanation: { group: "words", act: "asks explanation", at: asked },

  arrived: { group: "place", act: "arrives" },
  left: { group: "place", act: "leaves" },
  "left-area": {
    group: "place",
    act: "leaves area",
    grave: true,
    at: (table) => open(table) && about("conduct", table),
  },

  "tipped-king": { group: "resign", act: "resigns by tipping-king", grave: true },
  "resigned-aloud": { group: "resign", act: "resigns by saying", grave: true },
  "resigned-in-writing": { group: "resign", act: "resigns by writing", grave: true, at: written },
  "wrote-result": { group: "resign", act: "resigns by writing-result", grave: true, at: written },
  "circled-result": { group: "resign", act: "resigns by circling", grave: true, at: written },
  "stopped-to-resign": {
    group: "resign",
    act: "stops-clocks",
    at: (table) => clocked(table) && !stopped(table),
  },
  "meant-resigned": { group: "resign", act: "players finds resigned {side}", grave: true, at: signalled },
  "both-resigned": { group: "resign", act: "players resigns", grave: true },
};

/** The verbs of the acts since a move was last completed, as far as they can be read. */
export function verbsLately(entries: readonly Pick<Entry, "text" | "rulings">[]): ReadonlySet<string> {
  const since = entries.findLastIndex(({ rulings }) => rulings.some(({ kind }) => kind === "completed"));
  const acts = entries.slice(since + 1).map(({ text }) => text.replace(/^@\S+ /, ""));
  return new Set(acts.map((text) => text.split(" ")[1] ?? ""));
}

/** Letters without their marks, so that "Koenig" is not needed for "König". */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Whether every word that is sought begins a word of the entry, or of its group. */
function isSought(id: DeedId, sought: string): boolean {
  const { says, about, sought: besides } = DEEDS[id];
  const within = folded(`${says} ${about} ${besides} ${HAPPENED_GROUPS[LIST[id].group]}`);
  const words = within.split(/[^\p{L}\p{N}]+/u);
  const asked = folded(sought).split(/[^\p{L}\p{N}]+/u);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

/** The list at this table, as far as it is sought: no group is empty. */
export function deedsAt(
  table: DeedTable,
  sought = "",
): { group: DeedGroup; title: string; deeds: DeedId[] }[] {
  const makesSense = (id: DeedId): boolean => {
    const { group, act, at } = LIST[id];
    if (act.startsWith(TOGETHER) && !table.together) return false;
    return !(group === "board" && rests(table)) && (at?.(table) ?? true);
  };
  const ids = (Object.keys(LIST) as DeedId[]).filter((id) => makesSense(id) && isSought(id, sought));
  return (Object.keys(HAPPENED_GROUPS) as DeedGroup[])
    .map((group) => ({
      group,
      title: HAPPENED_GROUPS[group],
      deeds: ids.filter((id) => LIST[id].group === group),
    }))
    .filter(({ deeds }) => deeds.length > 0);
}

const BLANKS: readonly string[] = [
  "man",
  "free",
  "square",
  "gesture",
  "condition",
  "reason",
  "accident",
  "kind",
  "side",
];
const isBlank = (name: string): name is Blank => BLANKS.includes(name);

/** What is to be filled in, in its order. */
export const blanksOf = (id: DeedId): Blank[] =>
  [...LIST[id].act.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).filter(isBlank);

export const isSquareBlank = (blank: Blank): blank is SquareBlank =>
  blank === "man" || blank === "free" || blank === "square";

export type Filled = {
  squares: readonly string[];
  text: string;
  accident: boolean;
  kind: string;
  by: Side | null;
};

export const EMPTY: Filled = { squares: [], text: "", accident: false, kind: "queen", by: null };

/** The line that says it for a side; null as long as something is to be filled in. */
export function deedLine(id: DeedId, side: Side, filled: Filled): string | null {
  const squares = filled.squares.map((square) => square.trim().toLowerCase()).filter(isSquare);
  const text = filled.text.trim().replace(/\s+/g, " ");
  const blanks = blanksOf(id);
  if (squares.length < blanks.filter(isSquareBlank).length) return null;
  if (text === "" && (blanks.includes("gesture") || blanks.includes("condition"))) return null;
  if (filled.by === null && blanks.includes("side")) return null;
  let next = 0;
  const filling = (name: string): string => {
    switch (name) {
      case "other":
        return other(side);
      case "hand":
      case "nod":
        return HAPPENED.gestures[name];
      case "reason":
        return text === "" ? "" : ` for ${text}`;
      case "accident":
        return filled.accident ? " accidentally" : "";
      case "kind":
        return filled.kind;
      case "side":
        return filled.by ?? "";
      case "gesture":
      case "condition":
        return text;
      default:
        return squares[next++] ?? "";
    }
  };
  const act = LIST[id].act.replace(/\{(\w+)\}/g, (_blank, name: string) => filling(name));
  return act.startsWith(TOGETHER) ? act : `${side} ${act}`;
}
