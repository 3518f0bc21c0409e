/** Settings. */

import type * as EN from "../en/settings";
import type { Said } from "../said";

export const SETTINGS: Said<typeof EN.SETTINGS> = {
  language: "Sprache",
  english: "Die Regelwerke und seltene Entscheidungen stehen auf Englisch.",
  name: "Ihr Name",
  nameSays:
    "Ihr Gegner sieht ihn in den Partien, die Sie von jetzt an beginnen oder annehmen. Er steht dann auch auf deren Partieformular.",
  unnamed: "Ungenannt bleiben: Mein Name steht nicht unter denen, die gerade hier sind",
  look: "Aussehen",
  looks: { system: "System", light: "Hell", dark: "Dunkel" },
  board: "Brett",
  boards: { wood: "Holz", sand: "Sand", green: "Grün", blue: "Blau", grey: "Grau" },
  plainBoard: "Einfarbig, wo das alte Spiel keine Felderfarben hatte",
  men: "Figuren",
  sets: { turned: "Gedrechselt", plain: "Schlicht", letters: "Buchstaben" },
  hand: "Die Hand",
  ring: (ms) => `Ein Finger zählt nach ${ms} ms als Berührung; kurzes Tippen zählt immer`,
  hold: "Eine Figur halten, bis Sie sie loslassen",
  holds: { fingers: "Auf Touchscreens", always: "Immer", never: "Nie" },
  completes: "Rochade und en passant vollenden sich selbst",
  presses: "Ein Zug drückt die Uhr von selbst",
  pressings: { guarded: "Am gesicherten Tisch", always: "Immer", never: "Nie" },
  tick: "Ein kurzes Ticken bei jeder Berührung",
  sounds: "Töne: Züge, Schlagen, Schach, die Uhr, das Ende",
  away: "Bescheid geben, wenn ich am Zug bin, auch wenn diese Seite geschlossen ist",
  notTold: {
    denied:
      "Ihr Browser lässt keine Mitteilungen dieser Seite zu. Erlauben Sie sie, und versuchen Sie es noch einmal.",
    nobody: "Dieser Server gibt niemandem Bescheid.",
    failed: "Ihr Browser kann das gerade nicht.",
  },
  keys: "Tasten",
};
