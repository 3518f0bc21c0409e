/** What the articles of different codes are about, by the server's word for it. */

import type { Said } from "../said";
import type * as EN from "../en/topics";

export const TOPICS: Said<typeof EN.TOPICS> = {
  start: "Brett, Figuren und Fehler am Anfang",
  "first-move": "Anzug und Farben",
  movement: "Wie die Figuren ziehen",
  castling: "Rochade",
  "en-passant": "Schlagen en passant",
  promotion: "Umwandlung",
  check: "Schach",
  touching: "Berühren",
  completion: "Wann ein Zug ausgeführt ist",
  "illegal-moves": "Regelwidrige Züge und Züge außer der Reihe",
  penalties: "Strafen",
  draws: "Remis",
  end: "Das Ende der Partie",
  time: "Uhren und Zeit",
  records: "Aufzeichnung und Notation",
  adjournment: "Abbruch und Wiederaufnahme",
  communication: "Partien aus der Ferne",
  odds: "Vorgaben",
  conduct: "Verhalten",
  arbiter: "Der Schiedsrichter und was Menschen feststellen",
};
