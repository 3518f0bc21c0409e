/** What was tapped, in words: each tap whose it is. */

import { manOf, other, type Side } from "../lib/men";
import { readPlacement, type Placement, type Square } from "../lib/squares";
import { DESK } from "../lib/messages/desk";
import { sideName } from "../lib/words/side";
import type { Answer } from "../lib/desk/desk";
import type { Sheet } from "../lib/desk/sheet";
import { dutyWord } from "../lib/words/duties";
import { kindName } from "../lib/words/men";

type Chosen = Pick<Sheet, "question" | "offence" | "began">;

/** What is asked about, by its name. */
export const nameOf = ({ question, offence, began }: Chosen): string => {
  if (question === "start" && began !== null) return DESK.starts[began].name;
  if (question === "offence" && offence !== null) return DESK.offences[offence].name;
  return question === null ? "" : DESK.questions[question].name;
};

/** What must be done, each piece by its name. */
export const dutiesOf = ({ must, after }: Pick<Answer, "must" | "after">): string =>
  must.map((says) => dutyWord(says, readPlacement(after))).join(", ");

/** What is to be shown on the board for it. */
export const showOf = ({ question, offence, began }: Chosen): string => {
  if (question === "start" && began !== null) return DESK.starts[began].show;
  if (question === "offence" && offence !== null) return DESK.offences[offence].show;
  return question === null ? "" : DESK.questions[question].show;
};

/** Who touched: the player to move, unless it is said that it was his opponent. */
export const handOf = (sheet: Sheet, turn: Side): Side =>
  sheet.assumed.hand === "opponent" ? other(turn) : turn;

/** "the Knight on g1", "Black’s Pawn on e5" */
function manOn(men: Placement, square: Square, by: Side): string {
  const man = manOf(men.get(square) ?? "");
  if (man === null) return square;
  return man.side === by
    ? DESK.ownMan(kindName(man.kind), square)
    : DESK.otherMan(sideName(man.side), kindName(man.kind), square);
}

/** Each act that was tapped, a sentence for each. */
export function actsOf(sheet: Sheet, men: Placement, turn: Side): string[] {
  const [from, to] = sheet.squares;
  if (sheet.question === "touched") {
    const by = handOf(sheet, turn);
    return sheet.squares.map((square) => DESK.touchedMan(sideName(by), manOn(men, square, by)));
  }
  if (from === undefined) return [];
  const kind = manOf(men.get(from) ?? "")?.kind;
  const way = `${sideName(turn)}: ${kind ? `${kindName(kind)} ` : ""}${from}`;
  return [to === undefined ? `${way} → …` : `${way} → ${to}`];
}
