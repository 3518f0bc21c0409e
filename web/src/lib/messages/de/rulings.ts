/** The list of rulings. */

import type * as EN from "../en/rulings";
import type { Said } from "../said";

export const RULINGS: Said<typeof EN.RULINGS> = {
  none: "Noch gibt es keine Entscheidungen. Jede erscheint hier mit ihrem Artikel.",
  more: (number) => `und ${number} weitere wie erwartet`,
  before: "Vor der ersten Handlung",
  act: (number, text) => `Handlung ${number}: ${text}`,
  doubt: "andere Lesart",
  doubtSays: (article, says) => `${article} kann man auch anders lesen: ${says}`,
  at: (move) => `Bei ${move}`,
  noneAt: "Hier wurde nichts entschieden.",
};
