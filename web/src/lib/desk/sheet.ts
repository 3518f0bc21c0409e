/** What the arbiter has entered. It is kept in this browser, so that nothing is lost when the phone sleeps. */

import { readTime } from "../time/read";
import { timeShort } from "../time/words";
import { manOf, other } from "../men";
import type { Chronicle } from "../record/chronicle";
import { readPlacement, type Placement, type Square } from "../squares";
import { clockText, fromBefore, pairOf } from "./clocks";
import { MOVED, type Asked, type Offence, type Question, type Start } from "./desk";
import { controlOf, TEMPI, type Tempo } from "./control";
import type { Illegal, Line } from "./line";
import { USUAL_ARRAY } from "./pasted";

export { clockText, TEMPI, type Tempo };
export { lineOf, type Illegal, type Line } from "./line";
export { clocksLack, clocksShown, clocksTyped, readClock } from "./clocks";

export type Sheet = {
  table: string;
  code: string;
  tempo: Tempo;
  regime: "ordinary" | "full";
  time: string;
  /** The `TimeControl` of the record from which the time and the tempo were taken; empty: from none. */
  control: string;
  /** A PGN, moves or a FEN, as it was pasted. */
  pasted: string;
  /** So many moves of it were made when the arbiter came; null: all. */
  made: number | null;
  white: string;
  black: string;
  /** What the clocks showed at the illegal move, where it was found later. */
  whiteThen: string;
  blackThen: string;
  /** What wrong clocks should show; or, where that is what is known, how the clock is set. */
  whiteRight: string;
  blackRight: string;
  bySetting: boolean;
  clockSet: string;
  question: Question | null;
  /** What was done, where another offence is asked about. */
  offence: Offence | null;
  /** What was wrong at the start, where that is asked about. */
  began: Start | null;
  /** The squares that were tapped, in their order. */
  squares: Square[];
  /** Which of several moves the written illegal one was, from square to square; empty: as it is written. */
  meant: string;
  /** What a Pawn became that was moved to its last rank; empty: nothing. */
  became: "q" | "r" | "b" | "n" | "";
  /** Whether a King that went two squares took a Rook along. */
  castled: boolean;
  assumed: Record<string, string>;
};

/** The time that is usual at each tempo, until the arbiter enters that of his event. */
export const USUAL_TIME: Record<Tempo, string> = {
  standard: "90m+30s from move 1",
  rapid: "15m+10s",
  blitz: "3m+2s",
};

/** The time as its field shows it: the usual one as people write it, any other as it was typed. */
export const timeShown = ({ time, tempo }: Pick<Sheet, "time" | "tempo">): string =>
  time === USUAL_TIME[tempo] ? timeShort(time) : time;

/** What was typed into the field; the usual time stays what it is. */
export const timeTyped = ({ tempo }: Pick<Sheet, "tempo">, typed: string): string =>
  typed.trim() === timeShort(USUAL_TIME[tempo]) ? USUAL_TIME[tempo] : typed;

export const EMPTY_SHEET: Sheet = {
  table: "",
  code: "fide-2023",
  tempo: "standard",
  regime: "ordinary",
  time: USUAL_TIME.standard,
  control: "",
  pasted: "",
  made: null,
  white: "",
  black: "",
  whiteThen: "",
  blackThen: "",
  whiteRight: "",
  blackRight: "",
  bySetting: false,
  clockSet: "",
  question: null,
  offence: null,
  began: null,
  squares: [],
  meant: "",
  became: "",
  castled: true,
  assumed: {},
};

/** The same event, at the next table. */
export const nextTable = ({ code, tempo, regime, time }: Sheet): Sheet => ({
  ...EMPTY_SHEET,
  code,
  tempo,
  regime,
  time,
});

/** Another question about the same game: what was shown for the last one is no part of it. */
export const asking = (sheet: Sheet, question: Question): Sheet =>
  sheet.question === question
    ? sheet
    : {
        ...sheet,
        question,
        offence: null,
        began: null,
        squares: [],
        became: "",
        castled: true,
        assumed: {},
        whiteThen: "",
        blackThen: "",
        whiteRight: "",
        blackRight: "",
        clockSet: "",
      };

