/** Games replayed with their rulings. */

import type * as EN from "../en/replayed";
import type { Said } from "../said";

export const REPLAYED: Said<typeof EN.REPLAYED> = {
  title: "Partie nachspielen",
  lead: "Eine Partie einfügen, als Handlungen oder PGN, und mit den Entscheidungen eines Regelwerks durchgehen. Nichts wird gespeichert.",
  text: "Handlungen oder PGN",
  file: "oder eine Datei wählen oder hierher ziehen",
  code: "Nach welchem Regelwerk",
  show: "Nachspielen",
  another: "Andere Partie",
  under: "Nach",
  and: "und nach",
  alone: "keinem anderen",
  start: "Anfang",
  step: (number, all) => `${number} von ${all}`,
  turn: "Brett drehen",
  acts: "Handlungen und Entscheidungen",
  every: "Jede Entscheidung zeigen",
  silent: "Nichts zu entscheiden.",
  impossible: (why) => `Das geht hier nicht: ${why}`,
  same: "Beide Regelwerke entscheiden alles gleich.",
  parts: (number) =>
    number === 1
      ? "Bei 1 Handlung entscheiden sie verschieden."
      : `Bei ${number} Handlungen entscheiden sie verschieden.`,
  nextPart: "Nächste Handlung, bei der sie verschieden entscheiden",
  parted: "hier verschieden",
  notReached: "Nach diesem Regelwerk kommt es nicht dazu.",
  share: "Teilen",
  link: "Link zu dieser Partie",
  frame: "Für eine eigene Seite",
  tooLong: "Diese Partie ist zu lang für einen Link. Speichern Sie ihre Handlungen als Datei.",
  asItStands:
    "Die Partie geht weiter. Dieser Link hält sie fest, wie sie jetzt steht; der Link zum Zuschauen zeigt, wie sie weitergeht.",
  watched: "Dies ist der Link der Partie selbst. Er zeigt sie, wie sie weitergeht.",
  save: "Handlungen speichern",
  whole: "In Jadoube öffnen",
  otherLaws: "Nach anderen Regeln",
  fromRoom: "Mit ihren Entscheidungen nachspielen, nach jedem Regelwerk",
  none: "In dieser Adresse steht keine Partie.",
  wait: "Die Partie wird beurteilt …",
  only: "Nur die erste Partie des Textes wird nachgespielt.",
  cut: "Was nach einem regelwidrigen Zug kommt, fehlt: Als Handlung geschrieben, wird auch er beurteilt.",
  example: "code: bcf-1912\n\nwhite touches g1\nwhite plays Nf3 …\n\n1. e4 e5 2. Nf3 …",
};
