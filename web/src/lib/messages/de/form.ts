/** The form of a new game. */

import type * as EN from "../en/form";
import type { Said } from "../said";

export const FORM: Said<typeof EN.FORM> = {
  masthead: "Schach mit Schiedsrichter. Gespielt wird nach echten Regeln: berührt – geführt.",
  more: "Mehr: ältere Regeln, ein Brett nur für regelgerechte Züge, Ihre Farbe, ein Wettkampf, Chess960, eine Vorgabe für den Schwächeren",
  table: "Tisch",
  tables: {
    physical: { label: "Echt", says: "Sie können alles tun, was eine Hand kann. Die Regeln urteilen." },
    guarded: { label: "Gesichert", says: "Das Brett lässt nicht zu, was die Regeln verbieten." },
  },
  rulings: "Entscheidungen",
  notices: {
    all: { label: "Angesagt", says: "Beide Spieler hören jede Entscheidung." },
    silent: {
      label: "Still",
      says: "Sie erfahren nur, was Sie selbst getan, gesehen oder zu Recht reklamiert haben. Das Übrige müssen Sie bemerken.",
    },
  },
  colour: "Ihre Farbe, gegen Freund, Fremde oder Computer",
  random: "Zufällig",
  agreed: "Weitere Vereinbarungen",
  mistakes: "Fehler beim Aufbau",
  mistakesSays:
    "Die Partie beginnt mit einem Fehler, den noch niemand bemerkt hat. Sollen Figuren falsch stehen, beginnen Sie mit einer FEN.",
  marked: "Die markierten Felder oben sind zu berichtigen.",
  laws: "Regeln",
  olderLaws: "Regeln des älteren Spiels",
  readThem: "Lesen",
  unknown: (asked, instead) => `Regeln „${asked}“ gibt es hier nicht. Vorerst gewählt: ${instead}.`,
  badName:
    "In Ihrem Namen stehen unsichtbare Zeichen, oder zu viele über einem Buchstaben. Schreiben Sie ihn anders.",
  chooseLaws: "Unter allen Regeln wählen",
  host: "Gastgeber",
  guest: "Gast",
  position: "Anfangsstellung",
  positions: { usual: "Grundstellung", fen: "Aus einer FEN", chess960: "Chess960" },
  number: "Chess960-Stellung, Nummer 0 bis 959",
  shuffled:
    "Die Figuren hinter den Bauern stehen in anderer Ordnung, auf beiden Seiten in derselben. Eine der 960 ist ausgelost; für eine andere geben Sie deren Nummer ein.",
};

export const FEN_FIELD: Said<typeof EN.FEN_FIELD> = {
  left: (rest) =>
    `Der Rest gilt als „${rest}“${rest.startsWith("w ") ? ": Weiß ist am Zug, und niemand darf rochieren" : ""}. Ist es anders, schreiben Sie ihn dazu.`,
  rest: (text) => `Das FEN ist vor „${text}“ zu Ende.`,
};

export const DOORS: Said<typeof EN.DOORS> = {
  learn: "Schach lernen",
  laws: "Die Regeln",
  pgn: "PGN lesen",
  pgnSays: "die Züge geprüft",
  replaySays: "mit den Entscheidungen beliebiger Regeln",
  desk: "Schiedsrichtertisch",
};

export const CLOCK_FIELD: Said<typeof EN.CLOCK_FIELD> = {
  title: "Uhr",
  usual: "Übliche Bedenkzeiten",
  byLaws: "Nach dem Regelwerk",
  another: "Andere Bedenkzeit",
  hint: "oder 10+5, 10 min",
  how: "Wie man eine Bedenkzeit schreibt",
  unread: (typed) => `„${typed}“ ist keine Bedenkzeit. Schreiben Sie zum Beispiel 10+5 oder 10 min.`,
  days: (laws) => `Tage gibt es in Fernpartien: Wählen Sie bei den Regeln ${laws}.`,
  nothing:
    "Eine Uhr muss mit etwas Zeit beginnen. Schreiben Sie zum Beispiel 1+2, oder 5s+2s für fünf Sekunden und zwei je Zug.",
  each: (time) => `${time}, für jeden Spieler.`,
  examples: {
    "10+5": "zehn Minuten für jeden und fünf Sekunden Zuschlag pro Zug",
    "40/90m+30s, 30m+30s": "90 Minuten für 40 Züge, dann 30 Minuten, mit 30 Sekunden Zuschlag pro Zug",
    "20/60m*": "20 Züge in der Stunde, Stunde für Stunde",
    "5m d5s": "fünf Minuten, mit fünf Sekunden Aufschub",
    "5m b5s": "fünf Minuten, mit fünf Sekunden Aufschub nach Bronstein",
    "90m+30s from move 1": "90 Minuten und 30 Sekunden vor jedem Zug, auch vor dem ersten",
    "each 2m": "zwei Minuten für jeden Zug; was übrig bleibt, verfällt",
    "hourglass 1m": "eine Sanduhr: Was der eine verbraucht, gewinnt der andere",
    "white 5m; black 4m": "fünf Minuten für Weiß, vier für Schwarz",
  },
};

export const ODDS_FIELD: Said<typeof EN.ODDS_FIELD> = {
  title: "Vorgaben",
  says: "Ein Vorsprung für den Schwächeren: Der andere beginnt ohne eine Figur oder lässt ihn mehr als einmal ziehen.",
  inWords: "Vorgabe in Worten",
  given: "Es gibt vor",
  undertaken: "Es verpflichtet sich",
  list: "Aus der Liste wählen",
  several: "Mehrere Vorgaben",
  how: "Vorgaben durch Kommas trennen: pawn (Bauer), pawn-and-two (Bauer und zwei Züge), knight (Springer), rook h1 (Turm h1), moves 2 (zwei Züge). Geben beide vor, steht „by black“ dabei; steht die Figur versehentlich noch auf dem Brett, „not-removed“.",
};
