/** The door. */

export const DOOR = {
  friend: "Play a friend",
  friendSays: "You get a link and a QR code to send.",
  pass: "Pass and play",
  passSays: "Two people at this screen.",
  chosen: (clock: string, laws: string, table: string): string =>
    `${clock}, ${laws}, ${table}. Change it below.`,
  noClock: "No clock",
  ownClock: "The clock that the laws set",
  table: {
    physical: "a real board where the hand decides",
    guarded: "a board that lets only legal moves through",
  },
};
