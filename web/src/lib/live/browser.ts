/** The line in a browser: its WebSocket, its timers, its random numbers. */

import type { Around, Wire } from "./line";
import { takeSeat } from "./requests";

/** What the line to a game needs of the browser. */
export function browser(game: string): Around {
  const address = new URL(`/api/games/${encodeURIComponent(game)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return {
    connect: () => wireOf(new WebSocket(address)),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    takeSeat: async (invitation) => {
      const { link } = await takeSeat(game, invitation, drawnFor(invitation));
      // The address changes, and with it the room: the invitation is good for nothing any more.
      location.replace(link);
    },
    id: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
  };
}

const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/** A key of one's own for a seat. It is kept, so that the seat can be taken again if the answer was lost. */
export function drawnFor(invitation: string): string {
  const name = `jadoube seat ${invitation}`;
  const kept = localStorage.getItem(name);
  if (kept !== null) return kept;
  // 26 digits of five bits hold 130; a key has 128, so the first digit is below 8.
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  const drawn = [...bytes].map((byte, at) => DIGITS[byte % (at === 0 ? 8 : 32)]).join("");
  localStorage.setItem(name, drawn);
  return drawn;
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
