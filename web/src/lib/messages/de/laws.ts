/** The laws as a book. */

import type * as EN from "../en/laws";
import type { Said } from "../said";

const articles = (count: number): string => `${count} Artikel`;

export const LAWS: Said<typeof EN.LAWS> = {
  noArticle: (code, no) => `${code} hat keinen Artikel ${no}.`,
  own: "Reihenfolge und Nummern sind die der gedruckten Regeln. Die Worte sind unsere eigenen, auf Englisch.",
  search: "In diesen Regeln suchen",
  searchFor: "Ein englisches Wort oder die Nummer eines Artikels",
  contents: "Inhalt",
  booklet: "Als Heft drucken",
  none: "Kein Artikel enthält diese Worte.",
  cases: "Fälle",
  case: (number, all) => `Fall ${number} von ${all}`,
  nextCase: "Nächster Fall",
  lastCase: "Voriger Fall",
  whichCase: "Welcher Fall",
  start: "Anfang",
  act: (number, all) => `${number} von ${all}`,
  silent: "Das Regelwerk sagt dazu nichts.",
  impossible: (why) => `Das geht nicht. ${why}`,
  before: "Vor der ersten Handlung",
  chooseArticle: "Wählen Sie einen Artikel, um seine Fälle auf diesem Brett durchzugehen.",
  goOn: "Von hier an selbst weiterspielen",
  elsewhere: "Andere Regelwerke dazu",
  editions: "Ausgaben",
  told: "Was das Regelwerk zu den Bedingungen sagt",
  notThere: "kein solcher Artikel",
  forPeople: "Menschen überlassen:",
  citing: (count) => `Fälle zu diesem Artikel: ${count}`,
  asScript: "Als Skript",
  step: (title) => `Durchgehen: ${title}`,
  article: (no) => `Artikel ${no}`,
  source: "Quelle.",
  doubt: "Auslegung.",
  acts: "Handlungen",
};

export const BECAME: Said<typeof EN.BECAME> = {
  same: "gleich",
  added: "neu",
  dropped: "gestrichen",
  renumbered: "neu nummeriert",
  changed: "geändert",
  split: "abgetrennt",
  merged: "zusammengelegt",
};

export const TRIAL: Said<typeof EN.TRIAL> = {
  waits: "Der Server wird zu oft gefragt. Er wird gleich von selbst noch einmal gefragt.",
  over: "Die Partie ist zu Ende:",
  back: "Zurücknehmen",
  again: "Von vorn",
  toCase: "Zum Fall",
  hands: "Wessen Hand",
  hand: (side) => `Hand von ${side}`,
  says: "Was jetzt gesagt werden kann",
  nothing: "Berühren Sie eine Figur, ziehen Sie oder sagen Sie etwas. Über jede Handlung wird entschieden.",
  adjust: (side) => `${side} sagt „j’adoube“`,
  press: (side) => `${side} drückt die Uhr`,
  offers: (side) => `${side} bietet Remis an`,
  resigns: (side) => `${side} gibt auf`,
};

export const LIBRARY: Said<typeof EN.LIBRARY> = {
  lead: "Jedes Regelwerk steht für sich, mit eigener Ordnung und eigenen Nummern. Schweigt eines, füllt kein anderes die Lücke.",
  search: "In allen Regelwerken suchen",
  searchFor: "Englisches Wort oder Artikel",
  also: "Mit denselben Worten in:",
  found: articles,
  more: (shown) => `Gezeigt sind die ersten ${shown}.`,
  none: "Kein Artikel enthält alle diese Worte.",
  codes: "Die Regelwerke",
  these: "Diese Regelwerke gibt es",
  older: "Das ältere Spiel",
  olderSays:
    "Regelwerke vom Schatrandsch bis zur FIDE von 1992. Ihre Artikel sind aus dem zusammengestellt, was zu lesen war: Bei jedem steht, wie sicher er ist.",
  topics: "Nebeneinander, nach Themen",
  editions: "Von Ausgabe zu Ausgabe",
  edition: (older, newer) => `Von ${older} zu ${newer}`,
  keys: "Mit den Pfeiltasten geht man durch die Treffer.",
};

export const COMPARED: Said<typeof EN.COMPARED> = {
  title: "Regelwerke nebeneinander",
  topic: "Thema",
  which: "Regelwerke",
  older: "Das ältere Spiel",
  nothing: "Dieses Regelwerk hat dazu keinen Artikel.",
  choose: "Wählen Sie ein Thema.",
  count: articles,
};

export const CHANGED: Said<typeof EN.CHANGED> = {
  title: (older, newer) => `Von ${older} zu ${newer}`,
  lead: "Artikel für Artikel, in der Reihenfolge des neueren Regelwerks. Was weggefallen ist, steht am Schluss.",
  from: "Von",
  to: "Zu",
  only: "Nur, was anders entschieden wird",
  none: "Nichts hat sich geändert.",
  summary: (changed, otherwise, added, gone, renumbered) =>
    `${changed} geändert (davon ${otherwise} anders entschieden), ${added} neu, ${gone} weggefallen, ${renumbered} nur neu nummeriert.`,
  otherwise: "anders entschieden",
  wording: "andere Worte, gleiche Entscheidung",
  renumbered: "Nur die Nummer ist neu",
  stood: (no, name) => `stand in ${no} von ${name}`,
  stands: (no, name) => `steht in ${no} von ${name}`,
};

export const LEARN: Said<typeof EN.LEARN> = {
  title: "Schach von Anfang an",
  lead: "Die gedruckten Regeln beginnen mit dem Brett und den Zügen der Figuren, und so auch diese Seite. Alles lässt sich gleich auf einem Brett ausprobieren.",
  again: "Von vorn",
  moves: (side) => `${side} ist am Zug.`,
  law: (no) => `Artikel ${no} der FIDE-Regeln`,
  worth: "Was die Figuren wert sind",
  worthSays:
    "In Bauern gerechnet, damit man weiß, was man wofür hergeben kann. Der König hat keinen Preis: Man kann ihn nicht schlagen.",
  touched: "Berührt – geführt",
  touchedSays:
    "In einer ernsten Partie muss man mit der Figur ziehen, die man berührt. Wer sie nur zurechtrücken will, sagt vorher „j’adoube“: ich rücke zurecht.",
  touchedLink: "Was jedes Regelwerk zum Berühren sagt",
  leaflet: "Ein Faltblatt davon für Kinder, auf zwei Seiten",
  print: "Drucken",
  play: "Eine Partie spielen",
  draws: "Remis",
  drawsSays:
    "Remis ist eine Partie auch, wenn beide sich einigen, wenn keiner mehr mattsetzen kann, wenn dieselbe Stellung zum dritten Mal kommt und einer es sagt, oder nach fünfzig Zügen von jedem ohne Bauernzug und ohne Schlagen.",
  everyCode: (topic) => `${topic}: was jedes Regelwerk sagt`,
};

export const LEAFLET: Said<typeof EN.LEAFLET> = {
  title: "So spielt man Schach",
  end: "Wie eine Partie endet",
  fun: "Zum Ausprobieren",
  tasks: [
    "Nur mit Bauern und Königen spielen: Wer bekommt zuerst eine neue Dame?",
    "Wie viele Sprünge braucht ein Springer von einer Ecke zur gegenüberliegenden?",
    "Acht Damen so aufstellen, dass keine eine andere angreift.",
  ],
  special: "Drei besondere Züge",
};
