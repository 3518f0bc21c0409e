/** Matches of several games. */

export const MATCH = {
  title: (players: readonly string[]): string => `Match: ${players.join(" – ")}`,
  game: (number: number, players: readonly string[], score: string): string =>
    `Game ${number} of ${players.join(" – ")}, ${score}`,
  next: (number: number): string => (number === 1 ? "Begin the first game" : "Next game"),
  goTo: (number: number): string => `Go to game ${number}`,
  games: (number: number): string => (number === 1 ? "one game" : `${number} games`),
  until: (number: number): string =>
    number === 1 ? "until one has won" : `until one has won ${number} games`,
  /** To who comes by a link, before he sits down. */
  invited: "You are invited to a match",
  sit: "Sit down",
  youAre: (name: string): string => `You are ${name}.`,
  youHave: (game: number, side: string): string => `In game ${game} you have ${side}.`,
  toMatch: "To the match",
  isOver: "The match is over.",
  waitsFor: (name: string): string => `${name} has not taken the seat yet. Send the link.`,
  settledThen: {
    colours: "Who has White is settled once you are both here: by lot, or you agree on it.",
    "first-move": "Who begins is settled once you are both here: by lot, or you agree on it.",
  },
  waitsForLot: "Something must be settled before the next game.",
  none: "No game has been played yet.",
  notCounted: "does not count",
  begins: (name: string): string => `${name} began`,

  lot: {
    colours: "White is drawn by lot: one player holds a Pawn in each hand, and the other picks.",
    "first-move":
      "The first move is drawn by lot: one player holds a Pawn in each hand, and the other picks.",
  },
  open: {
    colours: "The code does not say who has White. Draw lots, or agree.",
    "first-move": "The code does not say who begins. Draw lots, or agree.",
  },
  hide: "Hold out the Pawns",
  hides: (picker: string): string => `You hold out your hands. ${picker} picks one.`,
  pick: (name: string): string =>
    `${name} holds a white Pawn in one hand and a black one in the other. Which hand?`,
  left: "The left",
  right: "The right",
  shows: (name: string): string => `${name} opens his hands as soon as his browser is connected.`,
  lost: "Another browser holds what you hid. Open the match there, or agree instead.",
  waits: "The players are drawing lots.",
  choose: "You choose your colour.",
  white: "I take White",
  black: "I take Black",
  chooses: (name: string): string => `${name} chooses a colour.`,

  agree: "Agree on it instead",
  hasWhite: (name: string): string => `${name} has White`,
  hasFirst: (name: string): string => `${name} begins`,
  others: "Other agreements",
  sitting: "We begin a new sitting",
  drawn: "The match is drawn",
  breakOff: "Break the match off",
  resign: "I resign the match",
  odds: "Odds from the next game on",
  oddsForm: (name: string): string => `knight by ${name}`,
  propose: "Propose",
  proposed: (line: string): string =>
    `You have proposed: ${line}. It takes effect once the other says the same.`,
  proposes: (name: string, line: string): string => `${name} proposes: ${line}.`,
  accept: "Agree",

  lots: "Lots",
  lotIs: (lot: { after: number; for: string; winner: string }): string =>
    `Game ${lot.after + 1}, ${lot.for === "colours" ? "White" : "the first move"}: ${lot.winner} won the lot.`,
  check: "Check this lot",
  sound: "Everything fits.",
  unsound: "This lot does not hold.",
  text: "As a club writes it down",
  textSays: "The same match for the program: jadoube match FILE.",

  table: { game: "Game", white: "White", result: "Result", counts: "" },
  /** The steps of a check. */
  inOrder: (hid: string, picker: string): string =>
    `${hid} published the hash before ${picker} picked a hand, and opened his afterwards.`,
  hashIs: (hidden: string, hash: string): string => `SHA-256 of “${hidden}” is ${hash}.`,
  hands: { left: "left", right: "right" },
  wins: (picker: string, picked: string, held: string, winner: string): string =>
    `${picker} picked the ${picked} hand, the white Pawn was in the ${held}: ${winner} wins the lot.`,
  heading: "Match",
  score: "Score",
  comes: "What comes next",
  links: "Links",
};

/** The form of a match at the door. */
export const MATCH_FORM = {
  legend: "Several games, with a friend",
  one: "One game",
  games: "A match of a fixed number of games",
  wins: "Until one has won a fixed number",
  number: "How many games",
  you: "Your name",
  friend: "Your friend’s name",
  /** Who writes no names is called so. */
  names: (you: string, friend: string): string =>
    `The score is kept under your names. Leave them out, and they are ${you} and ${friend}.`,
  draws: "Drawn games",
  drawsBy: { code: "as the laws have it", count: "count", "do-not-count": "are played again" },
  colours: "Colours",
  coloursBy: {
    code: "as the laws have it",
    alternate: "change after each game",
    keep: "stay",
    lot: "by lot before each game",
  },
  giver: "Who gives the odds",
  me: "You",
  other: "Your friend",
  undertakes: "Undertakes to win games in a row",
  nobody: "nobody",
  running: "Games in a row",
  /** Why the other ways to begin are none for a match. */
  twoSeats: "A match is played with a friend: each player has his own link.",
  alone:
    "A match needs two seats with a link each: choose “Play a friend”. At one board, open both links, each in a window of its own. Against the computer or anyone, only single games are played.",
  says: "Colours and first move go from game to game as the laws say. Lots are drawn so that both of you can check them.",
};
