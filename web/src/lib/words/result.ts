/** How a game stands and how it ended, in sentences. */

import type { Penalty, Standing } from "../live/standing";
import { other, type Side } from "../men";
import { CLAIMS } from "../messages/clauses";
import { NOTICES } from "../messages/notices";
import { ENDED_BY, ENDING, RESULTS } from "../messages/results";
import { wordOf } from "../messages/said";
import { resultSign } from "../record/replay";
import { sideName } from "./side";

type Counted = Pick<Standing, "counts" | "first_next" | "result">;

/** What is counted towards the end of the game, a sentence each. */
export function countsOf({ counts, first_next, result }: Counted): string[] {
  return [
    ...Object.entries(counts ?? {}).map(([what, { by, white, black, limit }]) =>
      ENDING.count(sideName(by), wordOf(CLAIMS, what) ?? what.replaceAll("-", " "), white, black, limit),
    ),
    ...(result !== "*" && first_next ? [ENDING.begins(sideName(first_next))] : []),
  ];
}

type Tallied = Pick<Standing, "offences" | "penalties" | "clock">;

/** What was counted against the players so far, a sentence each. Equal penalties are two. */
export function talliesOf({ offences, penalties, clock }: Tallied): string[] {
  const sides: Side[] = ["white", "black"];
  const completed = sides.filter((side) => (offences?.[side] ?? 0) > 0);
  return [
    ...completed.map((side) => NOTICES.completed(sideName(side), offences![side])),
    ...(penalties ?? []).map((penalty) => penaltyWords(penalty, clock == null)),
  ];
}

function penaltyWords({ side, opponent_ms, own_ms }: Penalty, noted: boolean): string {
  const cost =
    opponent_ms === undefined
      ? NOTICES.taken(sideName(side), (own_ms ?? 0) / 1000)
      : NOTICES.received(sideName(other(side)), opponent_ms / 1000);
  return NOTICES.penalised(sideName(side), cost, noted);
}

/** The points of a game that is over, where its result alone does not say them. */
export function pointsWords({ result, scored }: Pick<Standing, "result" | "scored">): string | null {
  if (!scored || `${scored.white}-${scored.black}` === result) return null;
  const [white, black] = [pointsText(scored.white), pointsText(scored.black)];
  return ENDING.points(white, black);
}

/** Points as they are printed: "1½" for "3/2". */
function pointsText(points: string): string {
  const [halves = "", half] = points.split("/");
  if (half === undefined) return halves;
  const whole = Math.floor(Number(halves) / 2);
  return `${whole || ""}½`;
}

/** "½–½ Drawn by agreement"; empty while the game goes on. */
export const endingOf = (standing: Pick<Standing, "result" | "reason">): string =>
  standing.result === "*"
    ? ""
    : [resultSign(standing), `${resultWords(standing.result, standing.reason)}.`].filter(Boolean).join(" ");

/** What the result is to a player: "You won."; null for a draw, and where it is neither. */
export function verdict(result: string, mine: Side | null): string | null {
  const winner = { "1-0": "white", "0-1": "black" }[result];
  if (mine === null) return null;
  if (winner === undefined) return result === "0-0" ? ENDING.lost : null;
  return winner === mine ? ENDING.won : ENDING.lost;
}

export function resultWords(result: string, reason: string | null): string {
  const why = reason && (wordOf(ENDED_BY, reason) ?? ENDING.by(reason.replaceAll("-", " ")));
  return [wordOf(RESULTS, result) ?? result, why].filter(Boolean).join(" ");
}
