/** Sätze, in denen steht, was jemand geschrieben oder gesagt hat, und solche aus Teilen. */

import { because } from "../reasons";
import { excuse } from "./excuses";
import type { Pattern } from "./pattern";
import { deed, duty, follows, meant, meantOneOf, men, options } from "./phrases";

const both = (...parts: (string | null)[]): readonly string[] | null => {
  const own = parts.filter((part) => part !== null);
  return own.length < parts.length ? null : own;
};

/** Ein Satz aus Teilen; null, wenn ein Teil kein deutsches Wort hat. */
const made = (parts: readonly string[] | null, says: (...parts: string[]) => string | null): string | null =>
  parts === null ? null : says(...parts);

const OUTCOMES: Readonly<Record<string, string>> = {
  "play goes on": "Es wird weitergespielt",
  "the game is drawn": "Die Partie ist remis",
  "White has won": "Weiß hat gewonnen",
  "Black has won": "Schwarz hat gewonnen",
};

/** Wie ein Schiedsrichter entschieden hat, oder seine eigenen Worte. */
const outcome = (english: string): string => OUTCOMES[english] ?? english;

const REPORTED: readonly (readonly [english: string, german: string])[] = [
  [", and is allowed it.", ": Das ist erlaubt."],
  [
    " when the game is over: its result stands, unless the arbiter gives another.",
    ": Die Partie ist beendet, und ihr Ergebnis bleibt, wenn der Schiedsrichter kein anderes gibt.",
  ],
  [
    ": nobody plays until the game is resumed, and it is no offence.",
    ": Bis zur Wiederaufnahme wird nicht gespielt, und es ist kein Verstoß.",
  ],
  [
    ": {S} may claim the game, and the fact is to be found.",
    ": {3} kann die Partie reklamieren, und die Tatsache ist festzustellen.",
  ],
  [".", "."],
];

const WRITTEN: readonly (readonly [english: string, german: string])[] = [
  [
    " before making the move, which is allowed only to claim a draw at once.",
    ", bevor der Zug gemacht war, was nur erlaubt ist, um sofort Remis zu reklamieren.",
  ],
  [" before making the move, which is allowed.", ", bevor der Zug gemacht war, was erlaubt ist."],
  [" before making the move.", ", bevor der Zug gemacht war."],
  [" in advance without claiming a draw.", " im Voraus, ohne Remis zu reklamieren."],
  [
    ": a second line for a move that is recorded already.",
    ": eine zweite Zeile für einen Zug, der schon mitgeschrieben ist.",
  ],
  [", but another move was made.", ", gemacht wurde aber ein anderer Zug."],
  [", but has not recorded the move before it.", ", hat aber den Zug davor nicht mitgeschrieben."],
  [", which is not algebraic notation.", ", was keine algebraische Notation ist."],
  [
    ": only moves, times, offers, claims and facts of the game belong in a score.",
    ": In eine Mitschrift gehören nur Züge, Zeiten, Angebote, Reklamationen und Tatsachen der Partie.",
  ],
];

