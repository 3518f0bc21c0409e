/** A move that is typed. */

import type * as EN from "../en/typed";
import type { Said } from "../said";

export const TYPED: Said<typeof EN.TYPED> = {
  label: "Getippter Zug",
  hint: "Eingabe führt ihn aus, Esc verwirft ihn",
  unknown: (typed) => `„${typed}“ ist jetzt kein möglicher Zug. Schreibweise: e4, Sf3 oder e2e4.`,
  several: (typed, moves) => `„${typed}“ kann ${moves} bedeuten.`,
};
