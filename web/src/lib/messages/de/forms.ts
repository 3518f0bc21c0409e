/** What a seat may say without being asked. */

import type * as EN from "../en/forms";
import type { Said } from "../said";

export const GROUPS: Said<typeof EN.GROUPS> = {
  asked: "Jetzt zu entscheiden",
  send: "Ihren Zug senden",
  speak: "Zwischen den beiden Brettern",
  see: "Was Sie gesehen haben",
  time: "Uhren und Zeit",
  find: "Feststellungen",
  penalise: "Strafen",
  report: "Verhalten",
  result: "Ergebnis und Berufung",
  appeal: "Berufung",
};

export const FORMS: Said<typeof EN.FORMS> = {
  observes: "Das Brett ansehen und danach handeln",
  "observes move": "Über die letzte Handlung entscheiden, die ich gesehen habe",
  "declares draw": "Die Partie ohne Reklamation für remis erklären",
  consents: "Eine Remisvereinbarung zulassen",
  adjourns: "Hängepartie: Der Zug wird abgegeben",
  "stops-clocks": "Beide Uhren anhalten",
  "starts SIDE": "Uhr in Gang setzen für",
  "gives SIDE +TIME": "Zeit geben, ohne dass jemand gefehlt hat, an",
  "finds clock TIME TIME": "Uhren einstellen: Weiß hat, Schwarz hat",
  "finds postponed delay TIME": "Die Entscheidung vertagen, mit einem Aufschub je Zug von",
  "finds move-counter N N": "Zugzähler einstellen: Züge von Weiß, von Schwarz",
  "penalises SIDE warning": "Verwarnung für",
  "penalises SIDE points -POINTS": "Punktabzug für",
  "penalises SIDE opponent-points +POINTS": "Punkte für den Gegner, wegen eines Verstoßes von",
  "penalises SIDE opponent +TIME": "Zeit für den Gegner, wegen eines Verstoßes von",
  "penalises SIDE own -TIME": "Zeitabzug für",
  "penalises SIDE loss": "Die Partie verliert",
  "penalises SIDE loss opponent 1/2": "Partieverlust, und der Gegner zählt wie für ein Remis. Es verliert",
  "penalises SIDE loss opponent 0": "Partieverlust, und der Gegner erhält nichts. Es verliert",
  "penalises SIDE both-lose": "Beide verlieren, wegen eines Verstoßes von",
  "penalises SIDE fine N": "Geldbuße, in der Währung des Turniers. Es zahlt",
  "penalises SIDE exclusion N": "Ausschluss von so vielen kommenden Runden für",
  "penalises SIDE expulsion": "Ausschluss vom Turnier für",
  "finds accident": "Die letzte Berührung war ein Versehen",
  "finds not-so": "Die letzte Berührung war kein Versehen",
  "finds square SQ": "Die entglittene Figur steht auf",
  "finds absent SIDE": "Nicht rechtzeitig am Brett ist",
  "finds flag SIDE": "Gefallen ist die Fahne von",
  "finds flag-first SIDE": "Zuerst fiel die Fahne von",
  "finds unascertainable": "Niemand kann sagen, welche Fahne zuerst fiel",
  "finds resigned SIDE": "Aufgegeben hat",
  "finds absent WHO": "$1 ist nicht rechtzeitig am Brett",
  "finds flag-first WHO": "Die Fahne von $1 fiel zuerst",
  "finds resigned WHO": "$1 hat aufgegeben",
  "penalises WHO loss": "$1 verliert die Partie",
  "penalises WHO loss opponent 1/2": "$1 verliert die Partie, und der Gegner zählt wie für ein Remis",
  "penalises WHO loss opponent 0": "$1 verliert die Partie, und der Gegner erhält nichts",
  "finds decided TEXT": "Andere Entscheidung, in Worten",
  "requires score SIDE": "Die Mitschrift ergänzen muss",
  "requires score WHO": "Von $1 verlangen, die Mitschrift zu ergänzen",
  "requires reconstruction":
    "Die Spieler gehen die Partie noch einmal durch: Keine Mitschrift ist vollständig",
  "corrects RESULT": "Ergebnis berichtigen zu",
  upholds: "Berufung abweisen: Die Entscheidung bleibt",
  "overturns RESULT": "Berufung stattgeben: Das Ergebnis ist",
  "overturns *": "Berufung stattgeben: Die Entscheidung fällt",
  "sends TEXT": "Der Zug, wie Sie ihn auf eine Karte schreiben",
  "takes leave N": "So viele Tage Urlaub nehmen",
  "appeals TEXT": "Berufung gegen eine Entscheidung. Ihre Gründe",
  "announces TEXT": "Einen Zug ansagen, wie Nf3 oder Springer Gustav eins Felix drei",
  "repeats TEXT": "Den angesagten Zug wiederholen",
  "copies TEXT": "Den Zug des anderen auf dem eigenen Brett ausführen, wie e2e4",
  presses: "Uhr drücken",
  "asks count": "Nach der Zahl der Züge und den Zeiten fragen",
  "asks boards": "Zwei Bretter verlangen, eines für jeden",
};

export const REPORTED: Said<typeof EN.REPORTED> = {
  device: "Telefon oder anderes Gerät",
  notes: "Notizen",
  advice: "Rat von jemandem",
  "second-board": "Zweites Brett",
  "left-venue": "Turnierareal verlassen",
  "left-area": "Spielbereich verlassen",
  talk: "Während der Partie gesprochen",
  "repeated-offers": "Immer wieder Remis angeboten oder reklamiert",
  noise: "Den Gegner gestört",
  refusal: "Sich geweigert, die Regeln einzuhalten",
  "covered-score": "Das Partieformular verdeckt",
};

export const DECIDED: Said<typeof EN.DECIDED> = {
  setsQueen: (square) => `Statt des umgedrehten Turms auf ${square} eine Dame aufstellen`,
  reasonToStop: (good) =>
    good
      ? "Es gab einen guten Grund, die Uhren anzuhalten"
      : "Es gab keinen guten Grund, die Uhren anzuhalten",
};

export const SPEAKERS: Said<typeof EN.SPEAKERS> = {
  player: (side) => `${side}: `,
  assistant: (side) => `Assistent von ${side}: `,
};
