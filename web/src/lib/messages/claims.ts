/** The list of claims. Sides are names: "White". */

export const CLAIMING = {
  draws: "Draws",
  others: "Other claims",
  wrong: "If the claim is wrong:",
  time: (opponent: string, seconds: number): string => `${opponent} is given ${seconds} seconds`,
  timeNoted: (opponent: string, seconds: number): string =>
    `${opponent} would be given ${seconds} seconds; there is no clock, so it is only noted`,
  offers: "it counts as your offer of a draw",
  sure: (what: string): string => `Claim ${what}?`,
  yes: "Claim it",
  no: "Do not claim",
  /** The claims of the other player at one board. */
  of: (side: string): string => `${side}’s claims`,
  none: "There is nothing to claim now.",
  supported: "the game so far supports it",
  intending: "With a move you intend to make…",
  exact: "Exact a penalty",
  exactSays: "You can exact a penalty if the last move was an offence. Nobody tells you whether it was.",
  /** The newest claim was refused: before the rulings on it. */
  refused: "The claim was rejected.",
};
