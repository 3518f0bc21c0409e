/** Parts of acts, the same in a sentence and on a button. */

import type * as EN from "../en/clauses";
import type { Said } from "../said";
import { den, des, moveOf } from "./cases";

/** What people can find, as sentences after a colon. */
export const FACTS: Said<typeof EN.FACTS> = {
  accident: "Es war ein Versehen",
  so: "Es war so",
  "not-so": "Es war nicht so",
  unascertainable: "Es lässt sich nicht klären",
  "condition-met": "Die Bedingung ist erfüllt",
  drawn: "Die Partie ist remis",
  postponed: "Die Entscheidung wird vertagt",
  "draw-agreed": "Remis war vereinbart",
  "mate-first": "Das Matt kam vor dem Fall der Fahne",
  "board-misplaced": "Das Brett lag falsch",
  "men-misplaced": "Die Figuren waren falsch aufgestellt",
  "colours-reversed": "Die Farben waren vertauscht",
  repetition: "Die Stellung kam oft genug für Remis vor",
  "envelope-lost": "Der Umschlag mit dem Abgabezug ist verloren",
  "transmission-error": "Die Nachricht kam verändert an",
  "seventy-five": "Es sind genug Züge für Remis geschehen",
};

/** What people can find of a side, a square or the clocks. */
export const FACTS_ABOUT: Said<typeof EN.FACTS_ABOUT> = {
  offence: (_clause, side) => `${side} hat es getan`,
  refused: (side) => `${side} hat sich geweigert`,
  resigned: (side) => `${side} hat aufgegeben`,
  absent: (side) => `${side} ist nicht am Brett`,
  flag: (side) => `Die Fahne von ${side} ist gefallen`,
  "flag-first": (side) => `Die Fahne von ${side} fiel zuerst`,
  square: (square) => `Die Figur steht auf ${square}`,
  withdrawn: (side, how) => `${side} ist zurückgetreten${how === "silently" ? ", ohne ein Wort" : ""}`,
  "transmission-error": (side) => `Die Nachricht von ${side} kam verändert an`,
  clock: (white, black) => `Weiß hat noch ${white}, Schwarz ${black}`,
  postponed: (_delay, time) => `Die Entscheidung wird vertagt, mit einer Uhr mit Aufschub (${time})`,
  "move-counter": (white, black) => `Züge von Weiß: ${white}, von Schwarz: ${black}`,
};

/** What one player requires of the other, after a colon. */
export const REQUIREMENTS: Said<typeof EN.REQUIREMENTS> = {
  release: "die Figur loslassen",
  replace: "die Figur zurückstellen",
  "complete-castling": "die Rochade vollenden",
  "rook-move": "nur der Turmzug gilt",
  annulment: "den Zug zurücknehmen",
};

export const REQUIRED: Said<typeof EN.REQUIRED> = {
  piece: (man, square) => `${den(man)} selbst auf ${square}`,
  substitute: (square) => `eine Ersatzfigur auf ${square}`,
};

/** What is exacted: in a sentence with its article, on a button without. */
export const EXACTED: Said<typeof EN.EXACTED> = {
  king: "einen Königszug",
  move: (man, square) => `einen ${moveOf(man)} von ${square}`,
  capture: (man, square) => `das Schlagen ${des(man)} auf ${square}`,
  rook: "einen Turmzug",
  penalty: (letter) => `Strafe ${letter}`,
  /** At the beginning of what is exacted, and not on a button. */
  article: "einen |das ",
};

/** What can be claimed. */
export const CLAIMS: Said<typeof EN.CLAIMS> = {
  repetition: "Stellungswiederholung",
  "fifty-moves": "fünfzig Züge",
  "perpetual-check": "Dauerschach",
  "no-normal-means": "mit normalen Mitteln nicht zu gewinnen",
  "illegal-move": "regelwidriger Zug",
  touched: "berührte Figur",
  removed: "entfernte Figur",
  released: "losgelassene Figur",
  adjusted: "„j’adoube“ für die Figur",
  "board-misplaced": "Brett falsch gelegt",
  "men-misplaced": "Figuren falsch aufgestellt",
  "men-displaced": "Figuren verschoben",
  "colours-reversed": "Farben vertauscht",
  "clock-wrongly-set": "Uhr falsch gestellt",
  "wrong-first-move": "der Falsche hat begonnen",
  "wrongly-resumed": "Hängepartie falsch aufgestellt",
  "two-hands": "mit beiden Händen gezogen",
  time: "Zeitüberschreitung",
  "odds-not-given": "Vorgabe nicht gegeben",
  "false-check": "falsche Schachansage",
  "in-check": "im Schach",
  resigned: "Gegner hat aufgegeben",
  "draw-offered": "Gegner hat Remis geboten",
  "boards-differ": "die beiden Bretter weichen ab",
  "tablebase-win": "Gewinn nach Endspieldatenbank",
  "tablebase-draw": "Remis nach Endspieldatenbank",
  "draw-agreed": "Remis vereinbart",
};

export const CLAIMED: Said<typeof EN.CLAIMED> = {
  forfeiture: (clause) => `Partieverlust nach Absatz (${clause})`,
  at: (claim, side, number) => `${claim} (${number}. Zug von ${side})`,
  on: (square) => `auf ${square}`,
};
