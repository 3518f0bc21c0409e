/** What can happen at a board besides moves, as it is said when it has happened. Sides are names: "Weiß". */

import type * as EN from "../en/happened";
import type { Said } from "../said";

export const HAPPENED: Said<typeof EN.HAPPENED> = {
  button: "Es ist etwas passiert …",
  title: "Was ist passiert?",
  search: "Suchen, was passiert ist",
  searchFor: "König, Uhr, beide Hände …",
  none: (sought) => `Hier heißt nichts „${sought}“. Versuchen Sie ein anderes Wort.`,
  who: "Wer war es?",
  asks: (what) => `${what} …`,
  sure: (what) => `${what}?`,
  by: (side, what) => `${side}: ${what}`,
  yes: "Ja, so war es",
  no: "Nein",
  say: "So war es",
  point: "Auf dem Brett zeigen",
  pointing: "Auf dem Brett zeigen oder das Feld schreiben.",
  square: "Feld",
  accident: "aus Versehen",
  side: "Welche Seite?",
  kind: "Welche Figur?",
  texts: {
    gesture: "Die Geste, wie sie zu sehen war",
    reason: "Der Grund, falls einer genannt wurde",
    condition: "Die Bedingung",
  },
  unread: "Das ist kein Feld. Schreiben Sie zum Beispiel e4.",
  gestures: { hand: "hält die Hand hin", nod: "nickt" },
};

export const HAPPENED_GROUPS: Said<typeof EN.HAPPENED_GROUPS> = {
  board: "Am Brett",
  clock: "Uhr",
  words: "Worte und Gesten",
  place: "Kommen und Gehen",
  resign: "Aufgeben",
};
