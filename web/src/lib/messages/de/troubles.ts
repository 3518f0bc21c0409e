/** Was der Server sagt, wo er nicht tut, worum er gebeten wird. Was hier nicht steht, bleibt englisch. */

import type * as EN from "../en/troubles";
import type { Said } from "../said";

const WAIT = "Warten Sie eine Sekunde.";
const SOON = "Versuchen Sie es gleich noch einmal.";
const LATER = "Versuchen Sie es später noch einmal.";

/** Wie ein Satz des Servers lautet, und was dafür steht; die Gruppen sind, was gefunden ist. */
const SAYS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/^There is no game "(.*)"\.$/, (game) => `Eine Partie „${game}“ gibt es nicht.`],
  [/^There is no match "(.*)"\.$/, (match) => `Einen Wettkampf „${match}“ gibt es nicht.`],
  [/^There is no code "(.*)"\.$/, (code) => `Regeln „${code}“ gibt es nicht.`],
  [/^There is no topic "(.*)"\.$/, (topic) => `Ein Thema „${topic}“ gibt es nicht.`],
  [/^There is no board (\d+) in the hall\.$/, (board) => `Ein Brett ${board} gibt es in diesem Saal nicht.`],
  [/^(\S+) has no article "(.*)"\.$/, (code, no) => `${code} hat keinen Artikel „${no}“.`],
  [/^There is no such game in this text\.$/, "Diese Partie steht nicht in dem Text."],
  [
    /^This needs the key of a seat: the part of your link after the #\.$/,
    "Dafür ist der Schlüssel eines Platzes nötig: der Teil Ihres Links nach dem #.",
  ],
  [
    /^This key has no seat in game (\S+)\.$/,
    (game) => `Dieser Schlüssel öffnet keinen Platz in Partie ${game}.`,
  ],
  [
    /^This key has no seat in match (\S+)\.$/,
    (match) => `Dieser Schlüssel öffnet keinen Platz in Wettkampf ${match}.`,
  ],
  [
    /^This key does not open the hall\. The server prints its link when it starts\.$/,
    "Dieser Schlüssel öffnet den Saal nicht. Der Server nennt den Link, wenn er startet.",
  ],
  [
    /^This server watches no round: expected `(.*)`\.$/,
    (how) => `Dieser Server verfolgt keine Runde. So verfolgt er eine: ${how}`,
  ],
  [
    /^This link is an invitation\. /,
    "Dieser Link ist eine Einladung. Erst wer den Platz einnimmt, bekommt einen eigenen Schlüssel.",
  ],
  [
    /^This seat is not open any more\. Take another\.$/,
    "Dieser Platz ist nicht mehr frei. Nehmen Sie einen anderen.",
  ],
  [
    /^Only who plays one of the two sides has a name here\.$/,
    "Einen Namen hat hier nur, wer eine der beiden Seiten spielt.",
  ],
  [/^This key was used before\. /, "Dieser Schlüssel wurde schon benutzt."],
  [
    /^(.+) may hold at most (\d+) bytes\.$/,
    (_what, bytes) => `Das ist zu lang: Es sind höchstens ${bytes} Bytes.`,
  ],
  [/^A record may have at most (\d+) moves\.$/, (moves) => `Eine Partie darf höchstens ${moves} Züge haben.`],
  [
    /^The server is shutting down\. /,
    "Der Server wird gerade beendet. Nichts ist verloren. Kommen Sie gleich wieder.",
  ],
  [
    /^The server has failed\. /,
    "Der Server hat einen Fehler gemacht. Alles, was bestätigt war, ist erhalten. Versuchen Sie es noch einmal.",
  ],
  [
    /^The server's record of this is damaged, /,
    "Die Aufzeichnung auf dem Server ist beschädigt. Deshalb geschieht damit nichts. Wer den Server betreibt, hat erfahren, was daran falsch ist.",
  ],
  [
    /^The server's disk is full\. /,
    `Der Speicher des Servers ist voll. Alles, was bestätigt war, ist erhalten. ${LATER}`,
  ],
  [
    /^The log of games cannot be written\. /,
    "Die Partien lassen sich gerade nicht aufzeichnen. Deshalb geschieht nichts.",
  ],
  [
    /^The log of games is too slow\. /,
    "Die Partien werden gerade zu langsam aufgezeichnet. Deshalb geschieht nichts.",
  ],
  [/^The log of games cannot be reached\. /, `Die Partien sind gerade nicht zu erreichen. ${SOON}`],
  [/^Another program is using the log of games\. /, `Ein anderes Programm benutzt die Partien. ${SOON}`],
  [/^This took too long\. /, `Das hat zu lange gedauert. ${SOON}`],
  [/^The (?:game|match) is being opened again\. /, `Die Partie wird gerade wieder geöffnet. ${SOON}`],
  [/^Too many games are open at once\. /, `Zu viele Partien sind gleichzeitig offen. ${LATER}`],
  [/^As many watch this game as can\. /, `Dieser Partie schauen schon so viele zu, wie können. ${LATER}`],
  [
    /^This seat asks for the whole game too often\. /,
    `Dieser Platz fragt zu oft nach der ganzen Partie. ${WAIT}`,
  ],
  [/^Too much at once\. /, `Das ist zu viel auf einmal. ${WAIT}`],
  [/^Too many acts at once\. /, `Das sind zu viele Handlungen auf einmal. ${WAIT}`],
  [/^Your address asks too often\. /, `Von Ihrer Adresse kommen zu viele Anfragen. ${WAIT}`],
  [
    /^Too many lines of matches from your address\. /,
    `Von Ihrer Adresse kommt zu viel zu Wettkämpfen. ${WAIT}`,
  ],
  [/^Too many frames\. /, "Das ist zu viel auf einmal."],
  [
    /^Your address offers as many seats as it may\.$/,
    "Von Ihrer Adresse werden schon so viele Plätze angeboten, wie erlaubt sind.",
  ],
  [
    /^As many seats are open as can be listed\. /,
    "Es sind schon so viele Plätze frei, wie die Liste fasst. Nehmen Sie einen davon.",
  ],
  [
    /^The engine is looking at other positions\. /,
    `Die Engine sieht sich gerade andere Stellungen an. ${SOON}`,
  ],
  [
    /^The engine gave no answer that could be used\. /,
    `Die Engine hat nichts Brauchbares geantwortet. ${SOON}`,
  ],
  [
    /^The engine that is installed here does not know Chess960\.$/,
    "Die Engine dieses Servers kennt Chess960 nicht.",
  ],
  [
    /^This server tells nobody whose page is not open\.$/,
    "Dieser Server benachrichtigt niemanden, dessen Seite nicht offen ist.",
  ],
  [
    /^The other player has not taken his seat yet\.$/,
    "Der andere Spieler hat seinen Platz noch nicht eingenommen.",
  ],
  [/^The game ended with the act before this one\.$/, "Mit der Handlung davor war die Partie beendet."],
  [/^When this request was first sent, /, "Als das zum ersten Mal gesendet wurde, geschah es nicht."],
  [
    /^The game is at act \d+, not at \d+\. /,
    "Inzwischen ist etwas anderes geschehen. Sehen Sie noch einmal hin.",
  ],
];

export const TROUBLES: Said<typeof EN.TROUBLES> = {
  own: (says) => {
    for (const [pattern, own] of SAYS) {
      const found = pattern.exec(says);
      if (found) return typeof own === "string" ? own : own(...found.slice(1));
    }
    return null;
  },
};
