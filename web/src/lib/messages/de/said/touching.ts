/** Berühren und Zurechtrücken. */

import { dative, it, man } from "../reasons";
import type { Pattern } from "./pattern";
import { duty, men } from "./phrases";

export const TOUCHING: readonly Pattern[] = [
  [
    "{S} touched the {M} on {Q} and must move it.",
    (s, m, on) => `${s} hat ${man(m!)} auf ${on} berührt und muss ${it(m!)} ziehen.`,
  ],
  [
    "{S} touched {S}'s {M} on {Q} and must take it.",
    (s, other, m, on) => `${s} hat ${man(m!)} von ${other} auf ${on} berührt und muss ${it(m!)} schlagen.`,
  ],
  [
    "{S} touched the {M} on {Q}, and is not bound by the touch.",
    (s, m, on) => `${s} hat ${man(m!)} auf ${on} berührt und ist dadurch zu nichts verpflichtet.`,
  ],
  [
    "{S} touched {S}'s {M} on {Q}, and is not bound by the touch.",
    (s, other, m, on) =>
      `${s} hat ${man(m!)} von ${other} auf ${on} berührt und ist dadurch zu nichts verpflichtet.`,
  ],
  [
    "{S} touched the {M} on {Q} out of turn: {W} does not say what follows.",
    (s, m, on, code) =>
      `${s} hat ${man(m!)} auf ${on} berührt, ohne am Zug zu sein: Was daraus folgt, sagen die Regeln (${code}) nicht.`,
  ],
  [
    "{S} touched the {M} on {Q} out of turn.",
    (s, m, on) => `${s} hat ${man(m!)} auf ${on} berührt, ohne am Zug zu sein.`,
  ],
  [
    "{S}'s touch has no consequence: it was an accident.",
    (s) => `Die Berührung von ${s} hat keine Folgen: Sie war ein Versehen.`,
  ],
  [
    "{S}'s touch has no consequence: he has the move, he said so first.",
    (s) => `Die Berührung von ${s} hat keine Folgen: Er ist am Zug und hat es vorher gesagt.`,
  ],
  [
    "{S} displaced the {M} from {Q}, by accident as stated; it may be put right.",
    (s, m, from) =>
      `${s} hat ${man(m!)} von ${from} verschoben, aus Versehen, wie es heißt; das darf berichtigt werden.`,
  ],
  [
    "{S} touched the {M} on {Q} and the {M} on {Q} and must move the {M} on {Q}.",
    (s, m, on, n, there, due, at) =>
      `${s} hat ${man(m!)} auf ${on} und ${man(n!)} auf ${there} berührt und muss ${man(due!)} auf ${at} ziehen.`,
  ],
  [
    "{S} touched the {M} on {Q} and {S}'s {M} on {Q} and must move the {M} on {Q}.",
    (s, m, on, of, n, there, due, at) =>
      `${s} hat ${man(m!)} auf ${on} und ${man(n!)} von ${of} auf ${there} berührt und muss ${man(due!)} auf ${at} ziehen.`,
  ],
  [
    "{S} touched the {M} on {Q} and {S}'s {M} on {Q} and must take {S}'s {M} on {Q} with the {M} on {Q}.",
    (s, m, on, of, n, there, _of, prey, at, by, from) =>
      `${s} hat ${man(m!)} auf ${on} und ${man(n!)} von ${of} auf ${there} berührt und muss ${man(prey!)} auf ${at} mit ${dative(by!)} auf ${from} schlagen.`,
  ],
  [
    "{S} touched the {M} on {Q} and the {M} on {Q} and must castle with the {M} on {Q} and the {M} on {Q}.",
    (s, m, on, n, there) =>
      `${s} hat ${man(m!)} auf ${on} und ${man(n!)} auf ${there} berührt und muss mit ihnen rochieren.`,
  ],
  [
    "{S} touched the {M} that stood on {Q} and {S}'s {M} on {Q} and must move the {M} that stood on {Q}.",
    (s, m, on, of, n, there, due, at) =>
      `${s} hat ${man(m!)} von ${on} und ${man(n!)} von ${of} auf ${there} berührt und muss ${man(due!)} von ${at} ziehen.`,
  ],
  [
    "{S} touched the {M} that stood on {Q} and the {M} on {Q} and must move the {M} that stood on {Q}.",
    (s, m, on, n, there, due, at) =>
      `${s} hat ${man(m!)} von ${on} und ${man(n!)} auf ${there} berührt und muss ${man(due!)} von ${at} ziehen.`,
  ],
  [
    "{S} touched the {M} on {Q} out of turn, and may be treated as having touched it in the next turn.",
    (s, m, on) =>
      `${s} hat ${man(m!)} auf ${on} berührt, ohne am Zug zu sein: Das kann so behandelt werden, als sei es im nächsten Zug geschehen.`,
  ],
  [
    "{S} touched the {M} first, and may castle with it all the same.",
    (s, m) => `${s} hat zuerst ${man(m!)} berührt und darf trotzdem mit ihm rochieren.`,
  ],
  [
    "{S} gave notice, and may adjust without consequence.",
    (s) => `${s} hat es angekündigt und darf ohne Folgen zurechtrücken.`,
  ],
  [
    "{S}'s touch has no consequence: it is his own turn, he gave notice.",
    (s) => `Die Berührung von ${s} hat keine Folgen: Er ist am Zug und hat es angekündigt.`,
  ],
  [
    "{S}'s touch has no consequence: a man was put right that an accident had displaced.",
    (s) =>
      `Die Berührung von ${s} hat keine Folgen: Eine Figur, die aus Versehen verschoben war, wurde zurechtgestellt.`,
  ],
  [
    "{S}'s touch has no consequence: the man was put back where it belongs.",
    (s) => `Die Berührung von ${s} hat keine Folgen: Die Figur wurde dahin zurückgestellt, wo sie hingehört.`,
  ],
  [
    "It is found that {S} touched the {M} on {Q} by accident: that touch has no consequence.",
    (s, m, on) =>
      `Es ist festgestellt: ${s} hat ${man(m!)} auf ${on} aus Versehen berührt. Das hat keine Folgen.`,
  ],
  ["{S} put the displaced man right.", (s) => `${s} hat die verschobene Figur zurechtgestellt.`],
  [
    "{S} displaced the {M} from {Q}; it may be put right.",
    (s, m, from) => `${s} hat ${man(m!)} von ${from} verschoben; das darf berichtigt werden.`,
  ],
  [
    "{S} displaced all the men; they may be put right.",
    (s) => `${s} hat alle Figuren verschoben; das darf berichtigt werden.`,
  ],
  [
    "{S} had to move the {M} on {Q}, but moved the {M} on {Q}: unless {S} puts it right first, the arbiter has it taken back when the clock is pressed or play goes on.",
    (s, m, on, n, there, who) =>
      `${s} musste ${man(m!)} auf ${on} ziehen, hat aber ${man(n!)} auf ${there} gezogen: Stellt ${who} es nicht vorher richtig, lässt der Schiedsrichter es zurücknehmen, wenn die Uhr gedrückt wird oder das Spiel weitergeht.`,
  ],
  [
    "{S} had to move the {M} on {Q}, but moved the {M} on {Q}: {S} may claim it before touching a man, and the move is then taken back.",
    (s, m, on, n, there, who) =>
      `${s} musste ${man(m!)} auf ${on} ziehen, hat aber ${man(n!)} auf ${there} gezogen: ${who} darf es reklamieren, bevor er eine Figur berührt; dann wird der Zug zurückgenommen.`,
  ],
  [
    "{S} has communicated a move, and can no longer claim it.",
    (s) => `${s} hat einen Zug übermittelt und kann es nicht mehr reklamieren.`,
  ],
  [
    "{S} has touched a man, and can no longer claim it.",
    (s) => `${s} hat eine Figur berührt und kann es nicht mehr reklamieren.`,
  ],
  [
    "{S} has touched a man: {S}'s offer of a draw is gone.",
    (s, of) => `${s} hat eine Figur berührt: Das Remisangebot von ${of} ist erloschen.`,
  ],
  [
    "{S} touched {E} and must {E}.",
    (s, touched, must) => {
      const [own, due] = [men(touched!), duty(must!)];
      return own && due ? `${s} hat ${own} berührt und muss ${due}.` : null;
    },
  ],
  ["That excuses no touch.", () => "Das entschuldigt keine Berührung."],
];
