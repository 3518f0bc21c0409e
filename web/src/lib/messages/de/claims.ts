/** The list of claims. Sides are names: "Weiß". */

import type * as EN from "../en/claims";
import type { Said } from "../said";
import { secondsWords } from "./time";

export const CLAIMING: Said<typeof EN.CLAIMING> = {
  groups: {
    ripe: { title: "Jetzt", says: "Der Partieverlauf spricht dafür: Reklamieren Sie es, und es gilt." },
    deeds: {
      title: "Was der Gegner getan hat",
      says: "Die Regeln sehen es sich an und sagen, was folgt: ein Zug zurück, eine Strafe oder nichts.",
    },
    draws: { title: "Remis", says: "Ist es so, dann ist die Partie remis." },
    disputed: {
      title: "Nur im Streitfall",
      says: "Die Zeit, was gesagt wurde, und wie Brett und Uhr gestellt waren: Ist es so, dann handeln die Regeln danach.",
    },
  },
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
  title: "Reklamieren",
  pointTo: "Zeigen",
  squareOf: (claim) => `${claim}: Feld`,
  intended: "Beabsichtigter Zug",
  /** What is claimed, inside a question. */
  asked: (claim) => claim,
};

/** How the arbiter is called. */
export const ARBITER: Said<typeof EN.ARBITER> = {
  title: "Der Schiedsrichter",
  seat: {
    seated: "Ein Schiedsrichter ist am Brett.",
    link: "Niemand sitzt auf dem Platz des Schiedsrichters. Schicken Sie ihm den Link:",
    elsewhere:
      "Niemand sitzt auf dem Platz des Schiedsrichters. Wer die Partie angelegt hat, hat den Link dafür.",
  },
  links: "Links",
  call: "Uhren anhalten und den Schiedsrichter rufen",
  callSays:
    "Beide Uhren stehen, bis er oder Sie beide eine in Gang setzen. Er stellt fest, ob es einen Grund dafür gab.",
  start: "Die Uhr wieder in Gang setzen",
  startSays: "Ihr Gegner muss zustimmen.",
};
