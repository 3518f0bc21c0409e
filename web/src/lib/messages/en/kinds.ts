/** The kinds of rulings. */

export const KIND_WORDS = {
  obligation: "obligation",
  right: "right",
  offence: "offence",
  penalty: "penalty",
  restored: "restored",
  completed: "complete",
  refused: "refused",
  result: "result",
  note: "note",
};
