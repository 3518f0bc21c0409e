/** Wie eine Partie endet, und was die Uhr sagt. */

import type { Pattern } from "./pattern";

export const ENDS: readonly Pattern[] = [
  ["{S} is checkmated: {S} has won.", (s, won) => `${s} ist matt: ${won} hat gewonnen.`],
  ["{S} is stalemated: the game is drawn.", (s) => `${s} ist patt: Die Partie ist remis.`],
  ["{S} resigns, and {S} has won.", (s, won) => `${s} gibt auf; ${won} hat gewonnen.`],
  [
    "{S} has exceeded the time: {S} has won.",
    (s, won) => `${s} hat die Zeit überschritten: ${won} hat gewonnen.`,
  ],
  ["{S} offers a draw.", (s) => `${s} bietet Remis.`],
  [
    "{S} cannot win by normal means: the game is drawn.",
    (s) => `${s} kann mit normalen Mitteln nicht gewinnen: Die Partie ist remis.`,
  ],
  [
    "That {S} cannot win by normal means is for the arbiter to decide.",
    (s) => `Ob ${s} mit normalen Mitteln nicht gewinnen kann, entscheidet der Schiedsrichter.`,
  ],
  [
    "The arbiter sees nothing that calls for action without a claim.",
    () => "Der Schiedsrichter sieht nichts, wobei er ohne Reklamation einschreiten müsste.",
  ],
  ["The game is drawn.", () => "Die Partie ist remis."],
  ["The game is over.", () => "Die Partie ist beendet."],
  ["Play is over.", () => "Das Spiel ist beendet."],
  ["The players agree: the game is drawn.", () => "Die Spieler einigen sich: Die Partie ist remis."],
  ["The claim counts as {S}'s offer of a draw.", (s) => `Die Reklamation gilt als Remisangebot von ${s}.`],
  ["{S} declines the draw.", (s) => `${s} lehnt das Remis ab.`],
  [
    "{S}'s claim is correct: the position has been repeated.",
    (s) => `Die Reklamation von ${s} trifft zu: Die Stellung hat sich wiederholt.`,
  ],
  [
    "{S}'s claim is correct: each side has made {N} moves without a capture or a {M} move.",
    (s, n) =>
      `Die Reklamation von ${s} trifft zu: Jede Seite hat ${n} Züge gemacht, ohne zu schlagen oder einen Bauern zu ziehen.`,
  ],
  [
    "{S}'s claim is correct: each side has made {N} moves without a capture.",
    (s, n) => `Die Reklamation von ${s} trifft zu: Jede Seite hat ${n} Züge gemacht, ohne zu schlagen.`,
  ],
  [
    "Only the player whose turn it is may claim it, and it is {S}'s turn.",
    (s) => `Das kann nur reklamieren, wer am Zug ist, und am Zug ist ${s}.`,
  ],
  [
    "{S}'s claim is to be heard: the game stops until the arbiter rules.",
    (s) => `Die Reklamation von ${s} ist zu hören: Die Partie ruht, bis der Schiedsrichter entscheidet.`,
  ],
  ["{S} is checkmated.", (s) => `${s} ist matt.`],
  [
    "Neither side can mate by any series of legal moves: the game is drawn.",
    () => "Keine Seite kann durch irgendeine Folge von Zügen mattsetzen: Die Partie ist remis.",
  ],
  [
    "Whatever legal moves are made, neither side can win: it is a drawn game.",
    () => "Welche Züge auch gemacht werden, keine Seite kann gewinnen: Die Partie ist remis.",
  ],
  [
    "The arbiter declares the game drawn: no claim is needed.",
    () => "Der Schiedsrichter erklärt die Partie für remis: Eine Reklamation ist nicht nötig.",
  ],
  ["Nothing here draws the game without a claim.", () => "Ohne Reklamation ist die Partie hier nicht remis."],
  ["{S} has not exceeded the time.", (s) => `${s} hat die Zeit nicht überschritten.`],
  [
    "{S} has exceeded the time; {S} cannot mate by any series of legal moves: the game is drawn.",
    (s, other) =>
      `${s} hat die Zeit überschritten; ${other} kann durch keine Folge von Zügen mattsetzen: Die Partie ist remis.`,
  ],
  [
    "{S} has exceeded the time, but {S} has the {M} alone: the game is drawn.",
    (s, other) =>
      `${s} hat die Zeit überschritten, aber ${other} hat nur noch den König: Die Partie ist remis.`,
  ],
  [
    "Both have exceeded the time, and which was first is not known: the game is drawn.",
    () => "Beide haben die Zeit überschritten, und wer zuerst, ist nicht bekannt: Die Partie ist remis.",
  ],
  [
    "{S}'s flag fell before the clock was pressed, so the move was not completed in time: {S} has won.",
    (s, won) =>
      `Die Fahne von ${s} fiel, bevor die Uhr gedrückt war; der Zug wurde nicht rechtzeitig abgeschlossen: ${won} hat gewonnen.`,
  ],
  [
    "{S}'s flag had fallen: it goes up again.",
    (s) => `Die Fahne von ${s} war gefallen: Sie steht wieder oben.`,
  ],
  [
    "{S} was not at the board by the default time: {S} has won.",
    (s, won) => `${s} war bis zum Ende der Wartezeit nicht am Brett: ${won} hat gewonnen.`,
  ],
  [
    "Neither was at the board by the default time: both have lost.",
    () => "Bis zum Ende der Wartezeit war keiner am Brett: Beide haben verloren.",
  ],
  [
    "{S} had an electronic device and loses the game.",
    (s) => `${s} hatte ein elektronisches Gerät und verliert die Partie.`,
  ],
  [
    "The clock is now set as agreed, with the times that it would show if it had been set so at the start.",
    () =>
      "Die Uhr ist jetzt wie vereinbart gestellt, mit den Zeiten, die sie zeigte, wäre sie von Anfang an so gestellt gewesen.",
  ],
  ["The times are put right as found.", () => "Die Zeiten sind berichtigt, wie festgestellt."],
  [
    "The players have each other's men: it is put right and the game begun again.",
    () => "Die Spieler haben vertauschte Farben: Das wird berichtigt und die Partie neu begonnen.",
  ],
  [
    "The players have each other's men, but it is found too late: the game is played out.",
    () =>
      "Die Spieler haben vertauschte Farben, doch das wird zu spät bemerkt: Die Partie wird zu Ende gespielt.",
  ],
  [
    "Men stood wrongly, or were missing, at the start: it is put right and the game begun again.",
    () => "Zu Beginn standen Figuren falsch oder fehlten: Das wird berichtigt und die Partie neu begonnen.",
  ],
  [
    "Men stood wrongly, or were missing, at the start, but it is found too late: the game is played out.",
    () =>
      "Zu Beginn standen Figuren falsch oder fehlten, doch das wird zu spät bemerkt: Die Partie wird zu Ende gespielt.",
  ],
  [
    "The decision is put off, and the game goes on.",
    () => "Die Entscheidung ist aufgeschoben, und die Partie geht weiter.",
  ],
  [
    "Whether {S} did so is a question of fact, to be found; {S} may admit it.",
    (s, who) => `Ob ${s} das getan hat, ist eine Tatfrage und festzustellen; ${who} kann es zugeben.`,
  ],
];
