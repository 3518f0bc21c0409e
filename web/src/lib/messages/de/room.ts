/** The board room: its places, buttons and panels. Sides are names: "Weiß". */

import type * as EN from "../en/room";
import type { Said } from "../said";
import { markedEnglish } from "../../quoting";
import { acting, einen, SIDES } from "./cases";
import { secondsWords } from "./time";

export const ROOM: Said<typeof EN.ROOM> = {
  physical: "echter Tisch",
  tables: { physical: "echter Tisch", guarded: "gesicherter Tisch" },
  away: (ms) => `${ms} ms`,
  awaySays: (ms) =>
    `Ihre Züge brauchen ${ms} ms zum Server und zurück. Ihrer Uhr wird das nicht angerechnet, bis zu einer halben Sekunde pro Zug.`,
  silent: "still",
  watching: "Zuschauer",
  arbiter: "Schiedsrichter",
  save: "Sichern",
  links: "Links",
  settings: "Einstellungen",
  setting: "Das Brett wird aufgebaut …",
  looking: "Die Partie wird gesucht …",
  newGame: "Neue Partie beginnen.",
  noPenalty: "Jetzt ist keine Strafe zu fordern.",
  besideTheBoard: "Neben dem Brett",
  rulings: "Entscheidungen",
  all: "Alle und die Züge",
  score: "Notation",
  sheets: "Formulare",
  terms: "Bedingungen der Partie",
  board: "Brett",
  hearing: "Sie sind Schiedsrichter dieser Partie.",
  watches: "Sie schauen dieser Partie zu.",
  over: "Die Partie ist beendet.",
  /** Your hand lies on a piece. */
  release: "Loslassen",
  /** What happened while the line was down. */
  meanwhile: (what: string): string => `Inzwischen: ${what}.`,
  offeredDraw: (who) => `${who} ${acting(who, "hat", "haben")} Remis angeboten.`,
  wholeCode: "Das ganze Regelwerk bei diesem Artikel öffnen",
  noArticle: (code, no) => `${code} hat keinen Artikel ${no}.`,
};

/** Who comes by a link to a seat that nobody has taken yet. */
export const INVITED: Said<typeof EN.INVITED> = {
  title: "Sie sind zu einer Schachpartie eingeladen",
  by: (name) => `${name} lädt Sie zu einer Schachpartie ein`,
  says: "Der andere Platz gehört Ihnen.",
  offTitle: "Diese Partie ist abgesagt",
  off: "Wer Sie eingeladen hat, wartet nicht mehr. Gespielt wurde nichts, und niemand hat verloren.",
  overTitle: "Diese Partie ist zu Ende",
  over: "Sie hat ohne Sie geendet.",
  newGame: "Selbst eine Partie beginnen",
  seat: "Sie haben",
  member: "Sie sind",
  clock: "Uhr",
  kind: "Gespielt",
  laws: "Regeln",
  agreed: "Vereinbart",
  different: "Was hier anders ist",
  sit: "Platz nehmen",
  named: "Ihr Gegner sieht den Namen. Er gilt für diese Partie und die nächsten und kann fehlen.",
  namedMember:
    "Alle, die spielen, sehen den Namen. Er gilt für diese Partie und die nächsten und kann fehlen.",
};

/** An address without its key. */
export const ASK_KEY: Said<typeof EN.ASK_KEY> = {
  game: (game) => `Partie ${game}`,
  match: (match) => `Wettkampf ${match}`,
  says: "Dieser Adresse fehlt der Schlüssel. Das ist der Teil hinter dem #. Den ganzen Link einfügen, wie er kam.",
  link: "Link",
  open: "Öffnen",
  wrong: "Das ist kein Link zu einem Platz. Ein Schlüssel hat nur Kleinbuchstaben und Ziffern.",
};

