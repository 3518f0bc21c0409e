/** A move that is typed. */

export const TYPED = {
  label: "Move typed",
  hint: "Enter makes it, Esc cancels it",
  unknown: (typed: string): string =>
    `“${typed}” is not a move that is possible now. Write it as e4, Nf3 or e2e4.`,
  several: (typed: string, moves: string): string => `“${typed}” can mean ${moves}.`,
};
