/** The tour. */

import type * as EN from "../en/tour";
import type { Said } from "../said";

export const TOUR: Said<typeof EN.TOUR> = {
  title: "Zwei Minuten unter den Regeln",
  lead: "Über jedes Brett hier urteilen die echten Regeln. Machen Sie darauf, was Sie wollen.",
  link: "Neu hier? Ein Rundgang von zwei Minuten",
  step: (number, all) => `${number} von ${all}`,
  scenes: "Schritte des Rundgangs",
  under: (name) => `Nach ${name}`,
  tasks: "Was zu tun ist",
  done: "erledigt:",
  now: "jetzt:",
  later: "später:",
  ruled: "Was die Regeln sagen",
  nothing: "Noch nichts.",
  again: "Von vorn",
  next: "Weiter",
  last: "Zurück",
  mayExact: (side) => `${side} kann fordern`,
  maySay: (side) => `${side} kann sagen`,
  press: "Uhr drücken",
  clocks: (white, black) => `Weiß ${white}, Schwarz ${black}`,
  article: (no) => `Artikel ${no} lesen`,
  end: "Das war der Rundgang.",
  play: "Eine Partie spielen",
  laws: "Die Regeln lesen",
  learn: "Die Züge der Figuren lernen",
};

export const TOUR_SCENES: Said<typeof EN.TOUR_SCENES> = {
  touch: {
    title: "Berührt – geführt",
    says: "Sie haben Weiß. Auf diesem Brett können Sie alles tun, was eine Hand kann. Tippen Sie eine Figur an, um sie zu berühren, dann das Feld, auf das sie soll; oder ziehen Sie sie dorthin.",
    tasks: [
      "Berühren Sie den Läufer auf c4.",
      "Lieber doch der Springer. Ziehen Sie ihn von g1 nach f3.",
      "Also muss es der Läufer sein. Ziehen Sie ihn.",
    ],
    after:
      "Eine Berührung bindet. Wer eine Figur zurechtrücken will, sagt vorher „j’adoube“: ich rücke zurecht. In jeder Partie gibt es dafür einen Knopf.",
  },
  illegal: {
    title: "Ein regelwidriger Zug, heute",
    says: "Das Brett hält Sie nicht auf. Ihre Uhr läuft, und Ihr Zug ist abgeschlossen, wenn Sie sie drücken.",
    tasks: [
      "Schlagen Sie den Bauern auf e5 mit dem Turm von a1, wie es ein Läufer täte.",
      "Drücken Sie die Uhr.",
    ],
    after:
      "Die Stellung steht wieder wie zuvor. Schwarz hat zwei Minuten mehr, und Sie müssen mit dem Turm ziehen, den Sie berührt haben. Ein zweiter regelwidriger Zug würde die Partie kosten.",
  },
  penalty: {
    title: "Ein regelwidriger Zug, 1912",
    says: "Dasselbe Brett nach den britischen Regeln von 1912. Keine Uhr, kein Schiedsrichter: Der Gegner wählt, was es Sie kostet.",
    tasks: [
      "Schlagen Sie den Bauern auf e5 noch einmal mit dem Turm von a1.",
      "Nun haben Sie Schwarz: Wählen Sie eine Strafe.",
      "Nun wieder Weiß: Tun Sie, was Schwarz verlangt.",
    ],
    after:
      "Bis 1912 und noch lange danach legte ein regelwidriger Zug den eigenen Zug in die Hand des Gegners.",
  },
  claim: {
    title: "Remis reklamieren",
    says: "Sie spielen beide Seiten. Weiß gibt abwechselnd von c8 und von c3 Schach. Jede dieser Stellungen gab es schon zweimal.",
    tasks: [
      "Geben Sie wieder Schach: Ziehen Sie die Dame von c3 nach c8.",
      "Schwarz zieht den König nach g7.",
      "Das war das dritte Mal. Niemand sagt es Ihnen: Reklamieren Sie Remis.",
    ],
    after:
      "Das dritte Mal beendet die Partie nicht von selbst. Ein Spieler muss es sehen und sagen; eine falsche Reklamation kostet zwei Minuten.",
  },
  "rook-fide": {
    title: "Rochade mit dem Turm zuerst, heute",
    says: "Bei der Rochade zieht der König zuerst. Machen Sie es umgekehrt und sehen Sie, was geschieht.",
    tasks: [
      "Ziehen Sie den Turm von h1 nach f1, als wollten Sie rochieren.",
      "Jetzt den König von e1 nach g1.",
    ],
    after: "Wer zuerst den Turm zieht, hat den Turm gezogen, und das war der Zug.",
  },
  "rook-american": {
    title: "Dasselbe in Amerika 1897",
    says: "Die Regeln des amerikanischen Schachkongresses sehen es anders.",
    tasks: ["Ziehen Sie den Turm von h1 nach f1.", "Jetzt den König von e1 nach g1."],
    after:
      "Das ist eine Rochade. Aber Schwarz darf verlangen, dass der Turmzug der ganze Zug ist, wenn er es sagt, bevor er eine Figur berührt. Auch das lässt sich ausprobieren.",
  },
};
