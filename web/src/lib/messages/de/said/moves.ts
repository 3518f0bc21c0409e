/** Züge. */

import { because, becomes, dative, man, named, nominative, MEN } from "../reasons";
import type { Pattern } from "./pattern";

export const MOVES: readonly Pattern[] = [
  [
    "{S} moved the {M} from {Q} to {Q}; the move is made.",
    (s, m, from, to) => `${s} hat ${man(m!)} von ${from} nach ${to} gezogen; der Zug ist ausgeführt.`,
  ],
  [
    "{S} took the {M} on {Q} with the {M} from {Q}; the move is made.",
    (s, m, on, by, from) =>
      `${s} hat ${man(m!)} auf ${on} geschlagen (${MEN[by!]} von ${from}); der Zug ist ausgeführt.`,
  ],
  [
    "{S} castled on the King's side; the move is made.",
    (s) => `${s} hat kurz rochiert; der Zug ist ausgeführt.`,
  ],
  [
    "{S} castled on the Queen's side; the move is made.",
    (s) => `${s} hat lang rochiert; der Zug ist ausgeführt.`,
  ],
  ["{S}'s move is complete.", (s) => `Der Zug von ${s} ist abgeschlossen.`],
  [
    "The position before {S}'s move {N} stands again, and {S} is to play.",
    (s, number, turn) => `Die Stellung vor dem ${number}. Zug von ${s} steht wieder; ${turn} ist am Zug.`,
  ],
  [
    "The position before {S}'s move {N} (number {N} of those given) stands again, and {S} is to play.",
    (s, number, of, turn) =>
      `Die Stellung vor dem ${number}. Zug von ${s} (dem ${of}. der vorgegebenen) steht wieder; ${turn} ist am Zug.`,
  ],
  [
    "{S}'s turn at move {N} goes on: the press of the clock did not complete the move.",
    (s, number) =>
      `Der ${number}. Zug von ${s} geht weiter: Der Druck auf die Uhr hat ihn nicht abgeschlossen.`,
  ],
  ["{S} used both hands for the move.", (s) => `${s} hat mit beiden Händen gezogen.`],
  [
    "{S} moved the {M} from {Q} to {Q}; the move is complete.",
    (s, m, from, to) => `${s} hat ${man(m!)} von ${from} nach ${to} gezogen; der Zug ist abgeschlossen.`,
  ],
  [
    "{S} took the {M} on {Q} with the {M} from {Q}; the move is complete.",
    (s, m, on, by, from) =>
      `${s} hat ${man(m!)} auf ${on} geschlagen (${named(by!)} von ${from}); der Zug ist abgeschlossen.`,
  ],
  [
    "{S} castled on the {M}'s side; the move is complete.",
    (s, side) => `${s} hat ${side === "King" ? "kurz" : "lang"} rochiert; der Zug ist abgeschlossen.`,
  ],
  [
    "{S} moved the {M} from {Q} to {Q}, and promoted it to a {M}; the move is made.",
    (s, m, from, to, into) =>
      `${s} hat ${man(m!)} von ${from} nach ${to} gezogen und in ${becomes(into!)} umgewandelt; der Zug ist ausgeführt.`,
  ],
  [
    "{S} moved the {M} from {Q} to {Q}, and promoted it to a {M}; the move is complete.",
    (s, m, from, to, into) =>
      `${s} hat ${man(m!)} von ${from} nach ${to} gezogen und in ${becomes(into!)} umgewandelt; der Zug ist abgeschlossen.`,
  ],
  [
    "{S} took the {M} on {Q} with the {M} from {Q}, and promoted it to a {M}; the move is made.",
    (s, m, on, by, from, into) =>
      `${s} hat ${man(m!)} auf ${on} geschlagen (${named(by!)} von ${from}) und in ${becomes(into!)} umgewandelt; der Zug ist ausgeführt.`,
  ],
  [
    "{S}'s move is not complete: what was set for the {M} is no piece: it counts as the {M}, which is still to be exchanged.",
    (s) =>
      `Der Zug von ${s} ist nicht abgeschlossen: Was für den Bauern aufgestellt wurde, ist keine Figur; es zählt als der Bauer, der noch umzuwandeln ist.`,
  ],
  [
    "{S}'s move is not complete: the {M} is still to be exchanged for a piece.",
    (s, m) =>
      `Der Zug von ${s} ist nicht abgeschlossen: Noch ist ${nominative(m!)} gegen eine Figur zu tauschen.`,
  ],
  [
    "{S}'s move is not complete: the {M} is still to be named, or exchanged for a piece.",
    (s, m) =>
      `Der Zug von ${s} ist nicht abgeschlossen: Noch ist ${nominative(m!)} zu benennen oder gegen eine Figur zu tauschen.`,
  ],
  [
    "{S}'s move is not complete: the {M} is still to be moved and released.",
    (s, m) =>
      `Der Zug von ${s} ist nicht abgeschlossen: Noch ist ${nominative(m!)} zu ziehen und loszulassen.`,
  ],
  [
    "{S}'s move is not complete: the captured man is still to be taken off, or the capturing man to be moved and released.",
    (s) =>
      `Der Zug von ${s} ist nicht abgeschlossen: Noch ist die geschlagene Figur wegzunehmen oder die schlagende zu ziehen und loszulassen.`,
  ],
  ["{S} must promote the {M} on {Q}.", (s, m, on) => `${s} muss ${man(m!)} auf ${on} umwandeln.`],
  [
    "{S} must castle with the {M} on that side.",
    (s, m) => `${s} muss mit ${dative(m!)} auf dieser Seite rochieren.`,
  ],
  ["{S} must complete the castling.", (s) => `${s} muss die Rochade vollenden.`],
  ["{S} must take the hand off.", (s) => `${s} muss die Hand wegnehmen.`],
  [
    "{S} moved the {M} on {Q} to {Q} illegally: {R}.",
    (s, m, from, to, reasons) =>
      because(`${s} hat ${man(m!)} regelwidrig von ${from} nach ${to} gezogen`, reasons!),
  ],
  [
    "{S} took {S}'s {M} on {Q} with the {M} on {Q} illegally: {R}.",
    (s, of, m, on, by, from, reasons) =>
      because(
        `${s} hat ${man(m!)} von ${of} auf ${on} regelwidrig geschlagen (${named(by!)} von ${from})`,
        reasons!,
      ),
  ],
  [
    "{S} took the {M} on {Q} with the {M} on {Q} illegally: {R}.",
    (s, m, on, by, from, reasons) =>
      because(`${s} hat ${man(m!)} auf ${on} regelwidrig geschlagen (${named(by!)} von ${from})`, reasons!),
  ],
  ["{S} castled illegally: {R}.", (s, reasons) => because(`${s} hat regelwidrig rochiert`, reasons!)],
  [
    "{S} began to castle illegally: {R}.",
    (s, reasons) => because(`${s} hat regelwidrig zu rochieren begonnen`, reasons!),
  ],
  [
    "The man taken off {Q} stands there again.",
    (on) => `Die Figur, die von ${on} genommen war, steht wieder dort.`,
  ],
  [
    "The position has appeared only twice with {S} to move.",
    (s) => `Die Stellung ist, mit ${s} am Zug, erst zweimal entstanden.`,
  ],
  [
    "The arbiter declares the game lost by {S}.",
    (s) => `Der Schiedsrichter erklärt die Partie für ${s} verloren.`,
  ],
  ["{S} is at the board.", (s) => `${s} ist am Brett.`],
];