/** Another tempo, with its usual time where the last one had its own. */
export const atTempo = (sheet: Sheet, tempo: Tempo): Sheet => ({
  ...sheet,
  tempo,
  time: sheet.time === USUAL_TIME[sheet.tempo] ? USUAL_TIME[tempo] : sheet.time,
});

/** The sheet with the time of the record and the tempo that goes with it, once for each `TimeControl`: the arbiter may change both. */
export function timedBy(sheet: Sheet, record: Pick<Chronicle, "tags">): Sheet {
  const control = record.tags.find(([name]) => name === "TimeControl")?.[1] ?? "";
  if (control === sheet.control) return sheet;
  const read = controlOf(control);
  return read === null ? sheet : { ...sheet, ...read, time: asTyped(read.time), control };
}

/** A time as people write it, where it is read again as the same. */
function asTyped(time: string): string {
  const short = timeShort(time);
  return readTime(short) === time ? short : time;
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

const NAME = "jadoube desk";

export function keptSheet(shelf: Shelf): Sheet {
  try {
    return { ...EMPTY_SHEET, ...(JSON.parse(shelf.getItem(NAME) ?? "{}") as Partial<Sheet>) };
  } catch {
    return EMPTY_SHEET;
  }
}

export function keepSheet(sheet: Sheet, shelf: Shelf): void {
  try {
    shelf.setItem(NAME, JSON.stringify(sheet));
  } catch {
    // A browser that keeps nothing answers all the same.
  }
}

/** How many moves were made, as far as there are so many. */
export const madeIn = (sheet: Sheet, line: Line): number =>
  Math.min(sheet.made ?? line.moves.length, line.moves.length);

/** The illegal move of the score, where it is what is asked about: no other was tapped, and none of the moves is taken back. */
export const writtenIn = (sheet: Sheet, line: Line): Illegal | null =>
  sheet.question === "illegal-move" && sheet.squares.length === 0 && madeIn(sheet, line) === line.moves.length
    ? line.illegal
    : null;

/** The position that stood when the question came up. */
export function fenAt(line: Line, made: number): string {
  return line.moves[made - 1]?.fen ?? line.start;
}

/**
 * What the record says the clocks showed then; empty where it does not say it after the last move of that side: what a clock
 * showed earlier it shows no more. Where all moves were made, the illegal one at which they end is among them.
 */
export function clocksAt(line: Line, made: number): { white: string; black: string } {
  const illegal = made === line.moves.length ? line.illegal : null;
  const behind = (illegal?.clocks_ms ?? []).map((clock_ms, at) => ({
    by: at % 2 === 0 ? illegal!.by : other(illegal!.by),
    clock_ms,
  }));
  const all = [...line.moves.slice(0, made), ...behind];
  const last = (by: string): string => {
    const ms = all.findLast((move) => move.by === by)?.clock_ms ?? null;
    return ms === null ? "" : clockText(ms);
  };
  return { white: last("white"), black: last("black") };
}

/** The moves that a written one can mean, where the server says that it can mean several. */
export function choicesIn(reasons: readonly string[]): string[] {
  const [, list] = reasons.map((why) => /^act: .* can mean (\w+(?: or \w+)+)$/.exec(why)).find(Boolean) ?? [];
  return list?.split(" or ") ?? [];
}

const LAST_RANK = /[18]$/;

/** Whether the tapped way takes a Pawn to a last rank. */
export const promotes = (men: Placement, [from, to]: readonly Square[]): boolean =>
  from !== undefined && to !== undefined && manOf(men.get(from) ?? "")?.kind === "pawn" && LAST_RANK.test(to);

/** Whether the tapped way takes a King two files along its rank. */
export const looksLikeCastling = (men: Placement, [from, to]: readonly Square[]): boolean =>
  from !== undefined &&
  to !== undefined &&
  manOf(men.get(from) ?? "")?.kind === "king" &&
  from[1] === to[1] &&
  Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2;

/** The move that was tapped, as the server reads it; null: not yet. */
export function actOf(sheet: Sheet, men: Placement): string | null {
  const [from, to] = sheet.squares;
  if (from === undefined || to === undefined) return null;
  if (looksLikeCastling(men, sheet.squares) && sheet.castled) return from < to ? "O-O" : "O-O-O";
  if (promotes(men, sheet.squares)) return `${from}${to}${sheet.became}`;
  return from + to;
}

/** Questions for which nothing is shown on the board. */
const TOLD: readonly Question[] = ["flag", "can-mate", "clocks", "start"];

/** How many squares a question takes: those of a move, or as many as there are. */
export function squaresOf({ question, offence }: Pick<Sheet, "question" | "offence">): number {
  if (question === "offence") return offence !== null && MOVED.includes(offence) ? 2 : 0;
  if (question === "touched") return 8;
  return question === null || TOLD.includes(question) ? 0 : 2;
}

/** Another of the list; null: none is chosen any more. */
export const charging = (sheet: Sheet, offence: Offence | null): Sheet =>
  sheet.offence === offence ? sheet : { ...sheet, offence, squares: [], assumed: {} };

/** A tap on the board. A third one begins a move anew; one on the last square takes it back. */
export function tapped(sheet: Sheet, square: Square): Sheet {
  const most = squaresOf(sheet);
  const { squares } = sheet;
  if (most === 0) return sheet;
  if (squares.at(-1) === square) return { ...sheet, squares: squares.slice(0, -1) };
  if (squares.length >= most) return { ...sheet, squares: [square], became: "", castled: true };
  return { ...sheet, squares: [...squares, square] };
}

/** What is asked of the server; null as long as something is missing. */
export function askedOf(sheet: Sheet, line: Line, event: Pick<Asked, "tempo" | "regime">): Asked | null {
  const { question } = sheet;
  // Of a text that is no game nothing is known, not even that no move was made.
  if (question === null || (line.unread !== null && line.moves.length === 0)) return null;
  const made = madeIn(sheet, line);
  const written = writtenIn(sheet, line);
  const meant = sheet.meant === "" ? undefined : sheet.meant;
  const act = (written && (meant ?? written.written)) ?? actOf(sheet, readPlacement(fenAt(line, made)));
  if (question === "illegal-move" && act === null) return null;
  if (question === "touched" && sheet.squares.length === 0) return null;
  if (question === "offence" && (sheet.offence === null || sheet.squares.length < squaresOf(sheet)))
    return null;
  if (question === "start" && sheet.began === null) return null;
  // Who is late has made no move.
  const late = question === "offence" && sheet.offence === "late";
  const clocks = fromBefore(sheet) ? null : pairOf(sheet.white, sheet.black);
  const wrong = question === "clocks" ? rightOf(sheet) : null;
  if (question === "clocks" && (clocks === null || wrong === null)) return null;
  return {
    code: sheet.code,
    question,
    tempo: event.tempo,
    regime: event.regime,
    time: readTime(sheet.time),
    start: line.start === USUAL_ARRAY ? null : line.start,
    moves: late ? [] : line.moves.slice(0, made).map((move) => move.san),
    clocks,
    clocks_then: question === "illegal-move" ? pairOf(sheet.whiteThen, sheet.blackThen) : null,
    clocks_right: wrong?.right ?? null,
    act: wrong ? wrong.set : (chosenOf(sheet) ?? (question === "touched" ? null : act)),
    replies: [...(written?.replies ?? [])],
    squares: question === "touched" || question === "offence" ? sheet.squares : [],
    assumed: assumedOf(sheet, clocks !== null),
  };
}

/** What was chosen from a list, where the question has one. */
const chosenOf = ({ question, offence, began }: Sheet): Offence | Start | null =>
  question === "offence" ? offence : question === "start" ? began : null;

/** What is known of times that are wrong: how the clock is set, or what it should show; null as long as neither is. */
function rightOf(sheet: Sheet): { set: string | null; right: Asked["clocks_right"] } | null {
  if (sheet.bySetting) {
    const set = readTime(sheet.clockSet);
    return set === null ? null : { set, right: null };
  }
  const right = pairOf(sheet.whiteRight, sheet.blackRight);
  return right === null ? null : { set: null, right };
}

/** Whose flag has fallen is assumed only as long as no clocks show it. */
function assumedOf({ question, assumed }: Sheet, clocks: boolean): Sheet["assumed"] {
  if (question !== "flag" || !clocks) return assumed;
  return Object.fromEntries(Object.entries(assumed).filter(([key]) => key !== "fallen"));
}
