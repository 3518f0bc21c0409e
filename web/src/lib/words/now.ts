/** What is to be done now, in one line. It is made from the standing; no rule is known here. */

import type { Role } from "../live/frames";
import type { Standing } from "../live/standing";
import { quoted } from "../language.svelte";
import { other, type Side } from "../men";
import { MEN, SIDES } from "../messages/men";
import { NOW } from "../messages/now";
import { menIn } from "../older";
import { readPlacement, type Placement, type Square } from "../squares";
import { claim } from "./clauses";
import { verb } from "./line";
import { dutyWords } from "./duties";
import { kindAt, kindOn } from "./men";
import { resultWords } from "./result";
import { sideName } from "./side";
import { restOf, restWords } from "./unfinished";

export type Now = {
  /** How it stands: an urgent line stands out, and one about an offence stands out more. */
  is: "over" | "waits" | "wrong" | "must" | "yours" | "theirs";
  says: string;
  /** What it says without what may be exacted, for a small phone on which the penalties stand right below it. */
  brief?: string;
  /** The line tells of an offer of a draw. */
  offers?: true;
  /** What the line says may be claimed, as it is said. */
  claims?: string;
  /** The line says to press the clock. */
  presses?: true;
  /** The line says to send the link. */
  invites?: true;
};

/** Why the other player is waited for: he has no link yet, anybody may come, he was asked to play again, he has declined that, or he began it and is not here. */
export type Awaits = "friend" | "anybody" | "rematch" | "declined" | "absent";

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
  /** The moves are sent. */
  post?: boolean;
  /** The other player has not come yet. */
  awaits?: Awaits | null;
  /** A clock runs by now: it starts with the first act. */
  ticks?: boolean;
  /** The reader has said that his touch was an accident, and the other has not answered. */
  excuses?: boolean;
  /** The claim for which the game has stopped, as a sentence, and whether an arbiter rules on it. */
  claim?: { says: string; arbiter: boolean } | null;
};

type Read = Pick<
  Standing,
  | "result"
  | "reason"
  | "older"
  | "phase"
  | "turn"
  | "must"
  | "duty"
  | "fen"
  | "hand"
  | "offer"
  | "may"
  | "ripe"
  | "about"
  | "options"
  | "besides"
  | "clock"
  | "to_press"
  | "unlawful"
  | "displaced"
> &
  Partial<Pick<Standing, "ripe" | "legal">>;

/** "You" for the reader's own side, and otherwise its name. */
type Who = (side: Side) => string;

/** What a game waits for that does not wait for a move. */
function waiting({ phase, turn, may }: Read, who: Who, { claim = null }: AtTable): string | null {
  if (phase === "adjourned") return NOW.adjourned;
  if (phase === "choice") {
    const adopts = may.find((line) => verb(line) === "adopts");
    if (adopts)
      return who(adopts.split(" ")[0] as Side) === SIDES.you
        ? NOW.adopts
        : NOW.adoptsAs(sideName(other(turn)));
    const exacts = may.find((line) => verb(line) === "exacts");
    if (exacts === undefined) return NOW.chooses(who(other(turn)));
    const holder = exacts.split(" ")[0] as Side;
    return who(holder) === SIDES.you ? NOW.choice : NOW.choiceOf(sideName(holder));
  }
  if (phase !== "stopped") return null;
  const rules = may.some((line) => line.startsWith("arbiter "));
  if (claim === null) return rules ? NOW.hearing : NOW.stopped(who(turn));
  const then = rules ? NOW.hearing : claim.arbiter ? NOW.heard : NOW.stopped(who(turn));
  return `${claim.says} ${then}`;
}

/** What stood on the board when the turn began. */
const placed = ({ fen, older }: Pick<Standing, "fen" | "older">): Placement =>
  menIn(readPlacement(fen), older);

const duties = ({ must, fen, older, unlawful }: Read): string =>
  dutyWords({ must }, placed({ fen, older }), unlawful?.way?.from).join(MEN.andMust);

/** Whether a King goes further than one file. */
function leaps(men: Placement, way: { from: Square; to: Square } | null | undefined): boolean {
  const files = way ? Math.abs(way.to.charCodeAt(0) - way.from.charCodeAt(0)) : 0;
  return way != null && kindAt(men, way.from) === "king" && files > 1;
}

/** The pieces of the side that left their squares in the turn, besides the one that was moved last. */
function goneToo({ fen, older, unlawful }: Read, men: Placement): string | null {
  const before = placed({ fen, older });
  const isOwn = (letter: string): boolean => (letter === letter.toUpperCase()) === (unlawful?.by === "white");
  const gone = [...before].filter(
    ([square, letter]) => isOwn(letter) && men.get(square) !== letter && square !== unlawful?.way?.from,
  );
  // A King and a Rook were meant to castle.
  if (gone.length === 1 && kindAt(before, gone[0]![0]) === "rook" && leaps(before, unlawful?.way))
    return null;
  const names = gone.map(([square]) => MEN.from(kindOn(before, square), square));
  return names.length > 0 ? NOW.goneToo(names) : null;
}

