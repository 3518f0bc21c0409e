/** What every page shares. */

export const PAGE = {
  /** The name of the program, before what stands on a page. */
  titled: (what: string): string => `${what} · Jadoube`,
  title: "Jadoube: chess, judged",
  none: "There is no page at this address.",
  start: "Start a game",
  or: "or",
  read: "read the laws",
  laws: "The laws",
  close: "Close",
  turn: "Turn the board",
  /** On a button that has its sign. */
  turnSign: "⇅ Turn",
  wait: "One moment…",
  unreachable: "The server cannot be reached at the moment.",
  noReason: (status: number): string => `The server answered ${status} without saying why.`,
  qr: "QR code",
};

/** Going through a list of positions. */
export const STEPS = {
  title: "Steps",
  start: "To the start",
  back: "Back",
  forward: "Forward",
  end: "To the end",
  /** Before the first move. */
  beginning: "Start",
};
