/** The board room: its places, buttons and panels. Sides are names: "White". */

import { secondsWords } from "./time";

export const ROOM = {
  physical: "physical table",
  tables: { physical: "physical table", guarded: "guarded table" },
  silent: "silent",
  /** How long a message takes to the server and back. */
  away: (ms: number): string => `${ms} ms`,
  awaySays: (ms: number): string =>
    `Your moves take ${ms} ms to the server and back. Your clock is not charged for it, up to half a second a move.`,
  watching: "watching",
  arbiter: "arbiter",
  save: "Save",
  links: "Links",
  settings: "Settings",
  setting: "Setting up the board…",
  looking: "Looking for the game…",
  newGame: "Start a new game.",
  noPenalty: "There is no penalty to exact now.",
  besideTheBoard: "Beside the board",
  rulings: "Rulings",
  all: "All, and the moves",
  score: "Score",
  sheets: "Sheets",
  terms: "Terms of this game",
  board: "Board",
  hearing: "You are the arbiter of this game.",
  watches: "You are watching this game.",
  over: "The game is over.",
  /** Your hand lies on a piece. */
  release: "Release",
  /** What happened while the connection was lost, for a screen reader. */
  meanwhile: (what: string): string => `Meanwhile: ${what}.`,
  offeredDraw: (who: string): string => `${who} offered a draw.`,
  wholeCode: "Open the whole code at this article",
  noArticle: (code: string, no: string): string => `${code} has no article ${no}.`,
};

/** Who comes by a link to a seat that nobody has taken yet. */
export const INVITED = {
  title: "You are invited to a game of chess",
  by: (name: string): string => `${name} invites you to a game of chess`,
  says: "The other seat is yours.",
  /** The game is over before he has come. */
  offTitle: "This game was called off",
  off: "Whoever invited you waits no longer. Nothing was played, and nobody has lost.",
  overTitle: "This game is over",
  over: "It has ended without you.",
  newGame: "Begin a game of your own",
  seat: "You have",
  member: "You are",
  clock: "Clock",
  kind: "Played",
  laws: "Laws",
  agreed: "Agreed",
  different: "What is different here",
  sit: "Sit down",
  named: "Your opponent sees the name. It is used for this game and the next ones, and you can leave it out.",
  namedMember:
    "All who play see the name. It is used for this game and the next ones, and you can leave it out.",
};

/** An address without its key. */
export const ASK_KEY = {
  game: (game: string): string => `Game ${game}`,
  match: (match: string): string => `Match ${match}`,
  says: "This address has no key. The key is the part after the #. Paste the whole link that you were given.",
  link: "Link",
  open: "Open",
  wrong: "This is not a link to a seat. A key has only lower-case letters and digits.",
};

/** What a seat can say, under the board. */
export const SAYING = {
  of: (side: string): string => `What ${side} can say`,
  sure: {
    /** `who` is "You" or a side. */
    resigns: (who: string): string => (who === "You" ? "Do you resign?" : `Does ${who} resign?`),
    adjourns: (who: string): string =>
      who === "You" ? "Do you adjourn the game?" : `Does ${who} adjourn the game?`,
    "calls-off": (_who: string): string =>
      "Call the game off? The invitation is withdrawn, and nobody has lost.",
  },
  yes: { resigns: "Resign", adjourns: "Adjourn", "calls-off": "Call it off" },
  playOn: "Play on",
  adjust: "J’adoube",
  check: "Check",
  claim: "Claim…",
  more: "More",
  offer: "Offer draw",
  takeBack: "Ask to take back",
  adjourn: "Adjourn",
  box: "Spare pieces…",
  resign: "Resign",
  /** Before anybody has come. */
  callOff: "Call off",
  waitOn: "Wait on",
  whose: "Whose hand",
  hand: "Hand:",
  press: "Press the clock",
  /** The key that presses it. */
  space: "space",
};

