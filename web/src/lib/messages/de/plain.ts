/** Warum ein Text nicht zu lesen ist, für Leute, die keine Grammatik von PGN, FEN oder Skripten kennen. */

import type * as EN from "../en/plain";
import type { Said } from "../said";

export const PLAIN: Said<typeof EN.PLAIN> = {
  says: {
    "There is no game in this text.": "In diesem Text steht keine Partie.",
    "This script cannot be read.": "Diese Handlungen sind nicht zu lesen.",
    "This cannot be answered as it was asked.": "So gefragt lässt sich das nicht beantworten.",
  },
  inLine: (line, says) => `Zeile ${line}: ${says}`,
  inField: (field, says) => `${field}: ${says}`,
  fields: {
    time: "Bedenkzeit",
    moves: "Züge",
    clocks: "Was die Uhren zeigen",
    clocks_then: "Was die Uhren da zeigten",
    clocks_right: "Was die Uhren zeigen müssten",
    act: "Was geschehen ist",
    replies: "Die Antworten",
    squares: "Felder",
    start: "Stellung",
    code: "Regeln",
    question: "Frage",
    assumed: "Angenommen",
    terms: "Bedingungen",
  },
  noGame: (read) => `„${read}“ ist keine Partie. Einzufügen ist ein PGN, oder Züge wie 1. e4 e5 2. Nf3.`,
  noMove: (read) => `„${read}“ ist kein Zug. Züge schreibt man e4, Nf3, exd5 oder O-O.`,
  noMoveByLetter: (read, letter) =>
    `„${read}“ ist kein Zug: „${letter}“ steht für keine Figur. Gelesen werden die englischen Buchstaben K, Q (Dame), R (Turm), B (Läufer) und N (Springer).`,
  noMoveBySquare: (read, square) =>
    `„${read}“ ist kein Zug: Ein Feld ${square} gibt es nicht, nur a1 bis h8.`,
  noAct: (read) => `„${read}“ ist keine Handlung. In jeder Zeile steht eine, zum Beispiel „white plays e4“.`,
  noCode: (read) => `„${read}“ nennt keine Regeln. Zum Beispiel: „code: fide-2023“.`,
  noTime: (read) => `„${read}“ ist keine Bedenkzeit. Zum Beispiel: 90m+30s, 10m oder 40/90m, 30m.`,
  noTag: (read) => `Am Ende von ${read} fehlt ein Anführungszeichen oder eine Klammer.`,
  fenFields:
    "Das ist kein ganzes FEN. Es enthält die Figuren, wer am Zug ist, die Rochaden und das En-passant-Feld.",
  fenPiece: (read) =>
    `„${read}“ steht in einem FEN für keine Figur. Die Buchstaben sind K, Q, R, B, N und P, klein für Schwarz, und 1 bis 8 für leere Felder.`,
};
