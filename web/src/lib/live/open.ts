/** The seats that anybody may take, and who is here. */

import type { Side } from "../men";
import { plainName } from "../names";
import { ask, seating, type TakenSeat } from "./requests";

/** A seat that anybody may take. */
export type OpenSeat = {
  game: string;
  role: Side;
  /** Who waits there; empty where he does not say. */
  name: string;
  /** What is agreed, by its key. */
  header: Record<string, string | null>;
  waited_ms: number;
};

/** How many are at the boards and look at this list, who they are, and who waits for anybody, longest first. */
export type LobbyTold = { here: number; visitors?: number; names?: string[]; seats: OpenSeat[] };

/** What a page asks as: drawn once, so that its reader is counted once, and what he is called if he says it. */
export type Visitor = { page: string; name: string };

export const openSeats = (as: Visitor | null = null): Promise<LobbyTold> => {
  const name = as ? plainName(as.name) : "";
  const query = new URLSearchParams({ ...(as ? { visitor: as.page } : {}), ...(name ? { name } : {}) });
  return ask(`seats${as ? `?${query.toString()}` : ""}`);
};

/** Takes such a seat with a key that the page has drawn. */
export const takeOpenSeat = (game: string, drawn: string, name = ""): Promise<TakenSeat> =>
  ask(`seats/${encodeURIComponent(game)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: seating(drawn, name),
  });
