/** The list of rulings. */

export const RULINGS = {
  none: "There are no rulings yet. Each appears here with its article.",
  /** After the newest of several that went as expected. */
  more: (number: number): string => `and ${number} more as expected`,
  before: "Before the first act",
  act: (number: number, text: string): string => `Act ${number}: ${text}`,
  /** On an article that can be read otherwise. */
  doubt: "another reading",
  doubtSays: (article: string, says: string): string => `${article} can be read in another way: ${says}`,
  at: (move: string): string => `At ${move}`,
  noneAt: "No ruling was made here.",
};
