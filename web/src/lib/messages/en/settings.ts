/** Settings. */

export const SETTINGS = {
  language: "Language",
  /** Said in the other languages: what the server says stays English. */
  english: "The laws and the rulings are in English.",
  name: "Your name",
  nameSays:
    "Shown to your opponent in the games that you begin or join from now on, and written in their record.",
  unnamed: "Stay unnamed: my name does not stand among those who are here",
  look: "Appearance",
  looks: { system: "System", light: "Light", dark: "Dark" },
  board: "Board",
  boards: { wood: "Wood", sand: "Sand", green: "Green", blue: "Blue", grey: "Grey" },
  plainBoard: "No chequers where the old game had none",
  men: "Pieces",
  sets: { turned: "Turned", plain: "Plain", letters: "Letters" },
  hand: "The hand",
  ring: (ms: number): string => `A finger counts as a touch after ${ms} ms; a short tap always counts`,
  hold: "Hold a piece until you release it",
  holds: { fingers: "On touch screens", always: "Always", never: "Never" },
  completes: "Castling and capturing en passant complete themselves",
  presses: "A move presses the clock by itself",
  pressings: { guarded: "At a guarded table", always: "Always", never: "Never" },
  tick: "A short tick at each touch",
  sounds: "Sounds: moves, captures, check, the clock, the end",
  away: "Notify me when it is my turn, even when this page is closed",
  notTold: {
    denied: "Your browser blocks notifications from this page. Allow them, then try again.",
    nobody: "This server sends no notifications.",
    failed: "Your browser cannot do this now.",
  },
  keys: "Keys",
};
