/** My games. */

export const GAMES = {
  title: "My games",
  seats: {
    white: "you are White",
    black: "you are Black",
    both: "pass and play",
    watch: "you watch",
    arbiter: "you are the arbiter",
  },
  match: (score: string, game: number | null, mine: boolean): string =>
    [score, game && `game ${game} is played`, mine && (game ? "your move" : "waiting for you")]
      .filter(Boolean)
      .join(", "),
  yours: "your move",
  awaits: "nobody has come yet",
  fell: (side: string): string => `${side}’s time has run out`,
  fellYours: "your time has run out",
  theirs: (side: string): string => `${side} to move`,
  won: "you won",
  lost: "you lost",
  rematch: "Your opponent wants a rematch: join",
  against: (seat: string, name: string): string => `${seat}, against ${name}`,
  series: (own: string, theirs: string): string => `series: you ${own}\u00a0–\u00a0${theirs}`,
  noClock: "no clock",
  byPost: "by post",
  today: "today",
  forget: "Forget this game",
  loses: "This game goes on. Once it is forgotten, only its link opens your seat.",
  keep: "Keep it",
  forgetGame: (game: string): string => `Forget game ${game}`,
  fewer: "Fewer",
  all: (number: number): string => `All ${number}`,
  kept: "This list is kept in this browser only.",
  along: "A link to take it along",
  alongSays:
    "Opened in another browser, or in this one once it has forgotten them, this link brings these games and your seats back. Keep it to yourself: whoever has it can play in your place.",
  alongSome: (number: number): string => `${number} of them fit into it: those that go on, and the latest.`,
  brought: (fresh: number, all: number): string =>
    fresh === 0
      ? "This browser knew all games of this link already."
      : fresh === all
        ? `${all === 1 ? "One game has" : `${all} games have`} come with this link, and ${all === 1 ? "is" : "are"} kept in this browser now.`
        : `${fresh} of the ${all} games of this link are new to this browser, and are kept in it now.`,
  noneBrought: "There are no games in this link.",
  game: (game: string): string => `Game ${game}`,
  /** In the title of the tab. */
  titled: (game: string): string => `Game ${game} · Jadoube`,
  yourMove: (game: string): string => `● Your move · ${game}`,
  rematchWanted: (game: string): string => `● A rematch is wanted · ${game}`,
  /** Nobody has sat down yet: it changes when somebody does. */
  waiting: (game: string): string => `Waiting for a player · ${game}`,
  /** Somebody has sat down while the tab was not looked at. */
  came: (game: string): string => `● Your opponent is here · ${game}`,
  drawOffered: (game: string): string => `● A draw is offered · ${game}`,
  toRule: (game: string): string => `● The game waits for your ruling · ${game}`,
  claimed: (game: string): string => `● A claim to answer · ${game}`,
  toMove: (side: string, game: string): string => `${side} to move · ${game}`,
};

/** A link whose key opens no seat, or none any more. */
export const KEYLESS = {
  here: "This browser has a seat in this game:",
  opens: (game: string): string => `This link opens no seat in game ${game}, or none any more.`,
  open: (game: string, seat: string): string => `Game ${game}: ${seat}`,
  taken:
    "An invitation link can be used only once. Whoever opened it first has taken the seat: perhaps you, in another browser or on another device.",
  elsewhere:
    "There the game is listed under “My games” on the start page. If it was not you, ask the player who sent you the link.",
};
