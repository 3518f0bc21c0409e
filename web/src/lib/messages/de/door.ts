/** The door. */

import type * as EN from "../en/door";
import type { Said } from "../said";

export const DOOR: Said<typeof EN.DOOR> = {
  friend: "Gegen einen Freund",
  friendSays: "Sie bekommen einen Link und einen QR-Code zum Verschicken.",
  pass: "Zu zweit an einem Gerät",
  passSays: "Zwei Leute vor diesem Bildschirm.",
  computer: "Gegen den Computer",
  computerSays: "Er spielt nach denselben Regeln wie Sie.",
  level: "Wie gut er spielt",
  player: "Wer die Züge wählt",
  own: "Jadoube",
  engine: (level) => `Engine, Stufe ${level}`,
  opponent: (level) => `Computer, Stufe ${level}`,
  engineBrief: (level) => `Engine ${level}`,
  opponentBrief: (level) => `Computer ${level}`,
  levels: [
    "1: ein sorgloser Anfänger",
    "2: ein Anfänger",
    "3: ein Gelegenheitsspieler",
    "4: ein aufmerksamer Spieler",
    "5: ein Vereinsspieler",
    "6: ein guter Vereinsspieler",
    "7: rechnet weit voraus",
    "8: so gut er kann",
  ],
  levelSays: [
    "Er berührt auch einmal die falsche Figur.",
    "Er übersieht weniger als der erste.",
    "",
    "Ein Gelegenheitsspieler, der alles bemerkt.",
  ],
  chosen: (clock, laws, table) => `${clock}, ${laws}, ${table}. Weiter unten lässt es sich ändern.`,
  byPost: (laws, clock) =>
    `${laws}: Die Züge werden geschickt, Berührungen zählen nicht, und ${clock === null ? "eine Zeit zum Antworten ist nicht gesetzt" : `die Zeit zum Antworten ist: ${clock}`}. Weiter unten lässt es sich ändern.`,
  noClock: "Ohne Uhr",
  unclear: "Eine noch offene Bedenkzeit",
  ownClock: "Die Bedenkzeit des Regelwerks",
  ownDays: "die Tage, die die Regeln setzen",
  table: {
    physical: "ein echtes Brett, an dem Berührungen zählen",
    guarded: "ein Brett, das nur erlaubte Züge zulässt",
  },
};
