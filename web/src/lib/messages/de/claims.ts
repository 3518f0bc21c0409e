/** The list of claims. Sides are names: "Weiß". */

import type * as EN from "../en/claims";
import type { Said } from "../said";
import { secondsWords } from "./time";

export const CLAIMING: Said<typeof EN.CLAIMING> = {
  draws: "Remis",
  others: "Andere Reklamationen",
  wrong: "Bei falscher Reklamation:",
  time: (opponent, seconds) => `${opponent} erhält ${secondsWords(seconds)}`,
  timeNoted: (opponent, seconds) =>
    `${opponent} erhielte ${secondsWords(seconds)}; ohne Uhr wird das nur vermerkt`,
  offers: "sie gilt als Remisangebot",
  sure: (what) => `Reklamieren: ${what}?`,
  /** The same with the move that is declared. */
  sureWith: (what, move) => `Reklamieren: ${what}, mit dem Zug ${move}?`,
  yes: "Reklamieren",
  no: "Nicht reklamieren",
  /** The claims of the other player at one board. */
  of: (side) => `Reklamationen von ${side}`,
  none: "Jetzt gibt es nichts zu reklamieren.",
  supported: "der Partieverlauf spricht dafür",
  intending: "Mit einem beabsichtigten Zug …",
  /** On the board nothing is played as long as this is asked. */
  point: "Auf die Figur und ihr Zielfeld zeigen oder den Zug schreiben. Ausgeführt wird er noch nicht.",
  whither: (square) => `Von ${square} auf welches Feld?`,
  becomes: "Der Bauer wird",
  intend: "Reklamieren",
  drop: "Abbrechen",
  exact: "Strafe fordern",
  exactSays: "War der letzte Zug ein Verstoß, lässt sich eine Strafe fordern. Ob er es war, sagt niemand.",
  /** The newest claim was refused. `whose` is "Ihre", "von Schwarz" or "des Schiedsrichters". */
  refused: (whose) =>
    whose.includes(" ")
      ? `Die Reklamation ${whose} wurde abgewiesen.`
      : `${whose} Reklamation wurde abgewiesen.`,
  title: "Reklamieren",
  pointTo: "Zeigen",
  squareOf: (claim) => `${claim}: Feld`,
  intended: "Beabsichtigter Zug",
  /** What is claimed, inside a question. */
  asked: (claim) => claim,
};
