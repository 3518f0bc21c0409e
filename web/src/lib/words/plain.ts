/**
 * What the server says of a text that it cannot read, in plain words. The server names the place and all that could stand
 * there; people are told what was read, and an example. What is not known here stays as the server says it.
 */

import type { Trouble } from "../live/frames";
import { FAULTS } from "../messages/faults";
import { PLAIN } from "../messages/plain";
import { wordOf } from "../messages/said";
import { STARTS } from "../messages/starts";

/** How a reason of the server begins or ends, and what is said in its place; the groups are what was found. */
const READ: readonly [RegExp, (...found: string[]) => string][] = [
  [/^expected games in PGN, found `([^`]*)`/, (read) => PLAIN.noGame(read)],
  [
    /^`([^`]+)` is not a move in algebraic notation: `([^`]+)` is not a square/,
    (...of) => PLAIN.noMoveBySquare(...pair(of)),
  ],
  [
    /^`([^`]+)` is not a move in algebraic notation: `([A-Z])` is neither a piece nor its origin/,
    (...of) => PLAIN.noMoveByLetter(...pair(of)),
  ],
  [/^`([^`]+)` is not a move in algebraic notation/, (read) => PLAIN.noMove(read)],
  // The reason behind it says more.
  [/^expected a move that is legal [^`]*found `[^`]*`: (.+)$/s, (why) => FAULTS.own(why) ?? why],
  [/^expected a move: .*, found `([^`]*)`/, (read) => PLAIN.noMove(read)],
  [/^expected an act: .*, found `([^`]*)`/, (read) => PLAIN.noAct(read)],
  [/^expected a code: .*, found `([^`]*)`/, (read) => PLAIN.noCode(read)],
  [/^expected periods of time, .*, found `([^`]*)`/, (read) => PLAIN.noTime(read)],
  [/^expected `"\]` at the end of the tag `([^`]*)`/, (read) => PLAIN.noTag(read)],
  [/expected four fields \(pieces, turn, castling, en passant\)/, () => PLAIN.fenFields],
  [/expected a piece \([^)]*\) or 1 to 8, found `([^`]*)`/, (read) => PLAIN.fenPiece(read)],
];

const pair = ([one = "", other = ""]: readonly string[]): [string, string] => [one, other];

/** A reason in plain words; null where the page has none for it. */
function read(reason: string): string | null {
  for (const [pattern, says] of READ) {
    const found = pattern.exec(reason);
    if (found) return says(...found.slice(1));
  }
  return FAULTS.own(reason) ?? STARTS.own(reason);
}

/** One reason of the server: `line 3, column 7: expected …`, `time: expected …`, or the reason alone. */
export function plain(reason: string): string {
  const [, line, rest] = /^line (\d+)(?:, column \d+)?: (.*)$/s.exec(reason) ?? [];
  const ofLine = rest === undefined ? null : read(rest);
  if (line !== undefined && ofLine !== null) return PLAIN.inLine(line, ofLine);
  const [, field = "", why] = /^([a-z_]+): (.*)$/s.exec(reason) ?? [];
  const name = wordOf(PLAIN.fields, field);
  if (why !== undefined && name !== undefined) return PLAIN.inField(name, read(why) ?? why);
  return read(reason) ?? reason;
}

/** A trouble of the server with each of its reasons in plain words; `own` are those in the language of the page. */
export function plainly(trouble: Pick<Trouble, "says" | "reasons">): {
  says: string;
  reasons: string[];
  own: string[];
} {
  const reasons = trouble.reasons.map(plain);
  const own = reasons.filter((reason) => !trouble.reasons.includes(reason));
  return { says: wordOf(PLAIN.says, trouble.says) ?? trouble.says, reasons, own };
}
