/** A round on electronic boards. */

import type * as EN from "../en/hall";
import type { Said } from "../said";

const boards = (number: number): string => (number === 1 ? "1 Brett" : `${number} Bretter`);
const alarms = (number: number): string => (number === 1 ? "1 Meldung" : `${number} Meldungen`);

export const HALL: Said<typeof EN.HALL> = {
  title: "Der Saal",
  unseen: (number, title) => (number > 0 ? `(${number}) ${title}` : title),
  counts: (tables, open) => `${boards(tables)}, ${alarms(open)}`,
  alarms: "Meldungen",
  more: (number) => (number === 1 ? "1 ältere Meldung" : `${number} ältere Meldungen`),
  none: "Keine Meldung ist offen.",
  waits: "Der Saal wird geöffnet…",
  empty: "Noch kein Brett gelesen.",
  tables: "Bretter",
  place: (round, board) =>
    [round && `Runde ${round}`, board && `Brett ${board}`].filter(Boolean).join(", ") || "Ohne Brettnummer",
  board: (board) => (board ? `Brett ${board}` : "Ohne Brettnummer"),
  seek: "Brett oder Spieler",
  onlyOpen: "Nur solche mit Meldung",
  found: (shown, all) => (shown === all ? boards(all) : `${shown} von ${boards(all)}`),
  see: "Gesehen",
  unsee: "Noch nicht gesehen",
  seeAll: "Alle gesehen",
  toDesk: "Zum Schiedsrichter",
  toDeskWith: (place) => `Zum Schiedsrichter mit ${place}`,
  stood: (number, move) => (move === null ? `${number}. Am Anfang` : `${number}. Nach ${move}`),
  position: (move) => (move === null ? "Am Anfang" : `Nach ${move}`),
  quiet: (moves) => `${moves} Züge ohne Schlagen und ohne Bauernzug`,
  quietShort: (moves) => `${moves} ruhige Züge`,
  incidents: (number) => (number === 0 ? "" : number === 1 ? "1 Vorfall" : `${number} Vorfälle`),
  notMoved: "Noch kein Zug",
  sound: "Ton",
  soundNeeds: "Nach einem Klick oder einer Taste auf dieser Seite sind Meldungen zu hören.",
  raised: (place, sign, calls) => `${place}: ${sign}. ${calls}.`,
  stand: (number) => `${alarms(number)}, als die Seite geöffnet wurde.`,
  quietFor: (seconds) => `Seit ${seconds} Sekunden wurden die Bretter nicht gelesen.`,
  stale: "Was hier steht, kann veraltet sein.",
  closed: "Diese Seite braucht ihren Link.",
  closedSays:
    "Der Saal zeigt eine Runde an elektronischen Brettern allen, die seinen Link haben. Den Server mit --watch und dem Ordner, der Datei oder der Adresse der Partien starten: Er gibt den Link aus. Ein neu gestarteter Server hat einen neuen.",
  signs: {
    repetition: "Stellungswiederholung",
    "move-limit": "Züge ohne Fortschritt",
    "repetition-ends": "Remis durch Stellungswiederholung",
    "move-limit-ends": "Remis durch Züge ohne Fortschritt",
    "dead-position": "Tote Stellung",
    "played-on": "Nach dem Ende weitergespielt",
    "wrong-result": "Ergebnis gegen das Brett",
    "illegal-move": "Regelwidriger Zug",
    flag: "Fallblättchen",
    unreadable: "Nicht lesbar",
    "clock-at-zero": "Uhr auf null",
  },
  calls: {
    "white-may-claim": "Weiß darf reklamieren",
    "black-may-claim": "Schwarz darf reklamieren",
    "player-to-move-may-claim": "Wer am Zug ist, darf reklamieren",
    "arbiter-acts": "Der Schiedsrichter greift ein",
    "arbiter-looks": "Der Schiedsrichter sieht nach",
  },
  states: {
    waiting: "nicht begonnen",
    playing: "läuft",
    ended: "auf dem Brett beendet",
    over: "beendet",
    stuck: "nicht zu verfolgen",
    gone: "nicht mehr übertragen",
  },
};

/** The log of the hall. */
export const LOG: Said<typeof EN.LOG> = {
  title: "Protokoll",
  of: (number) => `Protokoll (${number})`,
  empty: "Noch steht nichts im Protokoll.",
  text: "Text",
  csv: "CSV",
  changes: {
    raised: "gemeldet",
    lapsed: "verfallen",
    settled: "erledigt",
    withdrawn: "zurückgenommen",
  },
  last: (shown, all) => `Die letzten ${shown} von ${all} Einträgen. In den Dateien stehen alle.`,
  heads: [
    "Zeit",
    "Änderung",
    "Runde",
    "Brett",
    "Weiß",
    "Schwarz",
    "Meldung",
    "wer handelt",
    "Regeln",
    "Artikel",
    "was geschah",
  ],
};
