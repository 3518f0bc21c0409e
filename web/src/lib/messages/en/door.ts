/** The door. */

export const DOOR = {
  friend: "Play a friend",
  friendSays: "You get a link and a QR code to send.",
  pass: "Pass and play",
  passSays: "Two people at this screen.",
  computer: "Play the computer",
  computerSays: "Under the same laws as you.",
  level: "How well it plays",
  player: "Who chooses its moves",
  own: "Jadoube",
  engine: (level: number): string => `engine, level ${level}`,
  opponent: (level: number): string => `computer, level ${level}`,
  /** On a phone. */
  engineBrief: (level: number): string => `engine ${level}`,
  opponentBrief: (level: number): string => `computer ${level}`,
  levels: [
    "1: a careless beginner",
    "2: a beginner",
    "3: a casual player",
    "4: an attentive player",
    "5: a club player",
    "6: a good club player",
    "7: looks far ahead",
    "8: as well as it can",
  ],
  /** What is worth a word of some of them. */
  levelSays: [
    "It touches the wrong piece now and then.",
    "It overlooks less than the first.",
    "",
    "A casual player who notices everything.",
  ],
  chosen: (clock: string, laws: string, table: string): string =>
    `${clock}, ${laws}, ${table}. Change it below.`,
  byPost: (laws: string, clock: string | null): string =>
    `${laws}: the moves are sent, nothing that you touch counts, and ${clock === null ? "no time to reply is set" : `the time to reply is: ${clock}`}. Change it below.`,
  noClock: "No clock",
  unclear: "A clock still to be set",
  ownClock: "The clock that the laws set",
  ownDays: "the days that the laws set",
  table: {
    physical: "a real board, where what you touch counts",
    guarded: "a board that lets only legal moves through",
  },
};