/** A player’s bar and clock. */
export const BAR = {
  you: "you",
  /** After the names of the others who consult on one's side. */
  andYou: "and you",
  away: "away",
  awaySince: (time: string): string => `away since ${time}`,
  expected: "not here yet",
  toPlay: "to play",
  lost: "No signal: nothing comes over the line",
  /** How far away the other player is. */
  way: (ms: number): string =>
    `signal: ${ms < 100 ? "less than 0.1 s" : `${(ms / 1000).toFixed(1)} s${ms >= 500 ? " or more" : ""}`} there and back`,
  inSeries: "in the games before and this one",
  captured: (number: number): string => `Captured: ${number}`,
  drop: "drop it here to remove it",
  little: (side: string, seconds: number): string => `${side} has ${secondsWords(seconds)} left.`,
  fallen: (side: string): string => `${side}’s flag has fallen.`,
  fallenOwn: "Your flag has fallen.",
  /** The laws leave it to the players to claim it; `side` is the opponent. */
  fallenClaim: (side: string): string => `The game goes on until ${side} calls it.`,
  /** No player claims it: it is for the laws, or for an official. */
  fallenRuled: "Until a ruling ends the game, it goes on.",
  callIt: "Call the flag",
  callFlagOf: (side: string): string => `call flag of ${side}`,
  callFlag: "call flag",
  flag: "flag",
  running: "running",
  runsLow: "running, little time",
  stopped: "stopped",
  starts: "starts",
  withMove: "with the first move",
  atTouch: "at the first touch",
  /** Where the reader looks back: the clock as it was pressed then, and what it shows now. */
  then: "then",
  now: (time: string): string => `now ${time}`,
  clockThen: (side: string): string => `${side}’s clock at that move`,
  clockOf: (side: string): string => `${side}’s clock`,
  noLimit: "no limit",
};

/** An adjourned game. */
export const ENVELOPE = {
  title: "Envelope",
  waits: (side: string): string => `${side} writes the next move and seals it.`,
  sealed: "The envelope is sealed",
  later: "It will be opened when play resumes.",
  sealedMove: "Sealed move",
  seals: (side: string): string => `${side} seals a move`,
  theMove: "The move",
  goes: (opponent: string): string =>
    ` goes into the envelope. No player can see or change it until ${opponent} opens the envelope. Whoever runs this server could read it.`,
  seal: "Seal it",
  change: "Change it",
  toSeal: "Move to seal",
  example: (move: string): string => `${move} or g1f3`,
  sealAsk: "Seal…",
  /** What is written may be no legal move: nothing of it is told here. */
  doubted:
    "Look once more at what you have written. If it is no legal move as it stands, that may lose the game, and nobody can change it afterwards.",
  lookAgain: "Look at it again",
  asItStands: "It stands as I mean it",
  opensSure:
    "When play resumes, both players agree, or the arbiter says. Once the envelope is open, its move is made, and play goes on.",
  resumesSure:
    "When play resumes, both players agree, or the arbiter says. Say this when the pieces stand as they stood when the game was adjourned: play is to go on from there.",
  away: (side: string): string => `${side} is not here.`,
  now: "Yes, now",
  notYet: "Not yet",
  lookAway: (opponent: string): string => `${opponent} should look away.`,
  unseen: (opponent: string): string => `${opponent} cannot see it.`,
  pointPiece: "Point to the piece.",
  toWhich: (square: string): string => `From ${square} to which square?`,
  cancel: "Cancel",
  point: "Point to it on the board",
  /** A position that people find. */
  fen: "Where the pieces stand, in FEN",
  stand: "The pieces stand like this",
};

/** Penalties that may be exacted. */
export const OPTIONS = {
  title: (side: string): string => `What ${side} may exact`,
  may: (side: string): string => `${side} may exact`,
  until: (moment: string): string => `until ${moment}`,
  then: (what: string): string => `Then: ${what}`,
  or: ", or ",
  move: "A piece must move",
  capture: "A piece must be captured",
  which: (what: string): string => `${what}: which?`,
  choices: (number: number): string => `${number} choices`,
  /** Many of one kind: "Penalty C (10 choices)". */
  several: (what: string, number: number): string => `${what} (${number} choices)`,
  point: "Point to it on the board, which shows the position that comes back, or choose:",
  choose: "Choose:",
  /** Before the piece, in a row of buttons; it is left out there. */
  moveOf: "Move of the ",
};

