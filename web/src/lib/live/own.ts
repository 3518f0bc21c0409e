/**
 * Who sits at a further seat, and how he speaks.
 *
 * The second member of a side sees and does what a player of his side sees and does, and one of several arbiters what an arbiter
 * does, each in his own name: `white#2 touches g1`. The room speaks of the side, or of the arbiter; the name is put in its place
 * where an act goes out, and the office where what may be said comes in.
 */

import type { Side } from "../men";
import type { Frame, Further, Role, Seat } from "./frames";
import type { Standing } from "./standing";

/** What a seat sees and does: `white` of `white#2`. */
export const officeOf = (seat: Seat): Role => seat.split("#")[0] as Role;

/** The number of a further member of a side, or of one of several arbiters; null at any other seat. */
export function numberOf(seat: Seat): number | null {
  const number = seat.split("#")[1];
  return number === undefined ? null : Number(number);
}

/** Whether this is the seat of a further member of a side, or of one of several arbiters. */
const isFurther = (seat: Seat): seat is Further => numberOf(seat) !== null;

export const furtherOf = (seat: Seat): Further | null => (isFurther(seat) ? seat : null);

/** The side of one of the two players: a further member of a side has no rematch, and nothing to say to the other side. */
export const playerOf = (seat: Seat): Side | null => (seat === "white" || seat === "black" ? seat : null);

/** The side on which a seat plays, alone or with others; null where it plays both, or none. */
export function sideOf(seat: Seat): Side | null {
  const office = officeOf(seat);
  return office === "white" || office === "black" ? office : null;
}

/** The line with this beginning in the place of that. */
const begun = (line: string, from: string, to: string): string =>
  line.startsWith(`${from} `) ? to + line.slice(from.length) : line;

/** An act of the room as this seat says it. */
export const inOwnName = (act: string, seat: Seat): string => begun(act, officeOf(seat), seat);

/** The same the other way: what the server tells of one's own act, as the room says it. */
export const ofOffice = (act: string, seat: Seat): string => begun(act, seat, officeOf(seat));

/** The standing as the room reads it: what this seat may say in its own name is said for its office. */
export function readAt(standing: Standing, seat: Seat): Standing {
  if (!isFurther(seat)) return standing;
  const lines = (list: readonly string[]): string[] => list.map((line) => ofOffice(line, seat));
  const { may, ripe, options, forms, about } = standing;
  const told = about && Object.entries(about).map(([line, says]) => [ofOffice(line, seat), says] as const);
  return {
    ...standing,
    may: lines(may),
    ripe: lines(ripe),
    options: options.map((option) => ({
      ...option,
      line: ofOffice(option.line, seat),
      ...(option.then && { then: lines(option.then) }),
    })),
    ...(forms && { forms: lines(forms) }),
    ...(told && { about: Object.fromEntries(told) }),
  };
}

/** A frame as the room reads it. */
export function heardAt(frame: Frame, seat: Seat): Frame {
  switch (frame.type) {
    case "snapshot":
    case "update":
      return { ...frame, standing: readAt(frame.standing, seat) };
    case "accepted": {
      const { stopped } = frame;
      return stopped ? { ...frame, stopped: { ...stopped, act: ofOffice(stopped.act, seat) } } : frame;
    }
    default:
      return frame;
  }
}
