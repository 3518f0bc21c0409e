/** The arbiter's desk. */

import type { Offence, Question } from "../desk/desk";
import type { Side } from "../men";

type Asked = { name: string; says: string; show: string };

export const DESK = {
  title: "The arbiter’s desk",
  lead: "Say what happened. The laws answer.",
  what: "What happened?",
  questions: {
    "illegal-move": {
      name: "Illegal move",
      says: "It was found now. What are the times?",
      show: "Tap the piece’s square, then the one it went to.",
    },
    touched: {
      name: "Touched",
      says: "A piece was touched. What must be played?",
      show: "Tap all that he touched, in order: each tap is a touch.",
    },
    repetition: {
      name: "Repetition",
      says: "Has the position been repeated?",
      show: "If he declares a move with the claim, tap its two squares.",
    },
    "move-limit": {
      name: "Fifty moves",
      says: "Without a capture or a Pawn move?",
      show: "If he declares a move with the claim, tap its two squares.",
    },
    flag: { name: "Flag", says: "One has fallen, or both.", show: "Nothing more is needed." },
    "can-mate": {
      name: "Can he mate?",
      says: "Is it dead? Who can still mate?",
      show: "Nothing more is needed.",
    },
    offence: {
      name: "Another offence",
      says: "The clock, two hands, a telephone, late …",
      show: "Choose what it was.",
    },
  } satisfies Record<Question, Asked>,
  /** What else a player may have done; `show` says what is to be tapped. */
  offences: {
    "no-move": { name: "Clock pressed without a move", show: "Nothing more is needed." },
    "two-hands": {
      name: "Move made with two hands",
      show: "Tap the move: the piece’s square, then the one it went to.",
    },
    "pawn-left": {
      name: "Pawn left on the last rank",
      show: "Tap the Pawn’s square, then the one it went to.",
    },
    device: { name: "Telephone or other device", show: "Nothing more is needed." },
    late: { name: "Late arrival", show: "Nothing more is needed: the default time has passed." },
  } satisfies Record<Offence, { name: string; show: string }>,
  /** An illegal move of the same side at the same table is in the log. */
  earlier: (table: string, times: string, side: string, number: number): string =>
    `The log has ${number === 1 ? "an illegal move" : `${number} illegal moves`} by ${side} at table ${table} (${times}). Was that in this game?`,
  earlierCounts: "Yes, it counts",
  earlierOther: "No, another game",
  tempo: { standard: "standard", rapid: "rapid", blitz: "blitz" },
  regime: { ordinary: "one arbiter for several boards", full: "an arbiter at each board" },
  paste: "PGN, moves or FEN",
  pasteHint: "1. e4 e5 2. Nf3 …",
  clocksHint: "41:07",
  noTime: (typed: string): string => `“${typed}” is not a time. Enter it as 41:07 or 1:02:03.`,
  refused: "No game can be played from this position.",
  illegal: (number: number, side: Side, written: string): string =>
    `The score is read up to ${number}${side === "white" ? "." : "…"} ${written}, which is illegal. That move is the question.`,
  askAbout: (written: string): string => `Ask about ${written}`,
  toMove: (player: string): string => `${player} to move.`,
  whose: "Whose hand",
  touched: (player: string): string => `${player} touched`,
  estimate: "An estimate.",
  then: "What did the clocks show at the illegal move?",
  thenHint: "When it was pressed, before anything was added. These times are then set.",
  basis: "The rules of standard games hold by",
  doubt: "Doubt.",
  setUp: "Set up",
  tray: "Pieces",
  remove: "Remove",
  castling: "Castling is still possible",
  noMen: "Empty board",
  usual: "Usual array",
  done: "Done",
  share: "Share",
  shared: "The link is copied. Your case is in it: nothing is sent until somebody opens it.",
  link: "Link to this case",
  notCopied: "Copy this link. Your case is in it: nothing is sent until somebody opens it.",
  visited: "This case came with a link.",
  own: "Back to mine",
  slip: "Slip: print or PDF",
  file: (table: string): string => (table.trim() ? `Ruling, table ${table.trim()}` : "Ruling"),
  waits: "The laws are being asked…",
  same: "The answer stays the same.",
  read: (white: string, black: string): string => `White showed ${white}, Black ${black}.`,
  setClocks: "Set the clocks",
  before: "before",
  must: (player: string, duties: string): string => `${player} must ${duties}.`,
  logged: "In the log",
  emptyLog: "Nothing is in the log yet.",
  forget: "Clear the log",
  sure: "Clear it: are you sure?",
};
