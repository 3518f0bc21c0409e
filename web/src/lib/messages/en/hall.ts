/** A round on electronic boards. */

const boards = (number: number): string => (number === 1 ? "1 board" : `${number} boards`);
const alarms = (number: number): string => (number === 1 ? "1 alarm" : `${number} alarms`);

export const HALL = {
  title: "The hall",
  /** In the title of the window, before the name of the page. */
  unseen: (number: number, title: string): string => (number > 0 ? `(${number}) ${title}` : title),
  counts: (tables: number, open: number): string => `${boards(tables)}, ${alarms(open)}`,
  alarms: "Alarms",
  more: (number: number): string => (number === 1 ? "1 older alarm" : `${number} older alarms`),
  none: "No alarm is open.",
  waits: "Opening the hall…",
  empty: "No board has been read yet.",
  tables: "Boards",
  place: (round: string, board: string): string =>
    [round && `Round ${round}`, board && `board ${board}`].filter(Boolean).join(", ") || "No board number",
  board: (board: string): string => (board ? `Board ${board}` : "No board number"),
  seek: "Board or player",
  onlyOpen: "Only boards with an alarm",
  found: (shown: number, all: number): string => (shown === all ? boards(all) : `${shown} of ${boards(all)}`),
  see: "Seen",
  unsee: "Not seen yet",
  seeAll: "All seen",
  toDesk: "To the desk",
  toDeskWith: (place: string): string => `To the desk with ${place}`,
  stood: (number: number, move: string | null): string =>
    move === null ? `${number}. At the start` : `${number}. After ${move}`,
  position: (move: string | null): string => (move === null ? "At the start" : `After ${move}`),
  quiet: (moves: number): string => `${moves} moves without a capture or a Pawn move`,
  quietShort: (moves: number): string => `${moves} quiet moves`,
  incidents: (number: number): string =>
    number === 0 ? "" : number === 1 ? "1 incident" : `${number} incidents`,
  notMoved: "No move yet",
  sound: "Sound",
  soundNeeds: "Click anywhere on this page, or press a key, to hear the alarms.",
  /** What a screen reader says of a new alarm. */
  raised: (place: string, sign: string, calls: string): string => `${place}: ${sign}. ${calls}.`,
  stand: (number: number): string => `${alarms(number)} when the page was opened.`,
  /** The sources were not read for so long. */
  quietFor: (seconds: number): string => `The boards have not been read for ${seconds} seconds.`,
  stale: "What you see here may be out of date.",
  closed: "This page needs its link.",
  closedSays:
    "The hall shows a round on electronic boards to whoever has its link. Start the server with --watch and the folder, file or address of the games: it prints the link. After a restart the link is a new one.",
  signs: {
    repetition: "Repetition",
    "move-limit": "Moves without progress",
    "repetition-ends": "Drawn by repetition",
    "move-limit-ends": "Drawn by moves without progress",
    "dead-position": "Dead position",
    "played-on": "Played on after the end",
    "wrong-result": "Result against the board",
    "illegal-move": "Illegal move",
    unreadable: "Cannot be read",
    flag: "Flag",
    "clock-at-zero": "Clock at zero",
  },
  calls: {
    "white-may-claim": "White may claim",
    "black-may-claim": "Black may claim",
    "player-to-move-may-claim": "The player to move may claim",
    "arbiter-acts": "The arbiter acts",
    "arbiter-looks": "The arbiter looks",
  },
  states: {
    waiting: "not begun",
    playing: "in play",
    ended: "ended on the board",
    over: "over",
    stuck: "cannot be followed",
    gone: "no longer in the feed",
  },
};

/** The log of the hall. */
export const LOG = {
  title: "Log",
  of: (number: number): string => `Log (${number})`,
  empty: "Nothing is in the log yet.",
  text: "Text",
  csv: "CSV",
  changes: {
    raised: "raised",
    lapsed: "lapsed",
    settled: "settled",
    withdrawn: "withdrawn",
  },
  /** The last entries are shown; all are in the file. */
  last: (shown: number, all: number): string =>
    `The last ${shown} of ${all} entries. The files have all of them.`,
  /** The heads of the columns in CSV. */
  heads: [
    "time",
    "change",
    "round",
    "board",
    "white",
    "black",
    "alarm",
    "who acts",
    "code",
    "articles",
    "what happened",
  ],
};
