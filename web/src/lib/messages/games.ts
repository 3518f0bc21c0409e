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
    [score, game && `game ${game} is played`, mine && (game ? "your move" : "it waits for you")]
      .filter(Boolean)
      .join(", "),
  yours: "your move",
  theirs: (side: string): string => `${side} to move`,
  won: "you won",
  lost: "you lost",
  again: "Your opponent wants a rematch: join",
  noClock: "no clock",
  today: "today",
  forget: "Forget this game",
  forgetGame: (game: string): string => `Forget game ${game}`,
  fewer: "Fewer",
  all: (number: number): string => `All ${number}`,
  kept: "This list is kept in this browser only.",
};