/** What a seat can say, under the board. */
export const SAYING: Said<typeof EN.SAYING> = {
  of: (side) => `Was ${side} sagen kann`,
  sure: {
    resigns: (who) => `${acting(who, "Gibt", "Geben")} ${who} auf?`,
    adjourns: (who) => `${acting(who, "Vertagt", "Vertagen")} ${who} die Partie?`,
    "calls-off": () => "Die Partie absagen? Die Einladung ist dann zurückgezogen, und niemand hat verloren.",
  },
  yes: { resigns: "Aufgeben", adjourns: "Vertagen", "calls-off": "Absagen" },
  playOn: "Nein",
  adjust: "J’adoube",
  check: "Schach",
  claim: "Reklamieren",
  more: "Mehr",
  offer: "Remis bieten",
  takeBack: "Zurücknehmen?",
  adjourn: "Vertagen",
  box: "Ersatzfiguren …",
  resign: "Aufgeben",
  callOff: "Absagen",
  waitOn: "Weiter warten",
  whose: "Wessen Hand",
  hand: "Hand:",
  press: "Uhr drücken",
  /** The key that presses it. */
  space: "Leertaste",
};

/** A player’s bar and clock. */
export const BAR: Said<typeof EN.BAR> = {
  you: "Sie",
  andYou: "und Sie",
  away: "fort",
  awaySince: (time) => `fort seit ${time}`,
  expected: "noch nicht da",
  toPlay: "am Zug",
  lost: "Kein Signal: Es kommt nichts über die Leitung",
  way: (ms) =>
    `Signal: ${ms < 100 ? "weniger als 0,1 s" : `${(ms / 1000).toFixed(1).replace(".", ",")} s${ms >= 500 ? " oder mehr" : ""}`} hin und zurück`,
  inSeries: "in den Partien zuvor und dieser",
  captured: (number) => `Geschlagen: ${number}`,
  drop: "hier ablegen zum Entfernen",
  little: (side, seconds) => `${side} hat noch ${secondsWords(seconds)}.`,
  fallen: (side) => `Die Fahne von ${side} ist gefallen.`,
  fallenOwn: "Ihre Fahne ist gefallen.",
  fallenClaim: (side) => `Die Partie geht weiter, bis ${side} das reklamiert.`,
  fallenRuled: "Bis eine Entscheidung die Partie beendet, geht sie weiter.",
  callIt: "Zeit reklamieren",
  callFlagOf: (side) => `Fahne! Zeit von ${side} reklamieren`,
  callFlag: "Fahne!",
  flag: "Fahne",
  running: "läuft",
  runsLow: "läuft, wenig Zeit",
  stopped: "angehalten",
  starts: "startet",
  withMove: "mit dem ersten Zug",
  atTouch: "mit der ersten Berührung",
  then: "damals",
  now: (time) => `jetzt ${time}`,
  clockThen: (side) => `Uhr von ${side} bei diesem Zug`,
  clockOf: (side) => `Uhr von ${side}`,
  noLimit: "ohne Limit",
};

/** An adjourned game. */
export const ENVELOPE: Said<typeof EN.ENVELOPE> = {
  title: "Umschlag",
  waits: (side) => `${side} schreibt den Abgabezug und verschließt ihn.`,
  sealed: "Der Umschlag ist verschlossen",
  later: "Er wird geöffnet, wenn die Partie weitergeht.",
  sealedMove: "Abgabezug",
  seals: (side) => `${side} gibt einen Zug ab`,
  theMove: "Der Zug",
  goes: (opponent) =>
    ` kommt in den Umschlag. Kein Spieler kann ihn sehen oder ändern, bis ${opponent} den Umschlag öffnet. Wer diesen Server betreibt, könnte ihn lesen.`,
  seal: "Verschließen",
  change: "Ändern",
  toSeal: "Abgabezug",
  example: (move) => `${move} oder g1f3`,
  sealAsk: "Verschließen …",
  doubted:
    "Sehen Sie noch einmal an, was Sie geschrieben haben. Ist es so kein regelgerechter Zug, kann das die Partie kosten, und ändern kann es danach niemand.",
  lookAgain: "Noch einmal ansehen",
  asItStands: "Es ist so gemeint",
  opensSure:
    "Wann die Partie weitergeht, vereinbaren beide Spieler, oder der Schiedsrichter bestimmt es. Ist der Umschlag offen, wird der Zug darin ausgeführt, und die Partie geht weiter.",
  resumesSure:
    "Wann die Partie weitergeht, vereinbaren beide Spieler, oder der Schiedsrichter bestimmt es. Bestätigen Sie, wenn die Figuren so stehen wie bei der Unterbrechung: Von da an geht es weiter.",
  away: (side) => `${side} ist nicht da.`,
  now: "Ja, jetzt",
  notYet: "Noch nicht",
  lookAway: (opponent) => `${opponent} schaut bitte weg.`,
  unseen: (opponent) => `${opponent} kann ihn nicht sehen.`,
  pointPiece: "Auf die Figur zeigen.",
  toWhich: (square) => `Von ${square} auf welches Feld?`,
  cancel: "Abbrechen",
  point: "Auf dem Brett zeigen",
  /** A position that people find. */
  fen: "Wo die Figuren stehen, als FEN",
  stand: "So stehen die Figuren",
};

