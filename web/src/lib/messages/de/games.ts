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
  awaits: "noch niemand gekommen",
  yours: "Sie sind am Zug",
  fell: (side) => `die Zeit von ${side} ist abgelaufen`,
  fellYours: "Ihre Zeit ist abgelaufen",
  theirs: (side) => `${side} am Zug`,
  won: "Sie haben gewonnen",
  lost: "Sie haben verloren",
  rematch: "Ihr Gegner möchte Revanche: annehmen",
  against: (seat, name) => `${seat}, gegen ${name}`,
  series: (own, theirs) => `Serie: Sie ${own}\u00a0–\u00a0${theirs}`,
  noClock: "ohne Uhr",
  byPost: "Fernpartie",
  today: "heute",
  forget: "Diese Partie vergessen",
  loses: "Diese Partie läuft noch. Ist sie vergessen, öffnet nur noch ihr Link Ihren Platz.",
  keep: "Behalten",
  forgetGame: (game) => `Partie ${game} vergessen`,
  fewer: "Weniger",
  all: (number) => `Alle ${number}`,
  kept: "Diese Liste steht nur in diesem Browser.",
  along: "Ein Link zum Mitnehmen",
  alongSays:
    "In einem anderen Browser geöffnet, oder in diesem, wenn er sie vergessen hat, bringt dieser Link diese Partien und Ihre Plätze zurück. Behalten Sie ihn für sich: Wer ihn hat, kann an Ihrer Stelle spielen.",
  alongSome: (number) => `${number} davon passen hinein: die laufenden und die letzten.`,
  brought: (fresh, all) =>
    fresh === 0
      ? "Dieser Browser kannte alle Partien dieses Links schon."
      : fresh === all
        ? `${all === 1 ? "Eine Partie ist" : `${all} Partien sind`} mit diesem Link gekommen und ${all === 1 ? "steht" : "stehen"} jetzt in diesem Browser.`
        : `${fresh} der ${all} Partien dieses Links sind für diesen Browser neu und stehen jetzt darin.`,
  noneBrought: "In diesem Link stehen keine Partien.",
  game: (game) => `Partie ${game}`,
  titled: (game) => `Partie ${game} · Jadoube`,
  yourMove: (game) => `● Sie sind am Zug · ${game}`,
  rematchWanted: (game) => `● Revanche gewünscht · ${game}`,
  waiting: (game) => `Wartet auf Gegner · ${game}`,
  came: (game) => `● Ihr Gegner ist da · ${game}`,
  drawOffered: (game) => `● Remis angeboten · ${game}`,
  toRule: (game) => `● Die Partie wartet auf Ihre Entscheidung · ${game}`,
  claimed: (game) => `● Reklamation · ${game}`,
  toMove: (side, game) => `${side} am Zug · ${game}`,
};

export const KEYLESS: Said<typeof EN.KEYLESS> = {
  here: "Dieser Browser hat einen Platz in dieser Partie:",
  opens: (game) => `Dieser Link öffnet keinen Platz in Partie ${game}, oder keinen mehr.`,
  open: (game, seat) => `Partie ${game}: ${seat}`,
  taken:
    "Der Link einer Einladung gilt nur einmal. Wer ihn zuerst öffnet, hat den Platz: vielleicht Sie selbst, in einem anderen Browser oder auf einem anderen Gerät.",
  elsewhere:
    "Dort steht die Partie auf der Startseite unter „Meine Partien“. Waren Sie es nicht, fragen Sie den Spieler, von dem der Link kam.",
};
