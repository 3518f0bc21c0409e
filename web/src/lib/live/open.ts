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

/** The list for a page that is not counted. */
export const openSeats = (): Promise<LobbyTold> => ask("seats");

/** The list for a page whose reader is counted. His name stands in no address: others write those down. */
export const looksAtSeats = ({ page, name }: Visitor): Promise<LobbyTold> => {
  const called = plainName(name);
  return ask("seats", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ visitor: page, ...(called ? { name: called } : {}) }),
  });
};

/** Takes such a seat with a key that the page has drawn. */
export const takeOpenSeat = (game: string, drawn: string, name = ""): Promise<TakenSeat> =>
  ask(`seats/${encodeURIComponent(game)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: seating(drawn, name),
  });
