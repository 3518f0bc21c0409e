/** Hängepartien, was notiert ist, und was gemeldet wird. */

import { man, named } from "../reasons";
import type { Pattern } from "./pattern";

export const ADJOURNED: readonly Pattern[] = [
  [
    "The rules that were announced for this game give no such claim.",
    () => "Nach den angekündigten Bestimmungen kann man das in dieser Partie nicht reklamieren.",
  ],
  [
    "{S} is reported for {C}: what follows is for the arbiter to decide.",
    (s, what) => `${s} wird gemeldet, denn ${what}: Was daraus folgt, entscheidet der Schiedsrichter.`,
  ],
  ["{S} adjourns the game.", (s) => `${s} bricht die Partie ab.`],
  [
    "{S} writes the next move down and seals it.",
    (s) => `${s} schreibt den nächsten Zug auf und verschließt ihn.`,
  ],
  [
    "{S} has sealed a move, and the move is complete.",
    (s) => `${s} hat einen Zug abgegeben; der Zug ist abgeschlossen.`,
  ],
  [
    "Until both clocks are stopped, {S} may seal another move in its place.",
    (s) => `Bis beide Uhren angehalten sind, darf ${s} stattdessen einen anderen Zug abgeben.`,
  ],
  [
    "{S} stopped the clocks: the sealed move can no longer be changed.",
    (s) => `${s} hat die Uhren angehalten: Der Abgabezug kann nicht mehr geändert werden.`,
  ],
  ["{S} has set the position up.", (s) => `${s} hat die Stellung aufgebaut.`],
  ["The players have set the position up.", () => "Die Spieler haben die Stellung aufgebaut."],
  ["The arbiter has set the position up.", () => "Der Schiedsrichter hat die Stellung aufgebaut."],
  [
    "{S} has sealed no legal move: {S} has won.",
    (s, won) => `${s} hat keinen regelgerechten Zug abgegeben: ${won} hat gewonnen.`,
  ],
  [
    "It is read as the {M} from {Q} to {Q}.",
    (m, from, to) => `Das heißt: ${named(m!)} von ${from} nach ${to}.`,
  ],
  [
    "It is read as the {M} from {Q} to {Q}, taking the {M}.",
    (m, from, to, prey) => `Das heißt: ${named(m!)} von ${from} nach ${to}, und schlägt ${man(prey!)}.`,
  ],
  [
    "That cannot be read as a legal move: it is still {S}'s turn.",
    (s) => `Als regelgerechter Zug lässt sich das nicht lesen: ${s} ist noch am Zug.`,
  ],
];
