/** What is printed. */

import type * as EN from "../en/print";
import type { Said } from "../said";

export const PRINT: Said<typeof EN.PRINT> = {
  title: "Zum Drucken",
  tools: "Vor dem Drucken",
  print: "Drucken",
  lead: "All das ist für Papier gemacht, in Schwarz-Weiß. Das meiste gibt es als PDF; vom Übrigen kann der Browser eines machen.",
  pdf: "PDF",
  board: "Ein Brett",
  boardSays: "So groß, wie das Papier erlaubt: in Grau und Weiß oder leer, zum Ausmalen.",
  looks: "Brett",
  grey: "Grau und weiß",
  plain: "Leer, zum Ausmalen",
  plainSays: "Auszumalen sind die Felder mit einem Punkt.",
  empty: "Ein leeres Brett",
  men: "Wie die Figuren ziehen",
  menSays: "Sechs Diagramme auf einer Seite.",
  leaflet: "So spielt man Schach",
  leafletSays: "Ein Faltblatt für Kinder, auf zwei Seiten.",
  laws: "Die Regeln als Heft",
  lawsSays: "Ein ganzes Regelwerk auf Seiten in A5.",
  paper: "Papier",
  letter: "Letter (USA)",
  older: "Die Regeln des älteren Schachs",
  doubts: "Mit den Auslegungen",
  scores: "Partieformulare",
  scoresSays: "Für sechzig Züge, in algebraischer oder beschreibender Notation.",
  notation: "Notation",
  algebraic: "Algebraisch",
  descriptive: "Beschreibend",
  diagram: "Ein Diagramm",
  diagramSays: "Jede beliebige Stellung, mit einer Zeile darunter.",
  fen: "Stellung (FEN)",
  caption: "Zeile unter dem Diagramm",
  size: "Breite",
  turned: "Schwarz unten",
  notRead: "Das ist keine Stellung in FEN.",
};

export const SCORE: Said<typeof EN.SCORE> = {
  title: "Partieformular",
  fields: ["Turnier", "Runde", "Brett", "Datum"],
  white: "Weiß",
  black: "Schwarz",
  result: "Ergebnis",
  signed: "Unterschriften",
  begun: "Beginn",
  ended: "Ende",
  algebraic:
    "K König, D Dame, T Turm, L Läufer, S Springer; der Bauer hat keinen Buchstaben. x schlägt, 0-0 kurze Rochade, 0-0-0 lange Rochade, + Schach, # matt, (=) Remis angeboten.",
  descriptive:
    "Englisch: K König, Q Dame, R Turm, B Läufer, Kt Springer, P Bauer. Ein Feld heißt nach der Figur, die anfangs auf seiner Linie steht, und seine Reihe zählt man vom Spieler aus: P-K4, Kt-KB3. BxKt: Läufer schlägt Springer. Castles K, Castles Q, ch, dis. ch, mate, e.p.",
  number: "Nr.",
};
