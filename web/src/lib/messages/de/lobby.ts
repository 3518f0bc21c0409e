/** Seats that anybody may take. */

import type * as EN from "../en/lobby";
import type { Said } from "../said";

const minutes = (number: number): string => (number === 1 ? "1 Minute" : `${number} Minuten`);

export const LOBBY: Said<typeof EN.LOBBY> = {
  title: "Freie Plätze",
  none: "Niemand wartet.",
  way: (number) =>
    number === null
      ? "Freie Plätze"
      : number === 0
        ? "Freie Plätze: niemand wartet"
        : number === 1
          ? "Jemand wartet auf einen Gegner"
          : `${number} warten auf einen Gegner`,
  here: (number) => (number === 1 ? "1 sitzt am Brett" : `${number} sitzen an den Brettern`),
  visitors: (number) => `${number} sind auf dieser Seite`,
  present: (names) => `Gerade hier: ${names.join(", ")}`,
  anyone: "Gegner suchen",
  anyoneSays: "Ihr Platz wird hier allen angeboten.",
  name: "Ihr Name, wenn andere ihn sehen dürfen",
  longest: (letters) => `Ein Name hat hier höchstens ${letters} Buchstaben.`,
  nobody: "Jemand",
  take: (side) => (side === "white" ? "Weiß nehmen" : "Schwarz nehmen"),
  takeFrom: (name) => `gegen ${name}`,
  yours: "Ihr Angebot",
  taken: "Jemand war schneller.",
  waited: (ms) => {
    const whole = Math.floor(ms / 60_000);
    if (whole < 1) return "gerade eben";
    return whole < 60 ? `vor ${minutes(whole)}` : `vor ${Math.floor(whole / 60)} Std.`;
  },
  noClock: "ohne Uhr",
  guarded: "gesichert",
  silent: "still",
  odds: (what) => `Vorgabe: ${what}`,
  start: "aus einer Stellung",
  offered: "Den anderen Platz kann jeder nehmen: Er steht auf der Startseite, solange Sie hier sind.",
};
