/** Seats that anybody may take. */

import type { Side } from "../../men";

const minutes = (number: number): string => (number === 1 ? "1 minute" : `${number} minutes`);

export const LOBBY = {
  title: "Open seats",
  none: "Nobody is waiting.",
  /** At the top of the page: it leads to the seats. */
  way: (number: number | null): string =>
    number === null
      ? "Open seats"
      : number === 0
        ? "Open seats: nobody is waiting"
        : number === 1
          ? "Somebody is waiting for an opponent"
          : `${number} are waiting for an opponent`,
  here: (number: number): string => (number === 1 ? "1 is at a board" : `${number} are at the boards`),
  visitors: (number: number): string => `${number} are on this page`,
  present: (names: readonly string[]): string => `Here now: ${names.join(", ")}`,
  anyone: "Play anyone",
  anyoneSays: "Your seat is offered here, to anybody.",
  name: "Your name, if others may see it",
  longest: (letters: number): string => `A name has at most ${letters} letters here.`,
  nobody: "Somebody",
  take: (side: Side): string => (side === "white" ? "Take White" : "Take Black"),
  takeFrom: (name: string): string => `against ${name}`,
  yours: "Your offer",
  taken: "Somebody was quicker.",
  waited: (ms: number): string => {
    const whole = Math.floor(ms / 60_000);
    if (whole < 1) return "just now";
    return whole < 60 ? `${minutes(whole)} ago` : `${Math.floor(whole / 60)} h ago`;
  },
  noClock: "no clock",
  guarded: "guarded",
  silent: "silent",
  odds: (what: string): string => `odds: ${what}`,
  start: "from a position",
  /** In the room, while somebody waits there. */
  offered: "Anybody may take the other seat: it is listed on the first page while you are here.",
};
