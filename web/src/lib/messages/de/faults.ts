/** Was an einer aufgezeichneten Partie nicht stimmt. Was hier nicht steht, bleibt englisch. */

import type * as EN from "../en/faults";
import type { Said } from "../said";
import { SIDES } from "./cases";
import { LETTERED } from "./letters";
import { MEN, named, nominative, why } from "./reasons";

const of = (side: string): string => SIDES[side] ?? side;
const none = (man: string): string =>
  man === "Queen" ? "keine Dame" : `keinen ${named(man) === "Bauer" ? "Bauern" : named(man)}`;
const moves = (list: string): string => LETTERED.move(list.replaceAll("`", "").replace(" or ", " oder "));
const capital = (says: string): string => `${says[0]?.toUpperCase()}${says.slice(1)}`;

type Say = readonly [RegExp, (...found: string[]) => string | null];

function said(table: readonly Say[], says: string): string | null {
  for (const [pattern, own] of table) {
    const found = pattern.exec(says);
    if (found) return own(...found.slice(1));
  }
  return null;
}

/** Wo die Figur stehen müsste, die ein Zug nennt. */
function place(english: string): string {
  if (english === "") return "";
  if (english.startsWith("rank")) return ` auf Reihe ${english.slice(5)}`;
  return english.endsWith("-file") ? ` auf der ${english[4]}-Linie` : ` auf ${english}`;
}

/** Warum ein Zug, wie er geschrieben ist, nicht geht: für eine Figur, oder überhaupt. */
const NOT_SO: readonly Say[] = [
  [
    /^the (\w+) on (\w\d): (.+)$/,
    (man, on, reasons) => {
      if (!MEN[man]) return null;
      const own = listed(reasons.split(", "), ", ");
      return own === null ? null : `${nominative(man)} auf ${on}: ${own}`;
    },
  ],
  [
    /^there is no (White|Black) (\w+)(?: on (?:the )?(.+))?$/,
    (side, man, on = "") => `${of(side)} hat${place(/^\w-file$/.test(on) ? `the ${on}` : on)} ${none(man)}`,
  ],
  [/^there is no piece on (\w\d)$/, (on) => `auf ${on} steht keine Figur`],
  [/^there is nothing to capture on (\w\d)$/, (on) => `auf ${on} ist nichts zu schlagen`],
  [
    /^there is nothing to capture on (\w\d); it may be (.+)$/,
    (on, may) => `auf ${on} ist nichts zu schlagen; gemeint sein kann ${moves(may)}`,
  ],
  [/^that is castling, written (.+)$/, (how) => `das ist die Rochade, geschrieben ${moves(how)}`],
  [/^(O-O(?:-O)?) is not castling here$/, (how) => `${how} ist hier keine Rochade`],
  [
    /^(White|Black) cannot castle: the King is not on its first rank$/,
    (side) => `${of(side)} kann nicht rochieren: Der König steht nicht auf der Grundreihe`,
  ],
  [
    /^no promotion is named \(.*\)$/,
    () => "es fehlt, in was der Bauer sich umwandelt (Dame, Turm, Läufer oder Springer)",
  ],
  [
    /^no Pawn can go there; it may be (.+), with a small letter$/,
    (may) => `kein Bauer kann dorthin; gemeint sein kann ${moves(may)}, mit kleinem Buchstaben`,
  ],
  [
    /^it may be the moves `(.+)` and `(.+)`, run together$/,
    (one, other) => `es können zwei Züge sein, ${moves(one)} und ${moves(other)}, ohne Abstand`,
  ],
  [/^it ends with `(.+)`, not with a square$/, (letter) => `am Ende steht „${letter}“ und kein Feld`],
  [/^it names no square$/, () => "es nennt kein Feld"],
  [/^`(.+)` is not a square, a1 to h8$/, (square) => `ein Feld ${square} gibt es nicht, nur a1 bis h8`],
  [
    /^`(.+)` is neither a piece nor its origin$/,
    (letters) =>
      `„${letters}“ steht weder für eine Figur noch für ihr Feld; gelesen werden K, Q (Dame), R (Turm), B (Läufer) und N (Springer)`,
  ],
];

/** Gründe, die der Server mit einem Zeichen trennt, das auch in einem Grund stehen kann; null, wenn einer nicht deutsch ist. */
function listed(parts: readonly string[], mark: string): string | null {
  for (let many = 1; many <= parts.length; many += 1) {
    const one = parts.slice(0, many).join(mark);
    const own = said(NOT_SO, one) ?? why(one);
    if (own === null) continue;
    if (many === parts.length) return own;
    const rest = listed(parts.slice(many), mark);
    if (rest !== null) return `${own}${mark}${rest}`;
  }
  return null;
}

const because = (head: string, english: string): string | null => {
  const own = listed(english.split("; "), "; ");
  return own === null ? null : `${head}: ${capital(own)}.`;
};

