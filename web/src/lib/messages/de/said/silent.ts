/** Worüber Regeln nichts sagen, und was sonst mehrere Figuren betrifft. */

import type { Pattern } from "./pattern";
import { duty, men } from "./phrases";

/** Im Akkusativ, nach "über". */
const SUBJECTS: Readonly<Record<string, string>> = {
  "accidents: what has come off the board or onto it may be put right":
    "Versehen (was vom Brett oder aufs Brett kam, darf berichtigt werden)",
  "score sheets": "Partieformulare",
  "more arbiters than one": "mehrere Schiedsrichter",
  adjourning: "den Abbruch der Partie",
  "counting moves from a notice": "das Zählen der Züge ab einer Ankündigung",
  "leaving the playing area": "das Verlassen des Spielbereichs",
  "leaving the place of play": "das Verlassen des Spielorts",
  "two hands": "Züge mit beiden Händen",
  "players who do not come": "Spieler, die nicht kommen",
  "a score that is required": "eine verlangte Mitschrift",
  "correcting a result": "die Berichtigung eines Ergebnisses",
  appeals: "Einsprüche",
  "an increment that is asked for": "einen erbetenen Zuschlag",
  "signing a result": "das Unterschreiben eines Ergebnisses",
  "a draw without a claim": "ein Remis ohne Reklamation",
  "talking during play": "das Reden während der Partie",
  "a mate and a flag": "Matt und Fahne zugleich",
  "offering or claiming a draw again and again": "wiederholtes Remisbieten und Reklamieren",
  "disturbing the opponent": "das Stören des Gegners",
  "a second board": "ein zweites Brett",
  "an electronic device": "ein elektronisches Gerät",
  "putting times right": "das Berichtigen von Zeiten",
  "refusing to observe the laws": "die Weigerung, die Regeln einzuhalten",
  "advice from another person": "den Rat anderer",
  "written or printed notes": "Notizen",
  "a man that one member of a side has in hand while another moves: it stands where it was taken up":
    "die Figur in der Hand eines Mitglieds einer Seite, wenn ein anderes zieht (sie steht wieder auf ihrem Feld)",
};

const ofMen = (english: string | undefined, says: (own: string) => string): string | null => {
  const own = men(english ?? "");
  return own === null ? null : says(own);
};

