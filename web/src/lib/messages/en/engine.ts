/** Analysis by an engine. */

export const ENGINE = {
  title: "Engine",
  thinks: "The engine is thinking.",
  lead: "The positions that you look at are sent to this server’s engine.",
  /** What stands under an evaluation. */
  by: (engine: string, depth: number, nodes: string): string =>
    `${engine} · depth ${depth} · ${nodes} positions`,
  line: "The best line",
  back: "Back to the game",
  over: { checkmate: "Checkmate.", stalemate: "Stalemate." },
  even: "The sides are even",
  better: {
    white: (by: string): string => `White is better by ${by}`,
    black: (by: string): string => `Black is better by ${by}`,
  },
  mates: {
    white: (moves: number): string => `White mates in ${moves}`,
    black: (moves: number): string => `Black mates in ${moves}`,
  },
  hasMated: { white: "White has mated", black: "Black has mated" },
  none: "No engine is installed on this server.",
  inPlay:
    "This position, or nearly the same one, is in a game that is being played here. Nobody gets help in a running game.",
  older: "Engines do not know the older game. They know only today’s moves.",
  curve: "Graph of the game",
  curving: (done: number, all: number): string => `${done} of ${all} positions`,
  stop: "Stop",
  waits: "The engine is busy. The analysis goes on by itself.",
  place: "Position on the graph",
  unknown: "not known",
  swings: "Where the game turned",
  noSwings: "No move lost much.",
  much: "“Much” means about two Pawns in an even game, and more if one side is far ahead.",
  /** A move of its line stands on the board. */
  ahead: (move: string): string => `Engine: ${move}`,
  swing: (move: string, from: string, to: string): string => `${move}: from ${from} to ${to}`,
  gaps: (number: number): string =>
    number === 1 ? "One position was not analysed." : `${number} positions were not analysed.`,
};
