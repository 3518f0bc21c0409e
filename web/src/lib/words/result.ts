/** How a game stands and how it ended, in sentences. */

import type { Penalty, Standing } from "../live/standing";
import { other, type Side } from "../men";
import { NOTICES } from "../messages/notices";
import { resultSign } from "../record/replay";
import { capital } from "./capital";

type Counted = Pick<Standing, "counts" | "first_next" | "result">;

/** What is counted towards the end of the game, a sentence each. */
export function countsOf({ counts, first_next, result }: Counted): string[] {
  return [
    ...Object.entries(counts ?? {}).map(
      ([what, { by, white, black, limit }]) =>
        `${capital(by)}’s count of ${what.replaceAll("-", " ")}: White ${white}, Black ${black}${limit ? ` (of ${limit})` : ""}.`,
    ),
    ...(result !== "*" && first_next ? [`${capital(first_next)} begins the next game.`] : []),
  ];
}

type Tallied = Pick<Standing, "offences" | "penalties" | "clock">;

/** What was counted against the players so far, a sentence each. Equal penalties are two. */
export function talliesOf({ offences, penalties, clock }: Tallied): string[] {
  const sides: Side[] = ["white", "black"];
  const completed = sides.filter((side) => (offences?.[side] ?? 0) > 0);
  return [
    ...completed.map((side) => NOTICES.completed(capital(side), offences![side])),
    ...(penalties ?? []).map((penalty) => penaltyWords(penalty, clock == null)),
  ];
}

function penaltyWords({ side, opponent_ms, own_ms }: Penalty, noted: boolean): string {
  const cost =
    opponent_ms === undefined
      ? NOTICES.taken(capital(side), (own_ms ?? 0) / 1000)
      : NOTICES.received(capital(other(side)), opponent_ms / 1000);
  return NOTICES.penalised(capital(side), cost, noted);
}

/** Events that ended a game, where their names in a script say too little. */
const ENDED_BY: Record<string, string> = {
  time: "on time",
  default: "by default: not at the board in time",
  "no-normal-means": "because it cannot be won by normal means",
  "fifty-moves": "by the count of moves",
  "draw-odds": "by draw odds",
  silence: "because of silence",
  withdrawal: "because the opponent withdrew",
  tablebase: "by a tablebase",
  "illegal-moves": "because of illegal moves",
  "dead-position": "in a dead position",
  "sealed-move": "because of the sealed move",
  undertaking: "by the undertaking",
};

/** The points of a game that is over, where its result alone does not say them. */
export function pointsWords({ result, scored }: Pick<Standing, "result" | "scored">): string | null {
  if (!scored || `${scored.white}-${scored.black}` === result) return null;
  const [white, black] = [pointsText(scored.white), pointsText(scored.black)];
  return `Points: White ${white}, Black ${black}.`;
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

export function resultWords(result: string, reason: string | null): string {
  const why = reason ? ` ${ENDED_BY[reason] ?? `by ${reason.replaceAll("-", " ")}`}` : "";
  const words: Record<string, string> = {
    "1-0": "White wins",
    "0-1": "Black wins",
    "1/2-1/2": "Drawn",
    "0-0": "Both lose",
    "1/2-0": "Half a point to White, none to Black",
    "0-1/2": "Half a point to Black, none to White",
    annulled: "Annulled",
    recommenced: "To be played again",
  };
  return `${words[result] ?? result}${why}`;
}
