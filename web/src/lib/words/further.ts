/** Whose a further seat is: that of a member of a side after the first, or of one of several arbiters. */

import type { Further, Names, Seat } from "../live/frames";
import { furtherOf, numberOf, officeOf, sideOf } from "../live/own";
import { BAR, FURTHER } from "../messages/room";
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

/** What those are called who play on one side, its player first; without who sits here, where that is asked for. */
export const calledOn = (names: Names, side: Side, without: Seat | null = null): string[] =>
  Object.entries(names)
    .filter(([seat]) => sideOf(seat as Seat) === side && seat !== without)
    .toSorted(([one], [two]) => (numberOf(one as Seat) ?? 1) - (numberOf(two as Seat) ?? 1))
    .flatMap(([, name]) => name ?? []);

/**
 * Who plays on a side, as its bar tells it: where the reader plays there with others, their names and "and you"; where he is alone,
 * or nobody else there has a name, his own and "you".
 */
export function whoPlays(
  names: Names,
  side: Side,
  reader: Seat,
): { name: string | undefined; you: string | null } {
  const own = sideOf(reader) === side;
  const others = own ? calledOn(names, side, reader) : [];
  const called = others.length > 0 ? others : calledOn(names, side);
  const you = others.length > 0 ? BAR.andYou : BAR.you;
  return { name: called.join(", ") || undefined, you: own ? you : null };
}

/** Who has said something: by his name, or else as the member that he is. */
export const speaker = (seat: Seat, names: Names): string => {
  const [further, side] = [furtherOf(seat), sideOf(seat)];
  return names[seat as Side | Further] ?? (further ? furtherName(further) : side ? sideName(side) : seat);
};

/** Whether who sits here is one of several on his side, by what was agreed. */
export const sideTalks = (seat: Seat, sides: unknown): boolean => {
  const side = sideOf(seat);
  return side !== null && consults(sides, side);
};

/** Whether several play on this side, by what was agreed: `white 2, black 3`. */
export const consults = (sides: unknown, side: Side): boolean =>
  typeof sides === "string" && new RegExp(`\\b${side} ([2-9]|\\d\\d)`).test(sides);
