/** What is to be done now, in one line. It is made from the standing; no rule is known here. */

import type { Role } from "../live/frames";
import type { Standing } from "../live/standing";
import { other, type Side } from "../men";
import { readPlacement, type Placement, type Square } from "../squares";
import { capital } from "./capital";
import { kindOn, named } from "./men";
import { resultWords } from "./result";

export type Now = {
  /** How it stands: an urgent line stands out. */
  is: "over" | "waits" | "must" | "yours" | "theirs";
  says: string;
};

export type AtTable = {
  role: Role;
  men: Placement;
  /** The square on which one's own hand lies, with the piece set down or only touched. */
  held: Square | null;
  touched: Square | null;
  /** The square of a Pawn whose promotion this seat is to choose. */
  promotes: Square | null;
  /** The side whose clock this seat can press. */
  presses: Side | null;
};

type Read = Pick<
  Standing,
  | "result"
  | "reason"
  | "phase"
  | "turn"
  | "must"
  | "duty"
  | "fen"
  | "hand"
  | "offer"
  | "may"
  | "options"
  | "besides"
>;

/** What a game waits for that does not wait for a move. */
function waiting({ phase, turn, may }: Read, who: (side: Side) => string): string | null {
  if (phase === "adjourned") return "The game is adjourned.";
  if (phase === "choice") return "The game waits for a choice between penalties.";
  if (phase !== "stopped") return null;
  const arbiter = may.some((line) => line.startsWith("arbiter "));
  return arbiter
    ? "A claim waits for your ruling."
    : `The game has stopped until somebody establishes what happened. ${who(turn)} was to move.`;
}

/** "must complete the castling: move the Rook from h1 to f1": what is left of a castling whose King stands on its square. */
function unfinished({ besides, fen }: Read, men: Placement): string | null {
  for (const [move, { rook }] of Object.entries(besides ?? {})) {
    if (!rook) continue;
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    const king = readPlacement(fen).get(from);
    if (king && from !== to && !men.has(from) && men.get(to) === king)
      return `must complete the castling: move the Rook from ${rook[0]} to ${rook[1]}`;
  }
  return null;
}

/** One line for this seat. */
export function nowOf(standing: Read, at: AtTable): Now {
  const { turn } = standing;
  const mine = at.role === "white" || at.role === "black" ? at.role : null;
  const who = (side: Side): string => (side === mine ? "You" : capital(side));
  const acts = at.role === "both" || at.role === turn;
  if (standing.result !== "*")
    return { is: "over", says: `${resultWords(standing.result, standing.reason)}.` };
  const waits = waiting(standing, who);
  if (waits) return { is: "waits", says: waits };
  if (at.promotes) return { is: "must", says: `Choose what the Pawn on ${at.promotes} becomes.` };
  const rook = acts ? unfinished(standing, at.men) : null;
  if (rook) return { is: "must", says: `${who(turn)} ${rook}.` };
  if (at.held)
    return {
      is: "must",
      says: `Your hand is still on the ${kindOn(at.men, at.held)} on ${at.held}: release it.`,
    };
  if (standing.must.length > 0) {
    const duties = named(standing.must.join(", and "), readPlacement(standing.fen));
    return { is: "must", says: `${who(turn)} must ${duties}.` };
  }
  if (at.presses && at.presses !== turn) return { is: "must", says: "Your move is made: press the clock." };
  if (at.touched && acts)
    return {
      is: "yours",
      says: `You have touched the ${kindOn(at.men, at.touched)}. Tap the square where it goes.`,
    };
  const holders = standing.options.map(({ line }) => line.split(" ")[0] as Side);
  const holder = holders.find((side) => side === mine) ?? holders[0];
  if (holder) {
    const own = at.role === "both" || holder === mine;
    return { is: own ? "yours" : "theirs", says: `${who(holder)} may exact a penalty, or simply play on.` };
  }
  if (mine && standing.offer === other(mine))
    return { is: "yours", says: `${capital(other(mine))} offers a draw: accept, decline, or move.` };
  if (turn === mine) return { is: "yours", says: "It is your move." };
  return { is: "theirs", says: `${capital(turn)} is to move.` };
}
