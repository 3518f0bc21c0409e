/** Matches of several games. */

import type * as EN from "../en/matches";
import type { Said } from "../said";

export const MATCH: Said<typeof EN.MATCH> = {
  title: (players) => `Wettkampf: ${players.join(" – ")}`,
  game: (number, players, score) => `Partie ${number}, ${players.join(" – ")}, ${score}`,
  next: (number) => (number === 1 ? "Erste Partie beginnen" : "Nächste Partie"),
  goTo: (number) => `Zu Partie ${number}`,
  games: (number) => (number === 1 ? "eine Partie" : `${number} Partien`),
  until: (number) => (number === 1 ? "bis einer gewonnen hat" : `bis einer ${number} Partien gewonnen hat`),
  invited: "Sie sind zu einem Wettkampf eingeladen",
  sit: "Platz nehmen",
  youAre: (name) => `Sie sind ${name}.`,
  youHave: (game, side) => `In Partie ${game} haben Sie ${side}.`,
  toMatch: "Zum Wettkampf",
  isOver: "Der Wettkampf ist beendet.",
  waitsFor: (name) => `${name} ist noch nicht am Platz. Den Link schicken.`,
  settledThen: {
    colours: "Wer Weiß hat, klärt sich, sobald Sie beide hier sind: durch das Los, oder Sie einigen sich.",
    "first-move":
      "Wer beginnt, klärt sich, sobald Sie beide hier sind: durch das Los, oder Sie einigen sich.",
  },
  waitsForLot: "Vor der nächsten Partie ist etwas zu klären.",
  none: "Noch keine Partie gespielt.",
  notCounted: "zählt nicht",
  begins: (name) => `${name} begann`,

  lot: {
    colours: "Weiß wird ausgelost: Einer hält in jeder Hand einen Bauern, der andere wählt.",
    "first-move": "Der erste Zug wird ausgelost: Einer hält in jeder Hand einen Bauern, der andere wählt.",
  },
  open: {
    colours: "Das Regelwerk sagt nicht, wer Weiß hat. Losen oder sich einigen.",
    "first-move": "Das Regelwerk sagt nicht, wer beginnt. Losen oder sich einigen.",
  },
  hide: "Bauern hinhalten",
  hides: (picker) => `Sie halten beide Hände hin. ${picker} wählt eine.`,
  pick: (name) =>
    `${name} hält in einer Hand einen weißen Bauern, in der anderen einen schwarzen. Welche Hand?`,
  left: "Die linke",
  right: "Die rechte",
  shows: (name) => `Die Hände öffnen sich, sobald der Browser von ${name} da ist.`,
  lost: "Was verborgen wurde, liegt in einem anderen Browser. Den Wettkampf dort öffnen oder sich einigen.",
  waits: "Die Spieler losen.",
  choose: "Sie wählen Ihre Farbe.",
  white: "Ich nehme Weiß",
  black: "Ich nehme Schwarz",
  chooses: (name) => `${name} wählt eine Farbe.`,

  agree: "Sich stattdessen einigen",
  hasWhite: (name) => `${name} hat Weiß`,
  hasFirst: (name) => `${name} beginnt`,
  others: "Andere Vereinbarungen",
  sitting: "Wir setzen uns neu ans Brett",
  drawn: "Der Wettkampf ist unentschieden",
  breakOff: "Wettkampf abbrechen",
  resign: "Ich gebe den Wettkampf auf",
  odds: "Vorgabe ab der nächsten Partie",
  /** What is written here goes to the server. */
  oddsForm: (name) => `knight by ${name}`,
  propose: "Vorschlagen",
  proposed: (line) => `Ihr Vorschlag: ${line}. Er gilt, sobald die andere Seite dasselbe sagt.`,
  proposes: (name, line) => `${name} schlägt vor: ${line}.`,
  accept: "Einverstanden",

  lots: "Auslosungen",
  lotIs: (lot) =>
    `Partie ${lot.after + 1}, ${lot.for === "colours" ? "Weiß" : "erster Zug"}: ${lot.winner} gewann das Los.`,
  check: "Los prüfen",
  sound: "Alles stimmt.",
  unsound: "Dieses Los hält der Prüfung nicht stand.",
  text: "Wie ein Verein es aufschreibt",
  textSays: "Derselbe Wettkampf für das Programm: jadoube match FILE.",

  table: { game: "Partie", white: "Weiß", result: "Ergebnis", counts: "" },
  /** The steps of a check. */
  inOrder: (hid, picker) =>
    `${hid} hat den Hash veröffentlicht, bevor ${picker} eine Hand wählte, und die Hände danach geöffnet.`,
  hashIs: (hidden, hash) => `SHA-256 von „${hidden}“ ist ${hash}.`,
  hands: { left: "linke", right: "rechte" },
  wins: (picker, picked, held, winner) =>
    `${picker} wählte die ${picked} Hand, der weiße Bauer war in der ${held}n: ${winner} gewinnt das Los.`,
  heading: "Wettkampf",
  score: "Stand",
  comes: "Wie es weitergeht",
  links: "Links",
};

/** The form of a match at the door. */
export const MATCH_FORM: Said<typeof EN.MATCH_FORM> = {
  legend: "Mehrere Partien gegen einen Freund",
  one: "Eine Partie",
  games: "Wettkampf über so viele Partien",
  wins: "Bis einer so viele gewonnen hat",
  number: "Wie viele Partien",
  you: "Ihr Name",
  friend: "Name des Freundes",
  names: (you, friend) =>
    `Unter den Namen wird der Stand geführt. Bleiben sie leer, heißen die Spieler ${you} und ${friend}.`,
  draws: "Remispartien",
  drawsBy: { code: "nach den Regeln", count: "zählen", "do-not-count": "werden wiederholt" },
  colours: "Farben",
  coloursBy: {
    code: "nach den Regeln",
    alternate: "wechseln nach jeder Partie",
    keep: "bleiben",
    lot: "Los vor jeder Partie",
  },
  giver: "Vorgabe gibt",
  me: "Sie",
  other: "Ihr Freund",
  undertakes: "Zu Siegen in Folge verpflichtet",
  nobody: "niemand",
  running: "Siege in Folge",
  /** Why the other ways to begin are none for a match. */
  twoSeats: "Ein Wettkampf wird gegen einen Freund gespielt: Jeder der beiden hat einen eigenen Link.",
  alone:
    "Ein Wettkampf braucht zwei Plätze mit je einem Link: „Gegen einen Freund“ wählen. An einem Brett beide Links öffnen, jeden in einem eigenen Fenster. Gegen den Computer und gegen Unbekannte gibt es nur einzelne Partien.",
  says: "Farben und erster Zug gehen von Partie zu Partie, wie es die Regeln sagen. Gelost wird so, dass beide es prüfen können.",
};