/** Penalties that may be exacted. */
export const OPTIONS: Said<typeof EN.OPTIONS> = {
  title: (side) => `Was ${side} fordern kann`,
  may: (side) => `${side} kann fordern`,
  until: (moment) => {
    const [, side = "", act = ""] = /^(White|Black) (touches a man|completes a move)$/.exec(moment) ?? [];
    if (act)
      return `bis ${SIDES[side]} ${act === "completes a move" ? "einen Zug abschließt" : "eine Figur berührt"}`;
    return moment === "a move is made" ? "bis gezogen wird" : `bis: ${markedEnglish(moment)}`;
  },
  then: (what) => `Danach: ${what}`,
  or: ", oder ",
  move: "Eine Figur muss ziehen",
  capture: "Eine Figur muss geschlagen werden",
  which: (what) => `${what}: welche?`,
  choices: (number) => `${number} zur Wahl`,
  several: (what, number) => `${what} (${number} zur Wahl)`,
  point: "Auf dem Brett zeigen, das die wiederhergestellte Stellung zeigt, oder wählen:",
  choose: "Wählen:",
  /** The kind of piece is a part of its word: "Läuferzug von c1" loses nothing. */
  moveOf: "",
};

/** What may be said of one’s own accord. */
export const FORM_ROWS: Said<typeof EN.FORM_ROWS> = {
  arbiterNow: "Was der Schiedsrichter jetzt kann",
  youBesides: "Was sonst noch möglich ist",
  arbiterMay: "Der Schiedsrichter kann",
  under: "Nach Artikel",
  ifNamed: "wenn einer genannt wird",
  result: (form) => `${form}: Ergebnis`,
  field: (form, field) => `${form}: ${field}`,
  ofBlack: ", Schwarz",
  names: { TIME: "Zeit", SQ: "Feld", N: "Zahl", POINTS: "Punkte", TEXT: "in Worten" },
  sided: (form, side) => `${form} ${side}`,
  yes: "Ja, so entscheiden",
  no: "Nein",
  rule: "Entscheiden …",
  do: "Ausführen",
  means: (time) => `Gelesen als: ${time}.`,
  unread: {
    TIME: "Das ist keine Zeitangabe. Schreiben Sie zum Beispiel 1:30, 90 s oder 2 min.",
    SQ: "Das ist kein Feld. Schreiben Sie zum Beispiel e4.",
    N: "Schreiben Sie eine Zahl in Ziffern.",
    POINTS: "Es gibt nur ganze und halbe Punkte: Schreiben Sie zum Beispiel ½ oder 1.",
    TEXT: "Schreiben Sie es in Worten.",
    RESULT: "Wählen Sie ein Ergebnis.",
  },
  set: "Stellen …",
  setSo: "Ja, so stellen",
  becomes: (side, before, after) => `${side}: aus ${before} wird ${after}.`,
  isSet: (side, after) => `${side}: wird auf ${after} gestellt.`,
  stays: (side, now) => `${side}: bleibt bei ${now}.`,
};

/** What a hand can do besides moving. */
export const BOX: Said<typeof EN.BOX> = {
  title: "Ersatzfiguren",
  says: (side) =>
    `Die Hand von ${side} kann mehr als Figuren ziehen. Etwas auswählen, dann auf das Feld zeigen.`,
  off: "Vom Brett",
  remove: "Figur entfernen",
  on: "Aufs Brett",
  put: (man) => `${einen(man).replace(/^e/, "E")} aufstellen`,
  putOn: (man, square) => `${einen(man).replace(/^e/, "E")} auf ${square} stellen`,
  substitute: "Ersatzfigur aufstellen",
  name: "Umgewandelte Figur nennen",
  over: "Umgeworfen",
  knock: "Figur umwerfen",
  restore: "Verschobene Figuren zurückstellen",
  upset: "Brett umwerfen …",
  upsetAll: "Alle Figuren umwerfen",
  cancel: "Abbrechen",
};

