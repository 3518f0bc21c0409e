/** The line in a browser: its WebSocket, its timers, its random numbers. */

import type { Invitation } from "./frames";
import type { Around, Wire } from "./wire";
import { drawnFor } from "./drawn";
import { sideOf } from "./own";
import { likes } from "../settings.svelte";
import { takeSeat, type TakenSeat } from "./requests";

/**
 * What the line to a game needs of the browser. Who comes by an invitation is asked by what name he sits down, unless
 * he was asked before; a seat that was taken is told.
 */
export function browser(
  game: string,
  ontaken: (taken: TakenSeat) => void = () => undefined,
  asks: (to: Partial<Invitation>) => Promise<string> | null = () => null,
): Around {
  const address = new URL(`/api/games/${encodeURIComponent(game)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return {
    connect: () => wireOf(new WebSocket(address)),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    takeSeat: async (invitation, to) => {
      // Only who plays on one of the two sides has a name at a game, and no arbiter.
      const plays = to.seat === undefined || sideOf(to.seat) !== null;
      const name = plays ? ((await asks(to)) ?? likes.name) : "";
      const taken = await takeSeat(game, invitation, drawnFor(invitation, localStorage), name);
      ontaken(taken);
      // The address changes, and with it the room: the invitation is good for nothing any more.
      location.replace(taken.link);
    },
    now: () => performance.now(),
    id: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
  };
}

function wireOf(socket: WebSocket): Wire {
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = ({ data }) => wire.onmessage?.({ data });
  socket.onclose = () => wire.onclose?.();
  return wire;
}
