/** Looking back at a game, and what is saved of it. */

import type * as EN from "../en/replay";
import type { Said } from "../said";

export const REPLAY: Said<typeof EN.REPLAY> = {
  start: "Anfang",
  looking: (move) => `Sie sehen ${move}.`,
  lookingStart: "Sie sehen den Anfang.",
  back: "Zurück zur Partie",
  goesOn: "Die Partie läuft weiter.",
  replay: "Partie nachspielen",
  look: "Rückschau",
  step: (move) => `Stellung nach ${move} zeigen`,
  none: "Es gibt noch keine Züge.",
  startedFrom: (fen) => `Anfangsstellung: ${fen}`,
  notFinished: "Nicht beendet.",
  paper: {
    white: "Weiß",
    black: "Schwarz",
    date: "Datum",
    chess960: "Chess960",
    incidents: "Was entschieden wurde",
    atTheStart: "Vor dem ersten Zug:",
    after: (move) => `Nach ${move}:`,
  },
};

export const SAVING: Said<typeof EN.SAVING> = {
  pgn: "Als PGN",
  pgnSays: "Für andere Schachprogramme.",
  moves: "Die Züge und die Zeiten",
  acts: "Mit allen Handlungen und Entscheidungen, als Kommentar",
  tags: "Namen und Turnier",
  computer: (level) => `Jadoube, Stufe ${level}`,
  engine: (level) => `Engine, Stufe ${level}`,
  save: "PGN speichern",
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Dieser Browser hat das Kopieren nicht zugelassen.",
  script: "Als Skript",
  scriptSays: "Jede Handlung in einer Zeile, bereit, noch einmal beurteilt zu werden.",
  saveScript: "Skript speichern",
  print: "Notation drucken",
};