const FORM: readonly Say[] = [
  [
    /^`(.+)` is not a legal move for (White|Black): (.+)$/s,
    (move, side, english) => because(`„${move}“ ist kein regelgerechter Zug von ${of(side)}`, english),
  ],
  [/^`(.+)` can mean (.+)$/, (move, meant) => `„${move}“ kann ${moves(meant)} heißen.`],
  [
    /^`(.*)` is not a move in algebraic notation: (.+)$/s,
    (move, english) => because(`„${move}“ ist kein Zug`, english),
  ],
  [
    /^`(.+)` is a null move, which chess does not have$/,
    (move) => `„${move}“ lässt einen Zug aus: Das gibt es im Schach nicht.`,
  ],
  [
    /^(White|Black) is mated, but the result is (.+)$/,
    (side, result) => `${of(side)} ist matt, aber als Ergebnis steht ${result}.`,
  ],
  [
    /^(White|Black) is stalemated, but the result is (.+)$/,
    (side, result) => `${of(side)} ist patt, aber als Ergebnis steht ${result}.`,
  ],
  [
    /^the game ended (.+) with a bare King, but the result is (.+)$/,
    (came, result) => `Die Partie endete ${came} mit einem nackten König, aber als Ergebnis steht ${result}.`,
  ],
  [
    /^the game had ended (.+) with a bare King before this move$/,
    (came) => `Vor diesem Zug hatte die Partie ${came} mit einem nackten König geendet.`,
  ],
  [
    /^the result is (.+) in the tag, but (.+) after the moves$/,
    (tagged, written) => `Im Kopf steht als Ergebnis ${tagged}, hinter den Zügen aber ${written}.`,
  ],
  [
    /^the game begins with another array, and no tag FEN says which$/,
    () => "Die Partie beginnt von einer anderen Aufstellung, und kein FEN sagt, von welcher.",
  ],
  [
    /^expected chess or Chess960 as the variant, found `(.*)`$/,
    (variant) => `„${variant}“ ist weder Schach noch Chess960.`,
  ],
  [/^there is a byte-order mark within the text$/, () => "Mitten im Text steht eine Byte-Reihenfolge-Marke."],
  [
    /^expected a tag, `\[Name "value"\]`, found `(.*)`$/s,
    (read) => `„${read}“ ist keine Angabe im Kopf. Sie hat die Form [Name "Wert"].`,
  ],
  [
    /^expected `"\]` at the end of the tag `(.*)`$/s,
    (read) => `Am Ende von ${read} fehlt ein Anführungszeichen oder eine Klammer.`,
  ],
  [
    /^a tag of this name stands in this game already, and counts instead of `(.*)`$/s,
    (read) => `Diese Angabe steht schon im Kopf der Partie und gilt anstelle von „${read}“.`,
  ],
  [
    /^a blank line stands among the tags; /,
    () =>
      "Im Kopf steht eine leere Zeile. Weil sich keine Angabe wiederholt, gilt er als der Kopf einer Partie.",
  ],
  [/^the comment is not closed: /, () => "Der Kommentar hat kein Ende: Es fehlt „}“."],
  [
    /^the comment is longer than (\d+) bytes, /,
    (bytes) => `Der Kommentar ist länger als ${bytes} Bytes. Gelesen wird nur sein Anfang.`,
  ],
  [
    /^a word that is longer than (\d+) bytes is passed over; it begins with `(.*)`$/s,
    (bytes, begins) =>
      `Ein Wort ist länger als ${bytes} Bytes und wird übergangen. Es beginnt mit „${begins}“.`,
  ],
  [
    /^the tag `(.*)` is longer than (\d+) bytes, /s,
    (tag, bytes) => `Die Angabe „${tag}“ ist länger als ${bytes} Bytes. Gelesen wird nur ihr Anfang.`,
  ],
  [/^the variation is not closed: /, () => "Die Variante hat kein Ende: Es fehlt „)“."],
  [
    /^the variation is nested too deeply and is skipped$/,
    () => "Die Variante ist zu tief verschachtelt und wird übergangen.",
  ],
  [/^`(.*)` closes nothing$/, (mark) => `„${mark}“ steht am Ende von nichts.`],
  [/^expected a move, found `(.*)`$/s, (read) => `„${read}“ ist kein Zug.`],
  [/^there is no blank between a move and the next one$/, () => "Zwischen zwei Zügen fehlt ein Leerzeichen."],
  [
    /^the moves begin with the number of a move of Black's, and no tag FEN says from where: /,
    () =>
      "Die Züge beginnen mit der Nummer eines Zuges von Schwarz, und kein FEN sagt, von welcher Stellung aus. Sie werden nicht gelesen.",
  ],
  [
    /^text that is not part of a game is passed over: `(.*)`$/s,
    (read) => `Text, der zu keiner Partie gehört, wird übergangen: „${read}“.`,
  ],
  [
    /^there are tags, but neither a move nor a result$/,
    () => "Die Partie hat einen Kopf, aber weder Züge noch ein Ergebnis.",
  ],
  [/^the next game begins before a result$/, () => "Die nächste Partie beginnt, bevor ein Ergebnis steht."],
  [/^the text ends before a result$/, () => "Der Text endet, bevor ein Ergebnis steht."],
  [/^a second result follows the first$/, () => "Nach dem Ergebnis steht noch eines."],
  [
    /^there are more departures from the form in this game; /,
    () => "In dieser Partie weicht noch mehr von der Form ab. Das wird nur noch gezählt.",
  ],
  [
    /^one more departure from the form in this game is not told$/,
    () => "Eine weitere Abweichung von der Form ist hier nicht genannt.",
  ],
  [
    /^(\d+) more departures from the form in this game are not told$/,
    (more) => `${more} weitere Abweichungen von der Form sind hier nicht genannt.`,
  ],
];

export const FAULTS: Said<typeof EN.FAULTS> = {
  own: (says) => said(FORM, says),
};
