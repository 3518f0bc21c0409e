/** The table of keys, and moves that are typed. */

import type * as EN from "../en/keys";
import type { Said } from "../said";

export const KEYS: Said<typeof EN.KEYS> = [
  ["e4, Sf3, e2e4", "Zug tippen: Er wird auf dem Brett ausgeführt (auch Nf3)"],
  ["Pfeile", "auf dem Brett: gehen und eine Figur tragen; sonst: durch die Partie blättern"],
  ["Pos1, Ende", "zum Anfang der Partie und zurück zum jetzigen Stand"],
  ["Eingabe", "berühren, absetzen, loslassen; getippten Zug ausführen"],
  ["Esc", "Figur zurückstellen, Fenster schließen, zur Partie zurück"],
  ["Entf", "Figur des Gegners entfernen"],
  ["Leertaste", "Uhr drücken"],
  ["j", "„j’adoube“ sagen"],
  ["+", "„Schach“ sagen"],
  ["l", "reklamieren"],
  ["x", "Ersatzfiguren: eine aufstellen, eine wegnehmen"],
  ["w", "sagen, was sonst passiert ist"],
  ["=", "Remis bieten"],
  ["!", "aufgeben"],
  ["o", "zu den Strafen"],
  ["r", "letzte Entscheidung hören"],
  ["p", "Stellung hören"],
  [".", "zum Brett"],
  ["t", "Brett drehen"],
  ["?", "diese Liste"],
];