/**
 * The side that the game waits for: that whose move goes against a touch or a requirement, and otherwise that which is to
 * play. An illegal move may have been left standing.
 */
export const awaited = ({ turn, unlawful }: Pick<Standing, "turn" | "unlawful">): Side =>
  unlawful && (unlawful.is === "against-touch" || unlawful.is === "against-requirement") ? unlawful.by : turn;

/** What each can do about a move that is lawful in itself and goes against a touch or a requirement. */
function undo({ unlawful, may, ripe, clock }: Read, { role }: AtTable): string {
  const by = unlawful!.by;
  if (role === by || role === "both") return NOW.undo(clock != null);
  const claims = role === other(by) && may.some((line) => line.startsWith(`${role} claims touched`));
  return NOW.undone(sideName(by), claims && ripe.some((line) => line.startsWith(`${role} claims touched`)));
}

/** A move that stands though the law does not allow it: what it is, and what is to be done about it. */
function wrong(standing: Read, at: AtTable, who: Who): Pick<Now, "says" | "brief"> | null {
  const { men } = at;
  const { unlawful, turn, must, clock } = standing;
  if (!unlawful || unlawful.is === "begun") return null;
  const by = who(unlawful.by);
  const holder = holderOf(standing, at);
  if (unlawful.is === "second-move") {
    const says = [NOW.second(by), secondBack(standing, at, who)].join(" ");
    return { says, ...(holder === at.role ? { brief: NOW.second(by) } : {}) };
  }
  if (unlawful.is !== "illegal")
    return { says: [NOW.against[unlawful.is](by), undo(standing, at)].join(" ") };
  const { from, to } = unlawful.way ?? {};
  const man = from && placed(standing).get(from);
  const what =
    from && to && man ? NOW.illegal(by, kindOn(placed(standing), from), from, to) : NOW.illegalPlain;
  const clocked = clock != null;
  const right = must.length > 0 && unlawful.by === turn;
  const own = at.role === unlawful.by || at.role === "both";
  // Whoever is innocent has nothing to put right.
  const put = right
    ? NOW.putRight(by, duties(standing), clocked)
    : holder !== null
      ? NOW.exacts(who(holder))
      : own
        ? // Once he has pressed, it is no longer his to put right.
          clocked && clock.running === other(unlawful.by)
          ? NOW.isOthers
          : NOW.putRightPlain(clocked)
        : NOW.putRightBy(sideName(unlawful.by));
  const happened = [what, goneToo(standing, men)].filter((said) => said !== null).join(" ");
  return {
    says: `${happened} ${put}`,
    ...(!right && holder !== null ? { brief: happened } : {}),
  };
}

/** Who puts which displaced pieces back, a sentence for each side that has to. */
function replaced({ displaced = [], fen, older }: Read, who: Who): string | null {
  const before = placed({ fen, older });
  const said = (["white", "black"] as const).flatMap((side) => {
    const own = displaced.filter(({ to_replace }) => to_replace === side);
    const pieces = own.map(({ belongs }) => MEN.from(kindOn(before, belongs), belongs));
    return own.length > 0 ? [NOW.replaces(who(side), pieces)] : [];
  });
  return said.length > 0 ? said.join(" ") : null;
}

/** What each can do about the second of two moves in succession. */
function secondBack(standing: Read, at: AtTable, who: Who): string {
  const { by } = standing.unlawful!;
  const holder = holderOf(standing, at);
  if (holder === at.role) return NOW.exacts(who(holder));
  return at.role === by || at.role === "both" ? NOW.secondBack : NOW.secondBackBy(sideName(by));
}

/** The side that may exact a penalty, the reader's own first; null where none may, as far as this seat is told. */
function holderOf({ options }: Read, { role }: AtTable): Side | null {
  const holders = options.map(({ line }) => line.split(" ")[0] as Side);
  return holders.find((side) => side === role) ?? holders[0] ?? null;
}

/** The claim of an illegal move that stands without a penalty, which the side to move makes from this seat; null: there is none. */
function leftStanding({ may, ripe, turn }: Read, { role }: AtTable): string | null {
  const line = `${turn} claims illegal-move`;
  const here = role === "both" || role === turn;
  return here && may.includes(line) && (ripe?.includes(line) ?? false) ? line : null;
}

