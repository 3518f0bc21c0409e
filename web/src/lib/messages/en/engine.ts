/** Analysis by an engine. */

export const ENGINE = {
  title: "Engine",
  thinks: "The engine is thinking.",
  lead: "The positions that you look at go to the engine of this server.",
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
    "A game that is running on this server stands so, or nearly so. Nobody is helped in a running game.",
  older: "Engines do not know the older game. They know the moves of today alone.",
  curve: "Curve of the game",
  curving: (done: number, all: number): string => `${done} of ${all} positions`,
  stop: "Stop",
  waits: "The engine is busy. It goes on by itself.",
  place: "Position on the curve",
  unknown: "not known",
  swings: "Where the game swung",
  noSwings: "No move lost much.",
  much: "Much is about two Pawns in an even game, and more where a side is far ahead.",
  /** A move of its line stands on the board. */
  ahead: (move: string): string => `Engine: ${move}`,
  swing: (move: string, from: string, to: string): string => `${move}: from ${from} to ${to}`,
  gaps: (number: number): string =>
    number === 1 ? "One position was not analysed." : `${number} positions were not analysed.`,
};
