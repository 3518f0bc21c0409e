/** What a ruling rests on, played on a board. */

import type * as EN from "../en/evidence";
import type { Said } from "../said";
import { den } from "./cases";

export const EVIDENCE: Said<typeof EN.EVIDENCE> = {
  cannot: "Das lässt sich nicht zeigen",
  whose: "Wessen Züge",
  both: "Beide",
  steps: "Schritte des Nachweises",
  beginning: "Ausgangsstellung",
  replies: "Antworten",
  noMore: "Von hier an gibt es nichts mehr zu zeigen.",
  repeats: "Diese Stellung gab es schon einmal: Das Schachgeben hört nie auf.",
  every: (side) => `Schach. Auf jede Antwort von ${side} folgt wieder ein Schach:`,
};

export const REACH: Said<typeof EN.REACH> = {
  still: (number) =>
    number === 1 ? "1 Figur kann ihr Feld nie verlassen" : `${number} Figuren können ihr Feld nie verlassen`,
  shaded: (still) =>
    `${still} (schattiert). Wählen Sie eine Figur, um alle Felder zu sehen, die sie je erreichen kann.`,
  stays: (man, square) => `Nichts bringt ${den(man)} auf ${square} je von diesem Feld weg.`,
  only: (man, square, number) => `Für ${den(man)} auf ${square} gibt es im Ganzen nur ${number} Felder.`,
};
