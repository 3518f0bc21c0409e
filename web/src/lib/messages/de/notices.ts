/** Notices beside the board: answers, offers, accidents, what is counted. */

import type * as EN from "../en/notices";
import type { Said } from "../said";
import { secondsWords } from "./time";

export const NOTICES: Said<typeof EN.NOTICES> = {
  down: "Keine Verbindung. Die Seite versucht es weiter.",
  again: "Jetzt versuchen",
  unsent:
    "Was Sie zuletzt getan haben, ist noch nicht beim Server. Es gilt, wenn Ihr Gegner nicht inzwischen gehandelt hat.",
  arbiter: "Der Schiedsrichter",
  stopped: (who) =>
    `${who === null ? "Die Uhren stehen still." : `${who} ${who === "Sie" ? "haben" : "hat"} die Uhren angehalten.`} Es vergeht keine Zeit, bis wieder eine läuft.`,
  standsIn: "Die Engine antwortet nicht. Für sie spielt Jadoubes eigener Computer.",
  accident: "Ich habe sie aus Versehen berührt",
  accidentBoth: "Diese Berührung war ein Versehen",
  accidentSays: "Wenn beide es sagen, bindet die Berührung niemanden.",
  saysAccident: (who) =>
    `${who} ${who === "Sie" ? "sagen" : "sagt"}, die Berührung war ein Versehen. Wenn beide es sagen, bindet sie niemanden.`,
  askedBack: "Sie haben um die Rücknahme gebeten.",
  asksBack: (side) => `${side} bittet um die Rücknahme seines Zuges.`,
  declined: (who) => `Remis abgelehnt: ${who}.`,
  appealed: (who) =>
    `Berufung eingelegt: ${who}. Die Entscheidung gilt, bis der Schiedsrichter darüber entschieden hat.`,
  agree: "Zustimmen",
  orPlayOn: "Sind Sie nicht einverstanden, lassen Sie es unbeantwortet.",
  consentTo: (says) => `Einwilligen: ${says.replace(/[.]$/, "")}`,
  refuses: (says) => `Nicht erlauben: ${says}`,
  completed: (side, number) =>
    `${side} hat ${number === 1 ? "einen regelwidrigen Zug" : `${number} regelwidrige Züge`} abgeschlossen.`,
  penalised: (side, cost, noted) =>
    `Strafe für ${side}: ${cost}${noted ? " (nur vermerkt, denn es läuft keine Uhr)" : ""}.`,
  received: (opponent, seconds) => `${opponent} erhielt ${secondsWords(seconds)}`,
  taken: (side, seconds) => `${side} verlor ${secondsWords(seconds)}`,
  counted: "Strafen bisher",
};

export const AFTERWARDS: Said<typeof EN.AFTERWARDS> = {
  atOneBoard: "Noch einmal",
  rematch: (colours, first) => {
    const how = {
      keep: "mit denselben Farben",
      change: "mit vertauschten Farben",
      lot: "mit ausgelosten Farben",
    }[colours];
    return `Revanche ${how}${first === "black" ? "; Schwarz beginnt" : ""}`;
  },
  newGame: "Neue Partie",
  wanted: "Ihr Gegner möchte Revanche.",
  join: "Annehmen",
  decline: "Ablehnen",
  declined: "Sie haben die Revanche abgelehnt.",
  ended: {
    declined: "Ihr Gegner hat die Revanche abgelehnt.",
    withdrawn: "Ihr Gegner hat sein Angebot einer Revanche zurückgezogen.",
  },
  waiting: "Sie haben Revanche angeboten. Ihr Gegner sieht es neben dieser Partie.",
  goThere: "Zur neuen Partie",
  setUp: "Eine Revanche ist angeboten.",
  played: "Die Revanche wird in einer eigenen Partie gespielt.",
  calledOff: "Die Partie wurde abgesagt, bevor sie begann: Gespielt wurde nichts, und niemand hat verloren.",
  withdraw: "Angebot zurückziehen",
  leave: "Sie können gehen: Noch hat nichts begonnen.",
  backTo: "Zurück zur Partie davor",
  series: (games, own, theirs) =>
    `Nach ${games === 1 ? "einer Partie" : `${games} Partien`}: Sie ${own} – ${theirs}`,
};

export const FIRST: Said<typeof EN.FIRST> = {
  sends:
    "Die Züge werden geschickt; ein gemeinsames Brett gibt es nicht. Den Zug wie auf einer Karte schreiben oder auf dem Brett zeigen. Vor dem Senden steht da, was er bedeutet; danach gilt er.",
  title: "Ihre erste Partie hier",
  physical:
    "Was Sie berühren, zählt, und nichts hindert Sie an einem regelwidrigen Zug: Die Regeln urteilen. Wer eine Figur zurechtrücken will, sagt vorher „j’adoube“.",
  short: "Berührt – geführt, und nichts hindert Sie an einem regelwidrigen Zug.",
  guarded: "Das Brett lässt nicht zu, was die Regeln verbieten, und zeigt, wohin eine Figur ziehen kann.",
  silent: "Niemand sagt Ihnen, was falsch ist: Sie müssen es selbst bemerken und reklamieren.",
  clock: "Drücken Sie nach Ihrem Zug die Uhr.",
  byItself: "Ihre Züge drücken die Uhr von selbst.",
  offer: "Die Uhr für mich drücken",
  arbiter: "Niemand muss aufpassen: Die Seite sagt, was ein Schiedsrichter sagen würde.",
  seen: "Verstanden",
  computer: "Sie haben Schwarz. Der Computer beginnt, sobald Sie bereit sind, und dann läuft Ihre Uhr.",
  begin: "Ans Brett",
};
