/** How a game stands and how it ended. */

import type * as EN from "../en/results";
import type { Said } from "../said";

export const RESULTS: Said<typeof EN.RESULTS> = {
  "1-0": "Weiß gewinnt",
  "0-1": "Schwarz gewinnt",
  "1/2-1/2": "Remis",
  "0-0": "Beide verlieren",
  "1/2-0": "Weiß zählt wie für ein Remis, Schwarz nichts",
  "0-1/2": "Schwarz zählt wie für ein Remis, Weiß nichts",
  annulled: "Annulliert",
  recommenced: "Neu zu spielen",
};

/** The same as an arbiter writes it. */
export const RULED_RESULTS: Said<typeof EN.RULED_RESULTS> = {
  "1-0": "Weiß gewinnt",
  "0-1": "Schwarz gewinnt",
  "1/2-1/2": "Remis",
  "0-0": "Beide verlieren",
  "1/2-0": "Weiß zählt wie für ein Remis, Schwarz nichts",
  "0-1/2": "Kein Punkt für Weiß, ein halber für Schwarz",
  annulled: "Die Partie wird annulliert",
  recommenced: "Es wird neu gespielt",
};

/** What ended a game, after its result. */
export const ENDED_BY: Said<typeof EN.ENDED_BY> = {
  time: "durch Zeitüberschreitung",
  default: "kampflos: nicht rechtzeitig am Brett",
  "no-normal-means": "(mit normalen Mitteln nicht zu gewinnen)",
  "fifty-moves": "durch Zählung der Züge",
  "draw-odds": "durch Remisvorgabe",
  silence: "wegen Schweigens",
  withdrawal: "durch Rücktritt des Gegners",
  tablebase: "nach Endspieldatenbank",
  "illegal-moves": "wegen regelwidriger Züge",
  "dead-position": "in toter Stellung",
  "cannot-be-won": "(nicht mehr zu gewinnen)",
  "sealed-move": "wegen des Abgabezugs",
  undertaking: "laut Verpflichtung",
  checkmate: "durch Matt",
  stalemate: "durch Patt",
  "half-win-by-stalemate": "durch Patt: die Hälfte des Einsatzes",
  "bare-king": "durch Beraubung des Königs",
  "half-win-by-bare-king": "durch Beraubung des Königs: die Hälfte des Einsatzes",
  agreement: "durch Vereinbarung",
  repetition: "durch Stellungswiederholung",
  "perpetual-check": "durch Dauerschach",
  resignation: "durch Aufgabe",
  forfeiture: "durch Verlusterklärung",
  decision: "durch Entscheidung",
};

export const ENDING: Said<typeof EN.ENDING> = {
  won: "Sie haben gewonnen.",
  lost: "Sie haben verloren.",
  by: (what) => `durch ${what}`,
  points: (white, black) => `Punkte: Weiß ${white}, Schwarz ${black}.`,
  count: (side, what, white, black, limit) =>
    `Zählung von ${side} (${what}): Weiß ${white}, Schwarz ${black}${limit ? ` (von ${limit})` : ""}.`,
  begins: (side) => `${side} beginnt die nächste Partie.`,
};
