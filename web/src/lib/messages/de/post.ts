/** Games by post: cards, replies that are due, leave and silence. Sides are names: "Weiß". */

import type * as EN from "../en/post";
import type { Said } from "../said";

export const POST: Said<typeof EN.POST> = {
  title: "Fernpartie",
  kinds: { correspondence: "Fernpartie", consultation: "Beratungspartie", blindfold: "Blindpartie" },
  toReply: (time) => `${time} je Antwort`,

  due: (side, date) => `Die Antwort von ${side} ist bis ${date} fällig.`,
  overdue: (side, date) => `Die Antwort von ${side} ist seit ${date} überfällig.`,
  received: (date) => `Der Zug davor kam am ${date}.`,
  assumed: "Angenommene Antworten",
  assumes: (replier, reply, by, answer, goesOn) =>
    `Antwortet ${replier} ${reply}, so hat ${by} schon ${answer} erwidert${goesOn ? ", und so weiter" : ""}.`,

  sends: (side) => `${side} schickt einen Zug`,
  toCome: (side) => `${side} muss antworten`,
  adopting: "Einer von mehreren Zügen ist zu wählen",
  adoptFirst: "Erst wählen, welcher der Züge gilt: Eine Antwort davor wird abgewiesen.",
  point: "Auf die Figur und ihr Zielfeld zeigen oder den Zug schreiben.",
  toWhich: (square) => `Von ${square} auf welches Feld?`,
  another: "Ein anderer Zug neben dem verschickten",
  goes: (opponent) => `geht an ${opponent}.`,
  reading: "Die Notation wird gelesen …",
  meansNone: (record) => `„${record}“ bedeutet keinen regelgerechten Zug.`,
  meansSeveral: (record, moves) =>
    `„${record}“ kann ${moves.slice(0, -1).join(", ")} oder ${moves.at(-1) ?? ""} bedeuten.`,
  idle: (record) =>
    `„${record}“ danach bedeutet keinen regelgerechten Zug: Das und alles Folgende würde nicht zählen.`,
  ifSent: "Wenn er so gesendet wird:",
  send: "Senden",
  sendAll: "Trotzdem senden",
  change: "Ändern",
  becomes: "Was wird der Bauer?",
  several: "Mehrere Züge und angenommene Antworten",

  cards: (number) =>
    number === 0 ? "Noch keine Karte verschickt" : number === 1 ? "1 Karte" : `${number} Karten`,
  cardsTitle: "Karten",
  noCards: "Noch nichts gesendet.",
  sent: (side) => `${side} schickte`,
  wentWrong: "Die letzte Karte kam falsch an …",
  wentWrongAsks:
    "Sagen beide Spieler, dass die letzte Nachricht nicht so ankam, wie sie gesendet wurde, gilt sie als nicht gesendet und wird wiederholt.",
  wentWrongYes: "Kam falsch an",
  no: "Nein",
  adopts: (side, move) => `${side} wählt ${move}`,
  toSend: "Zug zum Senden",
  sendAsk: "Senden …",
  theMove: "Der Zug zum Senden",
  /** How several moves are written: a form, and what it means. Its small words are English. */
  forms: {
    answer: "ZUG if GEGENZUG then ANTWORT",
    answerSays: (opponent) => `: eine Antwort auf einen Zug, den ${opponent} noch nicht gemacht hat.`,
    orIfSays: "leitet einen anderen Gegenzug ein.",
    orSays: (opponent) => `steht zwischen Zügen an derselben Stelle, aus denen ${opponent} einen wählt.`,
  },
};

/** A card that is read back, and what does not fit. */
export const CARD: Said<typeof EN.CARD> = {
  show: "Karte zum Drucken, oder eine, die mit der Post kam",
  label: "Die Karte",
  send: "Senden, was die Karte sagt",
  print: "Drucken",
  close: "Schließen",
  nothing: "Auf der Karte steht kein Zug hinter „sends:“.",
  twice: "Auf zwei Zeilen der Karte steht „sends:“. Die ungültige streichen.",
  others: (side, by) => `Die Karte ist von ${side}, hier sendet aber ${by}.`,
  otherGame: (name) => `Die Karte gehört zu einer anderen Partie: ${name}.`,
  older: (moves) =>
    `Die Karte zeigt eine ältere Stellung: Die Partie ging weiter mit ${moves}. Prüfen, ob der Zug noch gemeint ist.`,
  ahead: (moves) => `Die Karte zeigt mehr Züge, als die Partie hat: ${moves}.`,
  otherMove: (number, card, game) => `Zug ${number} heißt auf der Karte „${card}“, in der Partie „${game}“.`,
  adoptsNone: (moves) => `Hinter „adopts:“ muss auf der Karte einer dieser Züge stehen: ${moves.join(", ")}.`,
  mend: "Die Karte berichtigen oder den Zug selbst schreiben.",
};

const ofDays = (days: number): string => (days === 1 ? "1 Tag" : `${days} Tage`);

/** Leave and silence, under a code that gives them. */
export const LEAVE: Said<typeof EN.LEAVE> = {
  on: (side, date) => `${side} hat Urlaub bis ${date}.`,
  left: (side, days) => `Urlaub von ${side} in diesem Jahr: noch ${ofDays(days)}.`,
  days: "Urlaubstage",
  take: "Urlaub nehmen",
  end: "Urlaub beenden",
  silent: (side, date) => `Keine Antwort von ${side} seit ${date}.`,
  notice: (side) => `${side} hat längere Bedenkzeit angekündigt.`,
  reminded: (day, date) => `Gemahnt am ${day}. Tag, ${date}.`,
  next: (day, date) => `Nächste Mahnung am ${day}. Tag, ${date}.`,
  lost: (side, date) => `Kommt nichts, verliert ${side} die Partie am ${date}.`,
  over: (side, date) =>
    `Das Schweigen dauerte zu lange (${date}): ${side} hat verloren. Das wird bei der nächsten Handlung angesagt.`,
};
