/** Notices beside the board: answers, offers, accidents, what is counted. */

export const NOTICES = {
  down: "The connection is down. The page is trying to reconnect. Nothing is lost.",
  accident: "I touched it by accident",
  accidentBoth: "That touch was an accident",
  accidentSays: "If both players say so, the touch binds nobody.",
  declined: (who: string): string => `${who} declined the draw.`,
  agree: "Agree",
  consentTo: (says: string): string =>
    `Consent: ${says.charAt(0).toLowerCase()}${says.slice(1).replace(/[.]$/, "")}`,
  refuses: (says: string): string => `Do not allow it: ${says}`,
  completed: (side: string, number: number): string =>
    `${side} has completed ${number === 1 ? "an illegal move" : `${number} illegal moves`}.`,
  /** Time given or taken; without a clock it was only noted. */
  penalised: (side: string, cost: string, noted: boolean): string =>
    `${side} was penalised: ${cost}${noted ? " (only noted, since there is no clock)" : ""}.`,
  received: (opponent: string, seconds: number): string => `${opponent} received ${seconds} seconds`,
  taken: (side: string, seconds: number): string => `${seconds} seconds were taken from ${side}`,
  counted: "Penalties so far",
};

export const AFTERWARDS = {
  again: "Play again",
  rematch: "Rematch, colours changed",
  newGame: "New game",
  wanted: "Your opponent wants a rematch.",
  join: "Join it",
  waiting: "Your opponent has been told.",
};

export const FIRST = {
  title: "Your first game here",
  physical:
    "The pieces move as on a real board. You may touch and move whatever you like, and the laws of this game judge it. What you touch counts; say “j’adoube” first if you only want to straighten a piece.",
  guarded: "The board refuses what the laws forbid, and shows where a piece can go.",
  silent: "Nobody tells you what is wrong: you must notice it and claim it yourself.",
  clock: "After your move, press the clock: with the button or the space bar. Until then your own time runs.",
  byItself: "Your moves press the clock by themselves.",
  offer: "Press the clock for me",
  arbiter: "Nobody needs to watch: the page says what an arbiter would say.",
  seen: "I see",
};
