/** How a game stands and how it ended, in sentences. */

import type { Penalty, Standing } from "../live/standing";
import { other, type Side } from "../men";
import { capital } from "./capital";

type Counted = Pick<Standing, "offences" | "penalties" | "counts" | "first_next" | "result">;

/** What is counted in a game besides its moves, a sentence each. */
export function countsOf({ offences, penalties, counts, first_next, result }: Counted): string[] {
  const sides: Side[] = ["white", "black"];
  const completed = sides.filter((side) => (offences?.[side] ?? 0) > 0);
  return [
    ...completed.map((side) => {
      const number = offences![side];
      return `${capital(side)} has completed ${number === 1 ? "an illegal move" : `${number} illegal moves`}.`;
    }),
    ...(penalties ?? []).map(penaltyWords),
    ...Object.entries(counts ?? {}).map(
      ([what, { by, white, black, limit }]) =>
        `${capital(by)}’s count of ${what.replaceAll("-", " ")}: White ${white}, Black ${black}${limit ? ` (of ${limit})` : ""}.`,
    ),
    ...(result !== "*" && first_next ? [`${capital(first_next)} begins the next game.`] : []),
  ];
}

function penaltyWords({ side, opponent_ms, own_ms }: Penalty): string {
  const cost =
    opponent_ms === undefined
      ? `${(own_ms ?? 0) / 1000} seconds were taken from ${capital(side)}`
      : `${capital(other(side))} received ${opponent_ms / 1000} seconds`;
  return `${capital(side)} was penalised: ${cost}.`;
}

/** Events that ended a game, where their names in a script say too little. */
const ENDED_BY: Record<string, string> = {
  default: "not at the board in time",
  "no-normal-means": "no win by normal means",
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

export function resultWords(result: string, reason: string | null): string {
  const why = reason ? `: ${ENDED_BY[reason] ?? reason.replaceAll("-", " ")}` : "";
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
