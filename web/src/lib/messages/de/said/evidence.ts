/** Worauf eine Entscheidung beruht: die Frage danach, und die Antwort in einem Satz. */

import type { Pattern } from "./pattern";

/** Warum eine Seite nicht mattsetzen kann. */
const BECAUSE: Readonly<Record<string, string>> = {
  "there is no legal move": "Es gibt keinen regelgerechten Zug",
  "the remaining men cannot mate, wherever they stand":
    "Die übrigen Figuren können nicht mattsetzen, wo immer sie stehen",
  "men that can never move or be taken stand in the way of every mate":
    "Figuren, die nie ziehen und nie geschlagen werden können, stehen jedem Matt im Weg",
  "the confined men allow no mate, wherever the other men stand":
    "Die eingesperrten Figuren lassen kein Matt zu, wo immer die anderen stehen",
  "every position that can be reached was examined, and none leads to mate":
    "Jede erreichbare Stellung wurde untersucht, und keine führt zum Matt",
};

/** "Es gibt keinen regelgerechten Zug", auch nach Zügen, die erzwungen sind. */
function because(english: string): string | null {
  const [, moves, one, rest] = /^after (.+), which (is|are) forced, (.+)$/.exec(english) ?? [];
  if (moves === undefined) return BECAUSE[english] ?? null;
  const why = BECAUSE[rest ?? ""];
  return why === undefined ? null : `Nach ${moves} (erzwungen${one === "is" ? "er Zug" : "e Züge"}): ${why}`;
}

const noMate = (who: string, why: string): string | null => {
  const own = because(why);
  return own === null ? null : `${who}: ${own}.`;
};

export const EVIDENCE: readonly Pattern[] = [
  ["Why can {S} still mate?", (s) => `Warum kann ${s} noch mattsetzen?`],
  ["Why can {S} no longer mate?", (s) => `Warum kann ${s} nicht mehr mattsetzen?`],
  ["How can {S} force mate?", (s) => `Wie kann ${s} das Matt erzwingen?`],
  ["Why can {S} not force mate?", (s) => `Warum kann ${s} das Matt nicht erzwingen?`],
  ["Why is this drawn?", () => "Warum ist das remis?"],
  [
    "Every series of checks can be brought to an end.",
    () => "Jede Folge von Schachgeboten lässt sich beenden.",
  ],
  [
    "It is unproven: the search ended at its bound of {N} positions.",
    (n) => `Das ist nicht bewiesen: Die Suche endete an ihrer Grenze von ${n} Stellungen.`,
  ],
  ["{S} can still mate.", (s) => `${s} kann noch mattsetzen.`],
  [
    "{S} can mate by no series of legal moves.",
    (s) => `${s} kann durch keine Folge regelgerechter Züge mattsetzen.`,
  ],
  ["{S} can force mate.", (s) => `${s} kann das Matt erzwingen.`],
  ["{S} cannot force mate.", (s) => `${s} kann das Matt nicht erzwingen.`],
  ["{S} can give check for ever.", (s) => `${s} kann ohne Ende Schach bieten.`],
  ["{S} cannot give check for ever.", (s) => `${s} kann nicht ohne Ende Schach bieten.`],
  ["{S} is already checkmated.", (s) => `${s} ist schon matt.`],
  [
    "{S} can still mate, for instance by {E}.",
    (s, moves) => `${s} kann noch mattsetzen, zum Beispiel durch ${moves}.`,
  ],
  ["{S} cannot mate: {E}.", (s, why = "") => noMate(`${s} kann nicht mattsetzen`, why)],
  ["Neither side can mate: {E}.", (why = "") => noMate("Keine Seite kann mattsetzen", why)],
  [
    "{S} can give the same check again and again: {E}, and so on.",
    (s, moves) => `${s} kann immer wieder dasselbe Schach bieten: ${moves} und so weiter.`,
  ],
  [
    "{S} has a check in each of the {N} positions that can arise, for instance {E}, and so on.",
    (s, n, moves) =>
      `${s} hat in jeder der ${n} Stellungen, die entstehen können, ein Schachgebot, zum Beispiel ${moves} und so weiter.`,
  ],
  ["It is already checkmate.", () => "Es ist schon matt."],
  ["It is already won.", () => "Es ist schon gewonnen."],
  ["One move is enough: {E}.", (moves) => `Ein Zug genügt: ${moves}.`],
  [
    "The right move in each of {N} positions forces mate, for instance {E}.",
    (n, moves) => `Der richtige Zug in jeder von ${n} Stellungen erzwingt das Matt, zum Beispiel ${moves}.`,
  ],
  [
    "The right move in each of {N} positions forces a win, for instance {E}.",
    (n, moves) => `Der richtige Zug in jeder von ${n} Stellungen erzwingt den Gewinn, zum Beispiel ${moves}.`,
  ],
  [
    "Whatever is replied wins, for instance {E}.",
    (moves) => `Jede Antwort lässt gewinnen, zum Beispiel ${moves}.`,
  ],
  [
    "From here mate cannot be forced, or the game is over.",
    () => "Von hier lässt sich das Matt nicht erzwingen, oder die Partie ist beendet.",
  ],
  [
    "From here no win can be forced, or the game is over.",
    () => "Von hier lässt sich der Gewinn nicht erzwingen, oder die Partie ist beendet.",
  ],
  ["One reply prevents mate for ever.", () => "Eine Antwort verhindert das Matt für immer."],
  ["One reply prevents a win for ever.", () => "Eine Antwort verhindert den Gewinn für immer."],
  [
    "The right reply in each of {N} positions prevents mate for ever.",
    (n) => `Die richtige Antwort in jeder von ${n} Stellungen verhindert das Matt für immer.`,
  ],
  [
    "The right reply in each of {N} positions prevents a win for ever.",
    (n) => `Die richtige Antwort in jeder von ${n} Stellungen verhindert den Gewinn für immer.`,
  ],
];
