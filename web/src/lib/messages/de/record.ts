/** Games from elsewhere. */

import type * as EN from "../en/record";
import type { Said } from "../said";

export const READING: Said<typeof EN.READING> = {
  unnamed: "Eine Partie",
  none: "Das ist keine Partie in PGN",
  place: (line) => `Zeile ${line}`,
  title: "PGN lesen",
  lead: "Partien in PGN einfügen und nachspielen. Jeder Zug wird geprüft, ein regelwidriger erklärt. Nichts wird gespeichert.",
  text: "PGN-Text",
  tooLong: (size, most) => `Der Text ist zu lang: ${size}. Die Grenze liegt bei ${most}.`,
  read: "Lesen",
  drop: "Hier ablegen",
  file: "oder eine Datei wählen oder hierher ziehen",
  example: '[White "…"]\n[Black "…"]\n\n1. e4 e5 2. Nf3 …',
  errors: "Fehler",
  errorsIn: (number) => `Fehler: ${number}`,
  move: (number) => `Zug ${number}`,
  game: "Die Partie",
  playFrom: "Von hier an spielen",
  diagram: "Diagramm drucken",
  mates: "Wer kann noch mattsetzen?",
  tags: "Angaben",
  games: (number) => `${number} Partien`,
  search: "Suchen",
  searchFor: "Name, Turnier oder Jahr",
  another: "Anderes PGN",
  only: (number) => `Nur die ersten ${number} sind aufgeführt.`,
  noMatch: "Keine Partie passt.",
  moves: (number) => (number === 1 ? "1 Zug" : `${number} Züge`),
};
