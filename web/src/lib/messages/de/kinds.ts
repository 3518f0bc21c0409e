/** The kinds of rulings. */

import type * as EN from "../en/kinds";
import type { Said } from "../said";

export const KIND_WORDS: Said<typeof EN.KIND_WORDS> = {
  obligation: "Pflicht",
  right: "Recht",
  offence: "Verstoß",
  penalty: "Strafe",
  restored: "zurückgestellt",
  completed: "abgeschlossen",
  refused: "abgewiesen",
  result: "Ergebnis",
  note: "Hinweis",
};
