/** Whose a further seat is: that of a member of a side after the first, or of one of several arbiters. */

import type { Further } from "../live/frames";
import { numberOf, officeOf } from "../live/own";
import { FURTHER } from "../messages/room";
import type { Side } from "../men";
import { sideName } from "./side";

type Words = {
  member: (side: string, ordinal: string) => string;
  chief: string;
  arbiter: (number: number) => string;
};

function words(seat: Further, { member, chief, arbiter }: Words): string {
  const [office, number] = [officeOf(seat), numberOf(seat) ?? 1];
  if (office === "arbiter") return number === 1 ? chief : arbiter(number);
  return member(sideName(office), FURTHER.ordinals[number - 2] ?? `${number}.`);
}

/** "White’s second member", "chief arbiter", "arbiter 2" */
export const furtherName = (seat: Further): string =>
  words(seat, { member: FURTHER.member, chief: FURTHER.chief, arbiter: FURTHER.arbiter });

/** "For White’s second member" */
export const forFurther = (seat: Further): string =>
  words(seat, { member: FURTHER.forMember, chief: FURTHER.forChief, arbiter: FURTHER.forArbiter });

/** "You are White’s second member." */
export const youAre = (seat: Further): string =>
  words(seat, { member: FURTHER.youMember, chief: FURTHER.youChief, arbiter: FURTHER.youArbiter });

/** Whether several play on this side, by what was agreed: `white 2, black 3`. */
export const consults = (sides: unknown, side: Side): boolean =>
  typeof sides === "string" && new RegExp(`\\b${side} ([2-9]|\\d\\d)`).test(sides);
