/** My games. */

import type * as EN from "../en/games";
import type { Said } from "../said";

export const GAMES: Said<typeof EN.GAMES> = {
  title: "Meine Partien",
  seats: {
    white: "Sie haben Weiß",
    black: "Sie haben Schwarz",
    both: "zu zweit an einem Gerät",
    watch: "Sie schauen zu",
    arbiter: "Sie sind Schiedsrichter",
  },
  match: (score, game, mine) =>
    [score, game && `Partie ${game} läuft`, mine && (game ? "Sie sind am Zug" : "er wartet auf Sie")]
      .filter(Boolean)
      .join(", "),
  yours: "Sie sind am Zug",
  fell: (side) => `die Zeit von ${side} ist abgelaufen`,
  fellYours: "Ihre Zeit ist abgelaufen",
  theirs: (side) => `${side} am Zug`,
  won: "Sie haben gewonnen",
  lost: "Sie haben verloren",
  again: "Ihr Gegner möchte Revanche: annehmen",
  noClock: "ohne Uhr",
  today: "heute",
  forget: "Diese Partie vergessen",
  forgetGame: (game) => `Partie ${game} vergessen`,
  fewer: "Weniger",
  all: (number) => `Alle ${number}`,
  kept: "Diese Liste steht nur in diesem Browser.",
  game: (game) => `Partie ${game}`,
  titled: (game) => `Partie ${game} · Jadoube`,
  yourMove: (game) => `● Sie sind am Zug · ${game}`,
  toMove: (side, game) => `${side} am Zug · ${game}`,
};

export const KEYLESS: Said<typeof EN.KEYLESS> = {
  here: "Dieser Browser hat einen Platz in dieser Partie:",
  open: (game, seat) => `Partie ${game}: ${seat}`,
  taken:
    "Der Link einer Einladung gilt nur einmal. Wer ihn zuerst öffnet, hat den Platz: vielleicht Sie selbst, in einem anderen Browser oder auf einem anderen Gerät.",
  elsewhere:
    "Dort steht die Partie auf der Startseite unter „Meine Partien“. Waren Sie es nicht, fragen Sie den Spieler, von dem der Link kam.",
};
