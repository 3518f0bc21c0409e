/** Analysis by an engine. */

import type * as EN from "../en/engine";
import type { Said } from "../said";

export const ENGINE: Said<typeof EN.ENGINE> = {
  title: "Engine",
  thinks: "Die Engine rechnet.",
  lead: "Die Stellungen, die Sie ansehen, gehen an die Engine dieses Servers.",
  by: (engine, depth, nodes) => `${engine} · Tiefe ${depth} · ${nodes} Stellungen`,
  line: "Die beste Variante",
  back: "Zurück zur Partie",
  over: { checkmate: "Matt.", stalemate: "Patt." },
  even: "Die Stellung ist ausgeglichen",
  better: {
    white: (by) => `Weiß steht um ${by} besser`,
    black: (by) => `Schwarz steht um ${by} besser`,
  },
  mates: {
    white: (moves) => `Weiß setzt in ${moves} matt`,
    black: (moves) => `Schwarz setzt in ${moves} matt`,
  },
  hasMated: { white: "Weiß hat mattgesetzt", black: "Schwarz hat mattgesetzt" },
  none: "Auf diesem Server ist keine Engine installiert.",
  inPlay:
    "So oder fast so steht eine Partie, die auf diesem Server läuft. In einer laufenden Partie wird niemandem geholfen.",
  older: "Engines kennen das ältere Schach nicht, sondern nur die heutigen Züge.",
  curve: "Kurve der Partie",
  curving: (done, all) => `${done} von ${all} Stellungen`,
  stop: "Anhalten",
  waits: "Die Engine ist beschäftigt. Es geht von selbst weiter.",
  place: "Stellung auf der Kurve",
  unknown: "nicht bekannt",
  swings: "Wo die Partie kippte",
  noSwings: "Kein Zug hat viel verdorben.",
  much: "Viel sind etwa zwei Bauern, wenn die Partie gleich steht, und mehr, wenn eine Seite weit vorn liegt.",
  ahead: (move) => `Engine: ${move}`,
  swing: (move, from, to) => `${move}: von ${from} auf ${to}`,
  gaps: (number) =>
    number === 1 ? "Eine Stellung wurde nicht analysiert." : `${number} Stellungen wurden nicht analysiert.`,
};
