/** Regelwidrige Züge, was man dafür fordern kann, und was man bekommt. */

import { genitive, man } from "../reasons";
import type { Pattern } from "./pattern";

export const PENALTIES: readonly Pattern[] = [
  ["{S} has completed an illegal move.", (s) => `${s} hat einen regelwidrigen Zug abgeschlossen.`],
  [
    "{S}'s illegal move is completed, and stands until it is found.",
    (s) => `Der regelwidrige Zug von ${s} ist abgeschlossen und bleibt stehen, bis er bemerkt wird.`,
  ],
  [
    "{S} is given {T} for an illegal move by {S}.",
    (s, time, by) => `${s} bekommt ${time} für einen regelwidrigen Zug von ${by}.`,
  ],
  [
    "{S} is given {T} for a wrong claim by {S}.",
    (s, time, by) => `${s} bekommt ${time} für eine falsche Reklamation von ${by}.`,
  ],
  ["{S} is given {T}.", (s, time) => `${s} bekommt ${time}.`],
  ["There is no clock to set: it is noted.", () => "Eine Uhr ist nicht zu stellen: Es wird vermerkt."],
  ["Another one ends the game.", () => "Ein weiterer beendet die Partie."],
  [
    "It is another illegal move by {S}: {S} has won.",
    (s, won) => `Es ist ein weiterer regelwidriger Zug von ${s}: ${won} hat gewonnen.`,
  ],
  [
    "{S} has made a move with both hands, which counts as an illegal move.",
    (s) => `${s} hat mit beiden Händen gezogen; das zählt als regelwidriger Zug.`,
  ],
  [
    "{S} has pressed the clock without making a move, which counts as an illegal move.",
    (s) => `${s} hat die Uhr gedrückt, ohne zu ziehen; das zählt als regelwidriger Zug.`,
  ],
  [
    "{S}'s illegal move is not complete: the clock has not been pressed yet.",
    (s) => `Der regelwidrige Zug von ${s} ist nicht abgeschlossen: Die Uhr wurde noch nicht gedrückt.`,
  ],
  [
    "{S}'s touch has no consequence: it belongs to what was required.",
    (s) => `Die Berührung von ${s} hat keine Folgen: Sie gehört zu dem, was verlangt war.`,
  ],
  [
    "{S} has made the next move, so {S}'s press without a move stands.",
    (other, s) =>
      `${other} hat den nächsten Zug gemacht, deshalb gilt, dass ${s} die Uhr ohne Zug gedrückt hat.`,
  ],
  [
    "{S} has made the next move, so {S}'s illegal move stands.",
    (s, of) => `${s} hat schon den nächsten Zug gemacht; der regelwidrige Zug von ${of} bleibt stehen.`,
  ],
  [
    "The illegal move was made too long ago to be taken back, and stands.",
    () => "Der regelwidrige Zug liegt zu weit zurück, um zurückgenommen zu werden, und bleibt stehen.",
  ],
  ["No illegal move stands in this game.", () => "In dieser Partie steht kein regelwidriger Zug."],
  [
    "{S} has completed an illegal move: {S} has won.",
    (s, won) => `${s} hat einen regelwidrigen Zug abgeschlossen: ${won} hat gewonnen.`,
  ],
  [
    "{S} has pressed the clock with a Pawn left on its last rank.",
    (s) => `${s} hat die Uhr gedrückt, während ein Bauer auf der letzten Reihe stehen blieb.`,
  ],
  [
    "{S} has pressed the clock with a Pawn left on its last rank, which is an illegal move.",
    (s) =>
      `${s} hat die Uhr gedrückt, während ein Bauer auf der letzten Reihe stehen blieb; das ist ein regelwidriger Zug.`,
  ],
  [
    "It is another illegal move by {S}; {S} cannot mate by any series of legal moves: the game is drawn.",
    (s, other) =>
      `Es ist ein weiterer regelwidriger Zug von ${s}; ${other} kann durch keine Folge von Zügen mattsetzen: Die Partie ist remis.`,
  ],
  [
    "{S} moved {S}'s {M} on {Q} in {S}'s turn: {S} may at once require that the move be undone.",
    (s, of, m, on, turn, who) =>
      `${s} hat ${man(m!)} von ${of} auf ${on} gezogen, als ${turn} am Zug war: ${who} kann sofort verlangen, dass der Zug zurückgenommen wird.`,
  ],
  [
    "What {S} moved in {S}'s turn is undone.",
    (s, of) => `Was ${s} zog, als ${of} am Zug war, ist zurückgenommen.`,
  ],
  [
    "What {S} took off in {S}'s turn is undone.",
    (s, of) => `Was ${s} wegnahm, als ${of} am Zug war, steht wieder.`,
  ],
  [
    "{S} has touched a man: what {S} moved out of turn can no longer be undone.",
    (s, of) =>
      `${s} hat eine Figur berührt: Was ${of} außer der Reihe zog, kann nicht mehr zurückgenommen werden.`,
  ],
  [
    "{S} may, before touching a man, exact Penalty A, by which the position before this turn stands again.",
    (s) =>
      `${s} kann, bevor er eine Figur berührt, Strafe A fordern: Die Stellung vor diesem Zug steht dann wieder.`,
  ],
  [
    "{S} may, before touching a man, exact Penalty C, by which {S} must move a man that {S} selects.",
    (s, by, who) =>
      `${s} kann, bevor er eine Figur berührt, Strafe C fordern: ${by} muss dann eine Figur ziehen, die ${who} bestimmt.`,
  ],
  [
    "{S} may, before touching a man, exact Penalty C, by which {S} must move the {M}.",
    (s, by, m) =>
      `${s} kann, bevor er eine Figur berührt, Strafe C fordern: ${by} muss dann ${man(m!)} ziehen.`,
  ],
  [
    "{S} may exact Penalty C, by which {S} must move a man that {S} selects.",
    (s, by, who) => `${s} kann Strafe C fordern: ${by} muss dann eine Figur ziehen, die ${who} bestimmt.`,
  ],
  [
    "{S} may, before touching a man, exact Penalty C, by which {S} must move the {M}, or Penalty B, by which a man that was touched is moved or taken.",
    (s, by, m) =>
      `${s} kann, bevor er eine Figur berührt, Strafe C fordern, durch die ${by} ${man(m!)} ziehen muss, oder Strafe B, durch die eine berührte Figur gezogen oder geschlagen wird.`,
  ],
  [
    "{S} may exact Penalty C, by which {S} must move the {M}.",
    (s, by, m) => `${s} kann Strafe C fordern: ${by} muss dann ${man(m!)} ziehen.`,
  ],
  [
    "{S} may, before touching a man, exact Penalty B, by which a man that was touched is moved or taken, or Penalty C, by which {S} must move a man that {S} selects.",
    (s, by, who) =>
      `${s} kann, bevor er eine Figur berührt, Strafe B fordern, durch die eine berührte Figur gezogen oder geschlagen wird, oder Strafe C, durch die ${by} eine Figur ziehen muss, die ${who} bestimmt.`,
  ],
  [
    "{S} may, before touching a man, require that the {M}'s move be {S}'s whole move.",
    (s, m, by) =>
      `${s} kann, bevor er eine Figur berührt, verlangen, dass der Zug ${genitive(m!)} der ganze Zug von ${by} ist.`,
  ],
  [
    "{S} chooses the penalty, or waives it, before touching a man.",
    (s) => `${s} wählt die Strafe oder verzichtet auf sie, bevor er eine Figur berührt.`,
  ],
  [
    "{S} may exact a penalty in {S}'s next turn, before touching a man again.",
    (s) => `${s} kann in seinem nächsten Zug eine Strafe fordern, bevor er wieder eine Figur berührt.`,
  ],
  [
    "{S} exacts it: {S} must move the {M} on {Q}.",
    (s, by, m, on) => `${s} fordert die Strafe: ${by} muss ${man(m!)} auf ${on} ziehen.`,
  ],
  [
    "{S} exacts it: {S} must move the {M}.",
    (s, by, m) => `${s} fordert die Strafe: ${by} muss ${man(m!)} ziehen.`,
  ],
  [
    "{S} has touched a man: nothing can be exacted for what went before.",
    (s) => `${s} hat eine Figur berührt: Für das Vorherige kann nichts mehr gefordert werden.`,
  ],
  [
    "{S} has touched a man since, so the right has lapsed.",
    (s) => `${s} hat seitdem eine Figur berührt; das Recht ist verfallen.`,
  ],
  [
    "A move has been made since, so the right has lapsed.",
    () => "Seitdem wurde gezogen; das Recht ist verfallen.",
  ],
  [
    "{S} waives everything that could be exacted.",
    (s) => `${s} verzichtet auf alles, was gefordert werden könnte.`,
  ],
  [
    "{S} waives what could be required: {S}'s castling stands.",
    (s, by) => `${s} verzichtet auf das, was verlangt werden könnte: Die Rochade von ${by} bleibt.`,
  ],
  [
    "No legal move can do what {S} requires.",
    (s) => `Kein regelgerechter Zug kann erfüllen, was ${s} verlangt.`,
  ],
  [
    "The requirement is disregarded, and no penalty is left for that offence.",
    () => "Das Verlangen entfällt, und für diesen Verstoß bleibt keine Strafe.",
  ],
];
