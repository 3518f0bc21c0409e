/** An open seat in one line. */

import type { OpenSeat } from "../live/open";
import { LOBBY } from "../messages/lobby";
import { timeWords } from "../time/words";

/** "FIDE 2023 · 3 minutes and 2 seconds a move · guarded": what whoever takes the seat agrees to. */
export function seatWords({ header }: Pick<OpenSeat, "header">, codeName: string): string {
  const agreed = (key: string): string | null => {
    const value = header[key];
    return value === undefined || value === null || value === "none" ? null : value;
  };
  const time = agreed("time");
  const odds = agreed("odds");
  return [
    codeName,
    time === null ? LOBBY.noClock : timeWords(time),
    agreed("table") === "guarded" ? LOBBY.guarded : null,
    agreed("notice") === "silent" ? LOBBY.silent : null,
    odds === null ? null : LOBBY.odds(odds),
    agreed("start") === null ? null : LOBBY.start,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
