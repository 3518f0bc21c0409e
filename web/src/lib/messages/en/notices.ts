/** Notices beside the board: answers, offers, accidents, what is counted. */

import type { Side } from "../../men";
import { secondsWords } from "./time";

export const NOTICES = {
  down: "No connection. The page is trying again.",
  again: "Try now",
  unsent:
    "What you did last has not reached the server yet. It counts unless your opponent has acted meanwhile.",
  arbiter: "The arbiter",
  stopped: (who: string | null): string =>
    `${who === null ? "The clocks are stopped." : `${who} ${who === "You" ? "have" : "has"} stopped the clocks.`} No time passes until one of them runs again.`,
  standsIn: "The engine does not answer. Jadoube’s own computer plays in its place.",
  accident: "I touched it by accident",
  accidentBoth: "That touch was an accident",
  accidentSays: "If both players say so, the touch binds nobody.",
  saysAccident: (who: string): string =>
    `${who} ${who === "You" ? "say" : "says"} that the touch was an accident. If both players say so, it binds nobody.`,
  askedBack: "You asked to take your move back.",
  asksBack: (side: string): string => `${side} asks to take the last move back.`,
  declined: (who: string): string => `${who} declined the draw.`,
  appealed: (who: string): string =>
    `${who} ${who === "You" ? "have" : "has"} appealed. The decision stands until the arbiter has dealt with it.`,
  agree: "Agree",
  /** Beside “Agree”. */
  orPlayOn: "If you do not agree, leave it unanswered.",
  consentTo: (says: string): string => `Consent to it: ${says.replace(/[.]$/, "")}`,
  refuses: (says: string): string => `Do not allow it: ${says}`,
  completed: (side: string, number: number): string =>
    `${side} has completed ${number === 1 ? "an illegal move" : `${number} illegal moves`}.`,
  /** Time given or taken; without a clock it was only noted. */
  penalised: (side: string, cost: string, noted: boolean): string =>
    `${side} was penalised: ${cost}${noted ? " (only noted, since there is no clock)" : ""}.`,
  received: (opponent: string, seconds: number): string => `${opponent} received ${secondsWords(seconds)}`,
  taken: (side: string, seconds: number): string => `${side} lost ${secondsWords(seconds)}`,
  counted: "Penalties so far",
};

export const AFTERWARDS = {
  atOneBoard: "Play again",
  /** What becomes of the colours, and who begins where it is not White. */
  rematch: (colours: "keep" | "change" | "lot", first: Side | null): string => {
    const how = { keep: "same colours", change: "colours changed", lot: "colours by lot" }[colours];
    return `Rematch, ${how}${first === "black" ? "; Black begins" : ""}`;
  },
  newGame: "New game",
  wanted: "Your opponent wants a rematch.",
  join: "Join it",
  decline: "Decline",
  /** To who has declined. */
  declined: "You declined the rematch.",
  /** To who had asked, and to who was asked. */
  ended: {
    declined: "Your opponent declined the rematch.",
    withdrawn: "Your opponent withdrew the offer of a rematch.",
  },
  /** To who has asked. */
  waiting: "You asked for a rematch. Your opponent sees it beside this game.",
  goThere: "To the new game",
  /** To who does not play. */
  setUp: "A rematch is offered.",
  /** Both have met there. */
  played: "The rematch is played in a game of its own.",
  /** Nobody came. */
  calledOff: "The game was called off before it began: nothing was played, and nobody has lost.",
  withdraw: "Withdraw the offer",
  /** In the new game, while the other has not come. */
  leave: "You can leave: nothing has begun.",
  backTo: "Back to the game before",
  series: (games: number, own: string, theirs: string): string =>
    `After ${games === 1 ? "one game" : `${games} games`}: you ${own} – ${theirs}`,
};

export const FIRST = {
  sends:
    "The moves are sent, and there is no board that both players see. Write your move as on a card, or point to it on the board. The page shows what it means before you send it; once sent, it counts.",
  title: "Your first game here",
  physical:
    "What you touch counts, and nothing stops an illegal move: the laws judge it. To straighten a piece, say “j’adoube” first.",
  /** Where there is little room. */
  short: "What you touch must move, and nothing stops an illegal move.",
  guarded: "The board refuses what the laws forbid, and shows where a piece can go.",
  silent: "Nobody tells you what is wrong: you must notice it and claim it yourself.",
  clock: "After your move, press the clock.",
  byItself: "Your moves press the clock by themselves.",
  offer: "Press the clock for me",
  arbiter: "Nobody needs to watch: the page says what an arbiter would say.",
  seen: "I see",
  /** Before the game, where the computer begins. */
  computer: "You have Black. The computer begins as soon as you are ready, and then your clock runs.",
  begin: "To the board",
};
