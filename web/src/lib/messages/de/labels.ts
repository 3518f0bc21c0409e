/** Lines that may be said, on buttons. */

import type * as EN from "../en/labels";
import type { Said } from "../said";

/** What is exacted without a move. */
export const STANDS: Said<typeof EN.STANDS> = {
  leave: "Der Zug gilt wie gespielt",
  replace: "Der zweite Zug geht zurück",
  both: "Beide Züge gelten",
};

export const LABELS: Said<typeof EN.LABELS> = {
  /** What is accepted, declined or opened stands before its verb, and not after it. */
  verbs: {
    waives: "Verzichten",
    consents: "Zustimmen",
    refuses: "Ablehnen",
    admits: "Zugeben",
    accepts: "Remis annehmen",
    declines: "Remis ablehnen",
    opens: "Umschlag öffnen",
    rules: "Über die Reklamation entscheiden",
    "stops-clocks": "Beide Uhren anhalten",
    resumes: "Figuren stehen wieder",
    asks: "Bitte um",
    "gives-notice": "Ankündigen:",
  },
  /** What stands after the verb. */
  objects: {
    draw: "",
    envelope: "",
    boards: "zwei Bretter",
    increment: "Zeitzuschlag",
    score: "die Mitschrift",
    count: "Zugzahl und Zeiten",
    explanation: "Auskunft",
    reflection: "längere Bedenkzeit",
  },
  takeBack: "Rücknahme zulassen",
  adopt: (moves) => `${moves} wählen`,
  require: (what) => `Verlangen: ${what}`,
};
