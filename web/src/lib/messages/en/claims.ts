/** The list of claims. Sides are names: "White". */

import { secondsWords } from "./time";

export const CLAIMING = {
  /** What each kind of claim is for. */
  groups: {
    ripe: { title: "Now", says: "The game so far supports it: claim it, and it counts." },
    deeds: {
      title: "What your opponent did",
      says: "The laws look at it, and say what follows: a move taken back, a penalty, or nothing.",
    },
    draws: { title: "Draws", says: "If it is so, the game is drawn." },
    disputed: {
      title: "Only in dispute",
      says: "Time, what was said, and how board and clock were set: if it is found so, the laws act on it.",
    },
  },
  wrong: "If the claim is wrong:",
  time: (opponent: string, seconds: number): string => `${opponent} is given ${secondsWords(seconds)}`,
  timeNoted: (opponent: string, seconds: number): string =>
    `${opponent} would be given ${secondsWords(seconds)}; there is no clock, so it is only noted`,
  offers: "it counts as your offer of a draw",
  sure: (what: string): string => `Claim ${what}?`,
  /** The same with the move that is declared. */
  sureWith: (what: string, move: string): string => `Claim ${what} with the move ${move}?`,
  yes: "Claim it",
  no: "Do not claim",
  /** The claims of the other player at one board. */
  of: (side: string): string => `${side}’s claims`,
  none: "There is nothing to claim now.",
  supported: "the game so far supports it",
  intending: "With a move you intend to make…",
  /** On the board nothing is played as long as this is asked. */
  point: "Point to the piece on the board and to its square, or write the move. It is not played yet.",
  whither: (square: string): string => `From ${square} to which square?`,
  becomes: "The Pawn becomes a",
  intend: "Claim with it",
  drop: "Cancel",
  exact: "Exact a penalty",
  exactSays: "You can exact a penalty if the last move was an offence. Nobody tells you whether it was.",
  title: "Claim",
  pointTo: "Point to it",
  squareOf: (claim: string): string => `${claim}: square`,
  intended: "Intended move",
  /** What is claimed, inside a question. */
  asked: (claim: string): string => claim.toLowerCase(),
};

/** How the arbiter is called. */
export const ARBITER = {
  title: "The arbiter",
  seat: {
    seated: "An arbiter is at the board.",
    link: "Nobody is in the arbiter’s seat. Send his link:",
    elsewhere: "Nobody is in the arbiter’s seat. The player who set the game up has his link.",
  },
  links: "Links",
  call: "Stop the clocks and call the arbiter",
  callSays:
    "Both clocks stand until he, or both of you, start one. He finds whether there was reason for it.",
  start: "Start the clock again",
  startSays: "Your opponent has to agree.",
};