/** What may be said of one’s own accord. */
export const FORM_ROWS = {
  arbiterNow: "What the arbiter may do now",
  youBesides: "What you may do besides",
  arbiterMay: "The arbiter may",
  under: "Under article",
  ifNamed: "if you name one",
  result: (form: string): string => `${form}: result`,
  field: (form: string, field: string): string => `${form}: ${field}`,
  ofBlack: ", Black",
  names: { TIME: "time", SQ: "square", N: "number", POINTS: "points", TEXT: "in words" },
  sided: (form: string, side: string): string => `${form} ${side}`,
  yes: "Yes, I rule so",
  no: "No",
  rule: "Rule so…",
  do: "Do it",
  /** What a typed time is taken for. */
  means: (time: string): string => `Read as ${time}.`,
  /** Why what was typed cannot be taken. */
  unread: {
    TIME: "This is no time. Write, for instance, 1:30, 90 s or 2 min.",
    SQ: "This is no square. Write, for instance, e4.",
    N: "Write a number in digits.",
    POINTS: "Points are whole or half: write, for instance, ½ or 1.",
    TEXT: "Write it in words.",
    RESULT: "Choose a result.",
  },
  set: "Set…",
  setSo: "Yes, set them so",
  becomes: (side: string, before: string, after: string): string => `${side}: ${before} becomes ${after}.`,
  isSet: (side: string, after: string): string => `${side}: set to ${after}.`,
  stays: (side: string, now: string): string => `${side}: stays at ${now}.`,
};

/** What a hand can do besides moving. */
export const BOX = {
  title: "Spare pieces",
  says: (side: string): string =>
    `${side}’s hand can do more than move pieces. Choose an action, then point to the square.`,
  off: "Off the board",
  remove: "Remove a piece",
  on: "On the board",
  put: (man: string): string => `Put a ${man}`,
  putOn: (man: string, square: string): string => `Put a ${man} on ${square}`,
  substitute: "Put a substitute",
  name: "Name the promoted piece",
  over: "Knocked over",
  knock: "Knock a piece over",
  restore: "Put displaced pieces back",
  upset: "Upset the board…",
  upsetAll: "Upset all the pieces",
  cancel: "Cancel",
};

/** Links to the seats. */
export const LINKS = {
  copied: "Copied",
  copy: "Copy",
  notCopied: "This browser did not allow copying. The link is selected: copy it from there.",
  asCode: "The same link as a QR code",
  drawn: (side: string): string => `You have ${side}. The colour was chosen at random.`,
  other: "For the other player",
  otherSays: "Send this link, or let your opponent scan the code. It opens the other seat.",
  arbiter: "For the arbiter",
  arbiterSays: "This link opens the arbiter’s seat: findings, penalties, time, rulings.",
  watch: "To watch",
  watchSays: "This link shows the game. It gives no seat.",
  watching: "You are watching. This link gives no seat.",
  ownArbiter: "The address of this page is the arbiter’s seat. Do not share it.",
  own: "The address of this page is your own seat. It is kept under “My games” in this browser. Do not share it.",
};

/** The seats of the members of a side after the first, and of several arbiters. Members are counted from 2, and the chief arbiter is the first. */
export const FURTHER = {
  ordinals: ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
  member: (side: string, ordinal: string): string => `${side}’s ${ordinal} member`,
  forMember: (side: string, ordinal: string): string => `For ${side}’s ${ordinal} member`,
  youMember: (side: string, ordinal: string): string => `You are ${side}’s ${ordinal} member.`,
  chief: "chief arbiter",
  forChief: "For the chief arbiter",
  youChief: "You are the chief arbiter.",
  arbiter: (number: number): string => `arbiter ${number}`,
  forArbiter: (number: number): string => `For arbiter ${number}`,
  youArbiter: (number: number): string => `You are arbiter ${number}.`,
  says: "This link opens a seat of his own. He acts there in his own name, and for nobody else.",
  others: "The other player gets the links for the members of his side when he sits down.",
  own: "The address of this page is your own seat. Do not share it.",
};

/** The players’ own score sheets. */
export const SHEETS = {
  title: "Score sheets",
  of: (side: string): string => `${side}’s sheet`,
  game: (game: string): string => `Game ${game}`,
  none: "Nothing is written yet.",
  signed: (result: string, side: string): string => `${result}, signed by ${side}`,
  notes: { "in-advance": "Written before the move was made", otherwise: "Another move was made" },
  writes: (side: string): string => `${side} writes`,
  write: "Write",
  strike: "Strike out",
  forMe: "Write each move for me",
  result: "Result",
  resultAsk: "Result…",
  sign: "Sign",
  print: "Print the sheets",
};

/** An act that another one overtook, or that cannot be done. */
export const TOLD = {
  overtaken: "Your opponent acted first, so your act was not recorded. Look at the board again.",
  occupied: "That square is occupied. Remove the piece first, or choose another square.",
  impossible: "That cannot be done now.",
  castles: (square: string): string => `To castle, set the King on ${square}.`,
};