export const SILENT: readonly Pattern[] = [
  ["{W} is silent about the condition {Y}.", "Über die Bedingung {2} sagen die Regeln ({1}) nichts."],
  [
    "{W} is silent about {E}.",
    (code, what) => {
      const own = SUBJECTS[what!];
      return own === undefined ? null : `Über ${own} sagen die Regeln (${code}) nichts.`;
    },
  ],
  ["There is no such requirement under {W}.", "Ein solches Verlangen kennen die Regeln ({1}) nicht."],
  ["{S} has not touched {E}.", (s, what) => ofMen(what, (own) => `${s} hat ${own} nicht berührt.`)],
  [
    "{S} has not touched {E}: no turn of {S}'s has begun yet.",
    (s, what, by) => ofMen(what, (own) => `${s} hat ${own} nicht berührt: ${by} war noch nicht am Zug.`),
  ],
  [
    "{S} did nothing with {E}: no move of it can be exacted.",
    (s, what) =>
      ofMen(what, (own) => `${s} hat ${own} nicht angerührt: Ein Zug damit kann nicht gefordert werden.`),
  ],
  [
    "{S} touched {E}, but that went with the moves that the players have taken back.",
    (s, what) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} berührt, aber das ist mit den Zügen dahin, die die Spieler zurückgenommen haben.`,
      ),
  ],
  [
    "{S} touched {E}, and has moved or taken it: {S}'s move is not complete.",
    (s, what, by) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} berührt und zieht oder schlägt damit: Der Zug von ${by} ist nicht abgeschlossen.`,
      ),
  ],
  [
    "{S} touched {E} out of turn, and may be treated as having touched {R} in the next turn, if {R} put back before.",
    (s, what) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} berührt, ohne am Zug zu sein: Das kann so behandelt werden, als sei es im nächsten Zug geschehen, wenn vorher zurückgestellt wird.`,
      ),
  ],
  [
    "{S} touched {E}, but no legal move could be required for it.",
    (s, what) =>
      ofMen(
        what,
        (own) => `${s} hat ${own} berührt, aber dafür konnte kein regelgerechter Zug verlangt werden.`,
      ),
  ],
  [
    "{S} touched {E} out of turn, and may be treated as having touched them in the next turn.",
    (s, what) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} berührt, ohne am Zug zu sein: Das kann so behandelt werden, als sei es im nächsten Zug geschehen.`,
      ),
  ],
  [
    "{S} moved {E} and took {E} out of turn, without {S}'s consent, and will be held to have touched them in the next turn.",
    (s, what, prey, by) =>
      ofMen(
        what,
        (own) =>
          `${s} hat außer der Reihe ${own} gezogen und ${men(prey ?? "") ?? "eine Figur"} geschlagen, ohne Einwilligung von ${by}, und wird so behandelt, als seien sie im nächsten Zug berührt worden.`,
      ),
  ],
  [
    "{S} moved {E} and took {E} out of turn.",
    (s, what, prey) =>
      ofMen(
        what,
        (own) => `${s} hat außer der Reihe ${own} gezogen und ${men(prey ?? "") ?? "eine Figur"} geschlagen.`,
      ),
  ],
  [
    "{S} took {E} off the board out of turn.",
    (s, what) => ofMen(what, (own) => `${s} hat ${own} außer der Reihe vom Brett genommen.`),
  ],
  [
    "{S} touched {E} out of turn: {W} does not say what follows.",
    (s, what, code) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} berührt, ohne am Zug zu sein: Was daraus folgt, sagen die Regeln (${code}) nicht.`,
      ),
  ],
  [
    "{S} touched {E} out of turn, and may be treated as having touched it in the next turn.",
    (s, what) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} berührt, ohne am Zug zu sein: Das kann so behandelt werden, als sei es im nächsten Zug geschehen.`,
      ),
  ],
  [
    "{S} touched {E} out of turn, without {S}'s consent, and will be held to have touched {R} in the next turn.",
    (s, what, by) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} berührt, ohne am Zug zu sein und ohne Einwilligung von ${by}, und wird so behandelt, als sei es im nächsten Zug geschehen.`,
      ),
  ],
  [
    "{S} touched {E} out of turn.",
    (s, what) => ofMen(what, (own) => `${s} hat ${own} berührt, ohne am Zug zu sein.`),
  ],
  [
    "{S} moved {E} out of turn, without {S}'s consent, and will be held to have touched them in the next turn.",
    (s, what, by) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} außer der Reihe gezogen, ohne Einwilligung von ${by}, und wird so behandelt, als seien sie im nächsten Zug berührt worden.`,
      ),
  ],
  [
    "{S} moved {E} out of turn.",
    (s, what) => ofMen(what, (own) => `${s} hat ${own} außer der Reihe gezogen.`),
  ],
  [
    "{S} moved {E} and took {E} in {S}'s turn: {S} may at once require that the move be undone.",
    (s, what, prey, turn, who) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} gezogen und ${men(prey ?? "") ?? "eine Figur"} geschlagen, als ${turn} am Zug war: ${who} kann sofort verlangen, dass der Zug zurückgenommen wird.`,
      ),
  ],
  [
    "{S} moved {E} in {S}'s turn: {S} may at once require that the move be undone.",
    (s, what, turn, who) => {
      const own = what === "a man" ? "eine Figur" : men(what ?? "");
      return own === null
        ? null
        : `${s} hat ${own} gezogen, als ${turn} am Zug war: ${who} kann sofort verlangen, dass der Zug zurückgenommen wird.`;
    },
  ],
  [
    "{S} took {E} off in {S}'s turn: {S} may at once require that the move be undone.",
    (s, what, turn, who) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} weggenommen, als ${turn} am Zug war: ${who} kann sofort verlangen, dass der Zug zurückgenommen wird.`,
      ),
  ],
  [
    "{S} took {E} off by mistake: it must be put back, and {S} may be treated as having touched it.",
    (s, what, who) =>
      ofMen(
        what,
        (own) =>
          `${s} hat ${own} aus Versehen weggenommen: Das ist zurückzustellen, und ${who} kann so behandelt werden, als sei es berührt.`,
      ),
  ],
  [
    "It is found that {S} touched {E} by accident: that touch has no consequence.",
    (s, what) =>
      ofMen(
        what,
        (own) => `Es ist festgestellt: ${s} hat ${own} aus Versehen berührt. Das hat keine Folgen.`,
      ),
  ],
  [
    "{S} consents to {S}'s touch of {E} out of turn.",
    (s, by, what) =>
      ofMen(what, (own) => `${s} willigt ein, dass ${by} ${own} berührt hat, ohne am Zug zu sein.`),
  ],
  [
    "{S} gave notice, and may adjust without consequence; the notice comes too late for what was touched before: {S} must {E}.",
    (s, who, must) => {
      const due = duty(must!);
      return due === null
        ? null
        : `${s} hat es angekündigt und darf ohne Folgen zurechtrücken; für das vorher Berührte kommt die Ankündigung zu spät: ${who} muss ${due}.`;
    },
  ],
  [
    "{S} allows {S} to adjust {E}, and nothing else.",
    "{1} erlaubt {2}, {3} zurechtzurücken, und sonst nichts.",
  ],
  ["{S} gives up the claim of forfeiture ({E}).", "{1} gibt die Reklamation des Verlusts nach ({2}) auf."],
  [
    "The game waits for a finding on the claim of forfeiture ({E}).",
    "Die Partie wartet auf eine Feststellung zum Verlust nach ({1}).",
  ],
  [
    "The arbiter declares the game lost by {S} under {E}, and gives the opponent nothing.",
    "Der Schiedsrichter erklärt die Partie nach {2} für {1} verloren und gibt dem Gegner nichts.",
  ],
  [
    "The arbiter declares the game lost by {S} under {E}.",
    "Der Schiedsrichter erklärt die Partie nach {2} für {1} verloren.",
  ],
  ["{S} is warned under {E}.", "{1} wird nach {2} verwarnt."],
  ["{S} is given {T} under {E}.", "{1} bekommt {2} nach {3}."],
  ["{S} loses {T} under {E}.", "{1} verliert {2} nach {3}."],
  ["{S} loses half a point under {E}.", "{1} verliert einen halben Punkt nach {2}."],
  ["{S} loses a point under {E}.", "{1} verliert einen Punkt nach {2}."],
  [
    "{S} is given half a point for what {S} did under {E}.",
    "{1} bekommt nach {3} einen halben Punkt für das, was {2} getan hat.",
  ],
  [
    "The envelope's {K} is the SHA-{N} of `{E}`, so this is the record that was sealed.",
    "{1} auf dem Umschlag ist der SHA-{2} von `{3}`: Das ist also der Zug, der abgegeben wurde.",
  ],
];