export const FREE: readonly Pattern[] = [
  [
    "{S} touched {E} and must {E}.",
    (s, what, must) =>
      made(both(men(what!), duty(must!)), (own, due) => `${s} hat ${own} berührt und muss ${due}.`),
  ],
  [
    "{S} touched {E}, and is not bound by the touch.",
    (s, what) =>
      made(both(men(what!)), (own) => `${s} hat ${own} berührt und ist dadurch zu nichts verpflichtet.`),
  ],
  [
    "{S} touched {E}: what that asks for may be done with any of the moves given.",
    (s, what) =>
      made(
        both(men(what!)),
        (own) => `${s} hat ${own} berührt: Was daraus folgt, kann mit jedem der vorgegebenen Züge geschehen.`,
      ),
  ],
  [
    "{S} touched {E}; {S} may, before touching a man, require {E}.",
    (s, what, who, ask) =>
      made(
        both(men(what!), options(ask!)),
        (own, asked) =>
          `${s} hat ${own} berührt; ${who} kann, bevor er eine Figur berührt, ${asked} verlangen.`,
      ),
  ],
  [
    "{S} touched a man that has since been taken; {S} may, before touching a man, require {E}.",
    (s, who, ask) =>
      made(
        both(options(ask!)),
        (asked) =>
          `${s} hat eine Figur berührt, die seitdem geschlagen ist; ${who} kann, bevor er eine Figur berührt, ${asked} verlangen.`,
      ),
  ],
  [
    "{S} may, before touching a man, require {E}.",
    (s, ask) =>
      made(both(options(ask!)), (asked) => `${s} kann, bevor er eine Figur berührt, verlangen: ${asked}.`),
  ],
  [
    "{S} touched {E} in {S}'s turn, which has no consequence: {E}.",
    (s, what, of, why) =>
      made(
        both(men(what!), excuse(why!)),
        (own, reason) => `${s} hat ${own} berührt, als ${of} am Zug war; das hat keine Folgen: ${reason}.`,
      ),
  ],
  [
    "{S}'s touch has no consequence: {E}.",
    (s, why) => made(both(excuse(why!)), (reason) => `Die Berührung von ${s} hat keine Folgen: ${reason}.`),
  ],
  [
    "{S} had to {E}, but {E}: {E}.",
    (s, must, did, then) =>
      made(
        both(duty(must!), deed(did!), follows(then!)),
        (due, done, what) => `${s} musste ${due}, hat aber ${done}: ${what}.`,
      ),
  ],
  [
    "{S} moved {S}'s {M} on {Q} to {Q} illegally: {R}.",
    (s, of, m, from, to, why) =>
      because(`${s} hat ${men(`the ${m}`)} von ${of} regelwidrig von ${from} nach ${to} gezogen`, why!),
  ],
  [
    "{S} took {E} with {E} illegally: {R}.",
    (s, what, by, why) =>
      made(both(men(what!), men(by!)), (own, other) =>
        because(`${s} hat ${own} regelwidrig geschlagen (mit: ${other})`, why!),
      ),
  ],
  [
    "{S} changed the board illegally: {R}.",
    (s, why) => because(`${s} hat das Brett regelwidrig verändert`, why!),
  ],
  ["It can be read as {E}.", (moves) => made(both(meantOneOf(moves!)), (own) => `Das kann heißen: ${own}.`)],
  ["It is read as {E}.", (move) => made(both(meant(move!)), (own) => `Das heißt: ${own}.`)],
  [
    "The arbiter reads the record as {E}.",
    (move) => made(both(meant(move!)), (own) => `Der Schiedsrichter liest die Aufzeichnung so: ${own}.`),
  ],
  ["{S} opened the envelope: {E}.", (s, move) => `${s} hat den Umschlag geöffnet: ${meant(move!) ?? move}.`],
  [
    "The arbiter opened the envelope: {E}.",
    (move) => `Der Schiedsrichter hat den Umschlag geöffnet: ${meant(move!) ?? move}.`,
  ],
  [
    "The players opened the envelope: {E}.",
    (move) => `Die Spieler haben den Umschlag geöffnet: ${meant(move!) ?? move}.`,
  ],
  ...REPORTED.map(([english, german]): Pattern => [
    `{S} is reported for {C}${english}`,
    `{1} wird gemeldet, denn {2}${german}`,
  ]),
  [
    "{S} appeals ({E}): the decision stands until the appeal is decided.",
    "{1} erhebt Einspruch ({2}): Die Entscheidung gilt, bis darüber entschieden ist.",
  ],
  [
    "{S} appeals: the decision stands until the appeal is decided.",
    "{1} erhebt Einspruch: Die Entscheidung gilt, bis darüber entschieden ist.",
  ],
  ["{S} appeals ({E}).", "{1} erhebt Einspruch ({2})."],
  ["It is decided, and final: {E}.", (what) => `Es ist endgültig entschieden: ${outcome(what!)}.`],
  ["It is decided: {E}.", (what) => `Es ist entschieden: ${outcome(what!)}.`],
  ["It is found that this was done: {E}.", "Es ist festgestellt, dass es geschah: {1}."],
  ["It is found that this was not done: {E}.", "Es ist festgestellt, dass es nicht geschah: {1}."],
  [
    "{S} is checkmated: {S} has won, if he did what he undertook ({E}): that is to be found.",
    "{1} ist matt: {2} hat gewonnen, wenn er tat, wozu er sich verpflichtet hatte ({3}); das ist festzustellen.",
  ],
  [
    "{S} forfeits the game under ({E}): {S} has won.",
    "{1} verliert die Partie nach ({2}): {3} hat gewonnen.",
  ],
  ["{S} made a gesture ({E}).", "{1} hat eine Geste gemacht ({2})."],
  [
    "{S} stopped the clocks for {E}: whether that is a good reason is to be found.",
    "{1} hat die Uhren angehalten ({2}): Ob der Grund gut ist, ist festzustellen.",
  ],
  [
    "{S} stopped the clocks for the arbiter.",
    "{1} hat die Uhren angehalten, um den Schiedsrichter zu rufen.",
  ],
  ["{S} stopped the clocks for {E}.", "{1} hat die Uhren angehalten ({2})."],
  ["The arbiter stopped the clocks for {E}.", "Der Schiedsrichter hat die Uhren angehalten ({1})."],
  [
    "{S} made the reply that {S} assumed: {E} count as communicated.",
    (s, by, moves) =>
      `${s} hat geantwortet, wie ${by} annahm: ${moves!.replace(" and ", " und ")} gelten als übermittelt.`,
  ],
  [
    "{S} made the reply that {S} assumed: {E} counts as communicated.",
    "{1} hat geantwortet, wie {2} annahm: {3} gilt als übermittelt.",
  ],
  [
    "{S} announced {E}, and made another move: the boards may come to differ.",
    "{1} hat {2} angesagt und einen anderen Zug gemacht: Die Bretter können verschieden werden.",
  ],
  [
    "{E} is announced, and {S} made another move: a slip of the tongue is put right before the clock is pressed.",
    "Angesagt ist {1}, und {2} hat einen anderen Zug gemacht: Ein Versprecher wird berichtigt, bevor die Uhr gedrückt wird.",
  ],
  ["{E} stands behind a reply that is assumed.", "{1} steht hinter einer angenommenen Antwort."],
  [
    "{E} is no legal move now, and {S}'s last announcement can no longer be put right: {S}'s clock was started.",
    "{1} ist jetzt kein regelgerechter Zug, und die letzte Ansage von {2} kann nicht mehr berichtigt werden: Die Uhr von {3} läuft schon.",
  ],
  ["{E} names no move.", "{1} ist kein Zug."],
  ["The announcement is put right: {E}.", "Die Ansage ist berichtigt: {1}."],
  ["{S} repeats {E}, but {E} was announced.", "{1} wiederholt {2}, doch angesagt war {3}."],
  ["{S} repeats the move: {E}.", "{1} wiederholt den Zug: {2}."],
  ["{S}'s move is announced: {E}.", "Der Zug von {1} ist angesagt: {2}."],
  ["{S} struck out {E}.", "{1} hat {2} gestrichen."],
  ...WRITTEN.map(([english, german]): Pattern => [`{S} wrote {E}${english}`, `{1} schrieb {2}${german}`]),
  ["{S} wrote {E}.", "{1} hat {2} notiert."],
  [
    "The game is drawn if the player whose turn it is claims, and shows, that the position has stood {V} times with him to move, whatever castling is still open.",
    "Die Partie ist remis, wenn der, der am Zug ist, es beantragt und zeigt, dass die Stellung {1}mal mit ihm am Zug stand, welche Rochade auch noch möglich ist.",
  ],
  [
    "The game is drawn if the player whose turn it is claims, and shows, that the position has stood {V} times with him to move, whatever leap or castling is still open.",
    "Die Partie ist remis, wenn der, der am Zug ist, es beantragt und zeigt, dass die Stellung {1}mal mit ihm am Zug stand, welcher Sprung und welche Rochade auch noch möglich sind.",
  ],
  [
    "The game is drawn if the player whose turn it is claims, and shows, that the same series of moves was made {V} times running.",
    "Die Partie ist remis, wenn der, der am Zug ist, es beantragt und zeigt, dass dieselbe Zugfolge {1}mal hintereinander gemacht wurde.",
  ],
  [
    "{S} had to {E}, but {E}.",
    (s, must, did) =>
      made(both(duty(must!), deed(did!)), (due, done) => `${s} musste ${due}, hat aber ${done}.`),
  ],
  [
    "{S} touched {E}, and then moved illegally: the illegal move is to be claimed.",
    (s, what) =>
      made(
        both(men(what!)),
        (own) =>
          `${s} hat ${own} berührt und dann regelwidrig gezogen: Zu reklamieren ist der regelwidrige Zug.`,
      ),
  ],
  [
    "{S} touched {E}, and then moved unlawfully: what that costs can be exacted.",
    (s, what) =>
      made(
        both(men(what!)),
        (own) =>
          `${s} hat ${own} berührt und dann regelwidrig gezogen: Gefordert werden kann, was das kostet.`,
      ),
  ],
  [
    "{S} touched {E}: what follows from that can be exacted, and need not be claimed.",
    (s, what) =>
      made(
        both(men(what!)),
        (own) =>
          `${s} hat ${own} berührt: Was daraus folgt, kann gefordert werden und ist nicht zu reklamieren.`,
      ),
  ],
  [
    "{S} touched {E}, and {S} has exacted what follows from it.",
    (s, what, other) =>
      made(
        both(men(what!)),
        (own) => `${s} hat ${own} berührt, und ${other} hat gefordert, was daraus folgt.`,
      ),
  ],
];