/** Links to the seats. */
export const LINKS: Said<typeof EN.LINKS> = {
  copied: "Kopiert",
  copy: "Kopieren",
  notCopied: "Dieser Browser ließ das Kopieren nicht zu. Der Link ist markiert: von dort kopieren.",
  asCode: "Derselbe Link als QR-Code",
  drawn: (side) => `Sie haben ${side}. Die Farbe wurde ausgelost.`,
  other: "Für den anderen Spieler",
  otherSays: "Diesen Link schicken oder den Code scannen lassen. Er öffnet den anderen Platz.",
  arbiter: "Für den Schiedsrichter",
  arbiterSays:
    "Dieser Link öffnet den Platz des Schiedsrichters: Feststellungen, Strafen, Zeit, Entscheidungen.",
  watch: "Zum Zuschauen",
  watchSays: "Dieser Link zeigt die Partie. Er gibt keinen Platz.",
  watching: "Sie schauen zu. Dieser Link gibt keinen Platz.",
  ownArbiter: "Die Adresse dieser Seite ist der Platz des Schiedsrichters. Nicht weitergeben.",
  own: "Die Adresse dieser Seite ist Ihr eigener Platz. Sie bleibt in diesem Browser unter „Meine Partien“. Nicht weitergeben.",
};

/** The seats of the members of a side after the first, and of several arbiters. */
export const FURTHER: Said<typeof EN.FURTHER> = {
  ordinals: ["zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte"],
  member: (side, ordinal) => `${ordinal}s Mitglied von ${side}`,
  forMember: (side, ordinal) => `Für das ${ordinal} Mitglied von ${side}`,
  youMember: (side, ordinal) => `Sie sind das ${ordinal} Mitglied von ${side}.`,
  chief: "Hauptschiedsrichter",
  forChief: "Für den Hauptschiedsrichter",
  youChief: "Sie sind der Hauptschiedsrichter.",
  arbiter: (number) => `Schiedsrichter ${number}`,
  forArbiter: (number) => `Für Schiedsrichter ${number}`,
  youArbiter: (number) => `Sie sind Schiedsrichter ${number}.`,
  says: "Dieser Link öffnet einen eigenen Platz. Wer dort sitzt, handelt in eigenem Namen und für niemanden sonst.",
  others: "Die Links für die Mitglieder der anderen Seite erhält deren Spieler, sobald er Platz nimmt.",
  own: "Die Adresse dieser Seite ist Ihr eigener Platz. Nicht weitergeben.",
};

/** The players’ own score sheets. */
export const SHEETS: Said<typeof EN.SHEETS> = {
  title: "Partieformulare",
  of: (side) => `Formular von ${side}`,
  game: (game) => `Partie ${game}`,
  none: "Noch nichts geschrieben.",
  signed: (result, side) => `${result}, unterschrieben von ${side}`,
  notes: { "in-advance": "Vor dem Zug geschrieben", otherwise: "Es wurde anders gezogen" },
  writes: (side) => `${side} schreibt`,
  write: "Schreiben",
  strike: "Streichen",
  forMe: "Jeden Zug für mich schreiben",
  result: "Ergebnis",
  resultAsk: "Ergebnis …",
  sign: "Unterschreiben",
  print: "Formulare drucken",
};

/** An act that another one overtook, or that cannot be done. */
export const TOLD: Said<typeof EN.TOLD> = {
  overtaken: "Der Gegner war schneller: Ihre Handlung wurde nicht aufgenommen. Noch einmal aufs Brett sehen.",
  occupied: "Das Feld ist besetzt. Erst die Figur entfernen oder ein anderes Feld wählen.",
  impossible: "Das geht jetzt nicht.",
  castles: (square) => `Zum Rochieren den König auf ${square} setzen.`,
};
