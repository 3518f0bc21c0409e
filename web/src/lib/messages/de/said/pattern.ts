/**
 * Die Muster der Entscheidungen: wie der Server sie auf Englisch sagt, und was auf Deutsch dafür steht. Wo ein Teil eines
 * Satzes kein deutsches Wort hat, hat der ganze Satz keines.
 */

import { CONDUCT, TIMES } from "../reasons";

/** In einem Muster: S eine Seite, M eine Figur, Q ein Feld, N eine Zahl, T eine Zeit, C ein Verhalten, W ein Name von Regeln, R Gründe, A ein Zeitpunkt, H was da zu sehen ist, X ein Zug. */
export const LETTERS: Readonly<Record<string, string>> = {
  S: "(White|Black)",
  M: "(King|Queen|Rook|Bishop|Knight|Pawn)",
  Q: "([a-h][1-8])",
  N: "(\\d+)",
  T: `(${Object.keys(TIMES).join("|")})`,
  C: `(${Object.keys(CONDUCT).join("|")})`,
  W: "([^:.]+)",
  R: "([^.]+)",
  A: "(At the start|After \\d+(?:\\.|…) \\S+)",
  H: "(.+?)",
  X: "([A-Za-z0-9=+#-]+)",
};

export type Pattern = [english: string, german: (...found: string[]) => string | null];