/** The clock where it runs for somebody who is not to move, or where a press was forgotten. */
function pressing({ turn, clock, to_press = [] }: Read, { role, presses }: AtTable): Now | null {
  const running = clock?.running ?? null;
  if (running === null) return null;
  const [mover, runner] = [sideName(turn), sideName(running)];
  if (running === turn)
    // The reply came before the press.
    return !to_press.includes(turn)
      ? null
      : role === turn
        ? { is: "yours", says: NOW.missedYours }
        : { is: "theirs", says: NOW.missed(mover) };
  const due = to_press.includes(running);
  if (presses === running) {
    const says = due ? NOW.press : NOW.runs(mover);
    const named = due ? NOW.pressAs(runner) : NOW.runsAs(runner, mover);
    return { is: "must", says: role === "both" ? named : says, presses: true };
  }
  return null;
}

/** The other's offer of a draw, and why it cannot be accepted where it can only be declined. */
export function offered({ may, about }: Pick<Read, "may" | "about">, mine: Side): string {
  const by = sideName(other(mine));
  if (may.includes(`${mine} accepts draw`)) return NOW.offered(by);
  const why = about?.[`${mine} declines draw`]?.says;
  return NOW.offeredInVain(by, quoted(why ?? ""));
}

/** Who is waited for, and that no clock runs as long as none does. */
function absent({ clock, turn }: Read, { awaits, ticks }: AtTable, mine: Side): Now {
  const says = [NOW.awaits[awaits!](sideName(other(mine)))];
  if (clock != null && !ticks && awaits !== "declined") says.push(NOW.clockWaits);
  if (turn === mine && ticks) says.push(NOW.yours);
  return { is: "waits", says: says.join(" "), ...(awaits === "friend" ? { invites: true as const } : {}) };
}

/** Whether a touched piece may go anywhere. Of the other side's pieces the legal moves do not tell it. */
function goes({ legal, turn }: Read, men: Placement, square: Square): boolean {
  const letter = men.get(square) ?? "";
  const own = (letter === letter.toUpperCase()) === (turn === "white");
  return !own || legal === undefined || legal.length === 0 || legal.some((move) => move.startsWith(square));
}

/** One line for this seat. */
export function nowOf(standing: Read, at: AtTable): Now {
  const { turn, result, reason, must, offer } = standing;
  const mine = at.role === "white" || at.role === "black" ? at.role : null;
  const who: Who = (side) => (side === mine ? SIDES.you : sideName(side));
  const acts = at.role === "both" || at.role === turn;
  if (result !== "*") return { is: "over", says: `${resultWords(result, reason)}.` };
  const waits = waiting(standing, who, at);
  if (waits) return { is: "waits", says: waits };
  if (at.promotes) return { is: "must", says: NOW.promotes(at.promotes) };
  const rest = restOf(standing, at.men);
  if (rest) return { is: "must", says: restWords(rest, who(turn)) };
  if (at.held) return { is: "must", says: NOW.held(kindOn(at.men, at.held), at.held) };
  const offence = wrong(standing, at, who);
  if (offence) return { is: "wrong", ...offence };
  const press = pressing(standing, at);
  if (press?.is === "must") return press;
  if (must.length > 0) {
    const { touched } = at;
    const inHand = acts && touched !== null && standing.duty.some(({ now }) => now.includes(touched));
    const due = NOW.must(who(turn), duties(standing));
    return { is: "must", says: inHand ? NOW.whither(due) : due };
  }
  // Where it is a duty of this turn, the standing has said so above.
  const back = replaced(standing, who);
  if (back) return { is: "must", says: back };
  if (at.touched && acts) {
    const man = kindOn(at.men, at.touched);
    return {
      is: "yours",
      says: goes(standing, at.men, at.touched) ? NOW.touched(man) : NOW.touchedInVain(man),
    };
  }
  const holder = holderOf(standing, at);
  if (holder) {
    const own = at.role === "both" || holder === mine;
    const waits = at.post === true && holder !== turn;
    const says = waits ? NOW.exactsOrWaits(who(holder), sideName(turn)) : NOW.exacts(who(holder));
    return { is: own ? "yours" : "theirs", says };
  }
  const forfeited = standing.ripe?.find((line) => line.startsWith(`${mine} claims forfeiture `));
  if (forfeited) return { is: "yours", says: NOW.mayClaim(claim(forfeited.split(" ").slice(2))) };
  const left = leftStanding(standing, at);
  if (left) {
    const by = sideName(other(left.split(" ")[0] as Side));
    return { is: "wrong", says: NOW.mayHaveBack(by), claims: left };
  }
  if (mine && offer === other(mine)) return { is: "yours", says: offered(standing, mine), offers: true };
  if (press) return press;
  if (mine && at.awaits) return absent(standing, at, mine);
  if (turn === mine && at.excuses) return { is: "yours", says: NOW.excuses(sideName(other(mine))) };
  if (turn === mine) return { is: "yours", says: NOW.yours };
  return { is: "theirs", says: NOW.theirs(sideName(turn)) };
}
