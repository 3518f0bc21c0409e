/** The acts that can happen at a board besides moves. Sides are names: "Weiß". */

import type * as EN from "../en/deeds";
import type { Said } from "../said";

export const DEEDS: Said<typeof EN.DEEDS> = {
  "two-hands": {
    says: "Ein Zug mit beiden Händen",
    about: "Die Figur, dann ihr Zielfeld. Der Zug wird auf dem Brett ausgeführt.",
    sought: "zwei Hände beidhändig Rochade",
  },
  slipped: {
    says: "Eine Figur ist aus der Hand gerutscht",
    about:
      "Die Figur, dann das Feld, auf das sie fiel. Ob sie dort losgelassen wurde, ist noch festzustellen.",
    sought: "gefallen entglitten",
  },
  across: {
    says: "Eine Figur steht zwischen zwei Feldern",
    about: "Die Figur, dann das nähere Feld. Auf welchem sie steht, ist noch festzustellen.",
    sought: "quer unklar nicht in der Mitte",
  },
  stands: {
    says: "Wir sind uns einig, wo sie steht",
    about:
      "Das Feld, auf dem die Figur losgelassen wurde, die gerutscht ist oder zwischen zwei Feldern stand.",
    sought: "gerutscht losgelassen festgestellt",
  },
  knocked: {
    says: "Eine Figur wurde umgeworfen",
    about: "Die Figur. Geben Sie an, wenn es ein Versehen war.",
    sought: "umgefallen verschoben",
  },
  shifted: {
    says: "Eine Figur wurde auf ein anderes Feld geschoben",
    about: "Die Figur, dann das Feld, auf dem sie jetzt steht. Geben Sie an, wenn es ein Versehen war.",
    sought: "verschoben Ärmel gestreift",
  },
  upset: {
    says: "Das ganze Brett wurde aus Versehen umgeworfen",
    about: "Alle Figuren sind verschoben und können zurückgestellt werden.",
    sought: "umgestoßen Tisch",
  },
  brushed: {
    says: "Eine Figur wurde aus Versehen berührt",
    about: "Die Figur.",
    sought: "gestreift Ärmel unabsichtlich",
  },
  "both-touched": {
    says: "Zwei Figuren wurden zugleich berührt",
    about: "Die eine Figur, dann die andere.",
    sought: "gleichzeitig zusammen",
  },
  inverted: {
    says: "Für den umgewandelten Bauern steht ein umgedrehter Turm",
    about: "Was ein solcher Turm ist, sagen die Regeln.",
    sought: "Umwandlung Dame kopfüber",
  },
  "wrong-colour": {
    says: "Für den umgewandelten Bauern steht eine Figur der anderen Farbe",
    about: "Was daraus folgt, sagen die Regeln.",
    sought: "Umwandlung Dame falsche",
  },
  "pressed-early": {
    says: "Die Uhr wurde gedrückt, aber nicht gezogen",
    about: "",
    sought: "ohne Zug",
  },
  "other-hand": {
    says: "Die Uhr wurde mit der anderen Hand gedrückt",
    about: "Nicht mit der Hand, die gezogen hat.",
    sought: "falsche Hand",
  },
  "pressed-back": {
    says: "Die Uhr des Gegners wurde wieder in Gang gesetzt, nicht angehalten",
    about: "Ohne Zug zurückgedrückt, obwohl beide Uhren anzuhalten waren.",
    sought: "zurück gestartet",
  },
  finger: {
    says: "Ein Finger blieb auf der Uhr oder schwebte darüber",
    about: "",
    sought: "hält Hand Knopf",
  },
  stopped: {
    says: "Beide Uhren wurden angehalten",
    about: "Mit dem Grund, falls einer genannt wurde.",
    sought: "gestoppt Pause",
  },
  started: {
    says: "Wir setzen eine Uhr wieder in Gang",
    about: "Sie beide setzen sie in Gang. Wessen Uhr soll laufen?",
    sought: "weiter starten",
  },
  condition: {
    says: "Remis wurde unter einer Bedingung angeboten",
    about: "Das Angebot gilt, was auch aus der Bedingung wird.",
    sought: "wenn falls",
  },
  "both-offer": {
    says: "Beide haben zugleich Remis angeboten",
    about: "Damit sind sie sich einig.",
    sought: "vereinbart zusammen",
  },
  hand: {
    says: "Eine Hand wurde hingehalten",
    about: "Remis, Aufgabe oder Gruß: Nichts folgt, bis feststeht, was sie bedeutet.",
    sought: "Händedruck Handschlag Geste",
  },
  nod: {
    says: "Ein Nicken",
    about: "Nichts folgt, bis feststeht, was es bedeutet.",
    sought: "Geste ja",
  },
  gesture: {
    says: "Eine andere Geste",
    about: "Wie sie zu sehen war. Nichts folgt, bis feststeht, was sie bedeutet.",
    sought: "Achselzucken Zeichen",
  },
  "meant-draw": {
    says: "Wir sind uns einig: Es bedeutete Remis",
    about: "Die Partie endet damit.",
    sought: "Händedruck Geste vereinbart",
  },
  increment: {
    says: "Der Schiedsrichter wurde um Zeitzuschlag gebeten",
    about: "Zeit, die mit jedem Zug hinzukommt.",
    sought: "Inkrement Bonus bittet",
  },
  score: {
    says: "Der Schiedsrichter wurde um Einsicht in die Mitschrift gebeten",
    about: "",
    sought: "Züge Notation bittet",
  },
  "score-sheet": {
    says: "Der Schiedsrichter wurde um ein Partieformular gebeten",
    about: "",
    sought: "Papier Zettel bittet",
  },
  explanation: {
    says: "Der Schiedsrichter wurde gefragt, was die Regeln sagen",
    about: "",
    sought: "erklären Auskunft",
  },
  arrived: {
    says: "Ans Brett gekommen",
    about: "Zu spät oder nicht: Das sagen Uhr und Regeln.",
    sought: "erschienen verspätet zurück da",
  },
  left: {
    says: "Das Brett verlassen",
    about: "",
    sought: "gegangen fort weg",
  },
  "left-area": {
    says: "Den Spielbereich verlassen",
    about: "",
    sought: "gegangen fort weg Raum Turnierareal",
  },
  "resigned-aloud": {
    says: "Mit Worten aufgegeben",
    about: "„Ich gebe auf.“",
    sought: "gesagt",
  },
  "tipped-king": {
    says: "Den König umgelegt",
    about: "Damit ist aufgegeben.",
    sought: "umgeworfen König gekippt",
  },
  "resigned-in-writing": {
    says: "Schriftlich aufgegeben",
    about: "Auf dem Partieformular.",
    sought: "geschrieben Formular",
  },
  "wrote-result": {
    says: "Die eigene Niederlage notiert",
    about: "In Ziffern, auf dem Partieformular. Damit ist aufgegeben.",
    sought: "Ergebnis geschrieben 0-1 1-0",
  },
  "circled-result": {
    says: "Die eigene Niederlage eingekreist",
    about: "Auf dem Partieformular. Damit ist aufgegeben.",
    sought: "Ergebnis Kreis",
  },
  "stopped-to-resign": {
    says: "Die Uhren angehalten, vielleicht um aufzugeben",
    about: "Aufgegeben ist nichts, bis feststeht, was es bedeutet.",
    sought: "gestoppt",
  },
  "meant-resigned": {
    says: "Wir sind uns einig: Es bedeutete, dass jemand aufgibt",
    about: "Wer hat aufgegeben? Die Partie endet damit.",
    sought: "Händedruck Geste angehalten",
  },
  "both-resigned": {
    says: "Beide haben zugleich aufgegeben",
    about: "Wer der Erste war, ist noch festzustellen.",
    sought: "zusammen gleichzeitig",
  },
};
