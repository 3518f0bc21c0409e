/** Pieces, sides and squares. `man` is a piece by its name: "Springer", or "Figur" where the page sees none. */

import type * as EN from "../en/men";
import type { Said } from "../said";
import { coloured, der, YOU } from "./cases";

export const SIDES: Said<typeof EN.SIDES> = {
  white: "Weiß",
  black: "Schwarz",
  arbiter: "Schiedsrichter",
  players: "Spieler",
  you: YOU,
  your: "Ihre",
  both: "Beide",
  /** "von Weiß" */
  of: (side) => `von ${side}`,
  /** Whose claim it is, where no player made it. */
  ofArbiter: "des Schiedsrichters",
  ofComputer: (side) => `des Computers (${side})`,
};

const WINGS: Readonly<Record<string, string>> = { King: "Königs", Queen: "Damen" };
const PIECES: Readonly<Record<string, string>> = {
  Rook: "turm",
  Bishop: "läufer",
  Knight: "springer",
  fil: "fil",
};

/** "Damenspringer", "Königsläuferbauer" */
function proper(name: string): string {
  const [, wing = "", piece, pawn] =
    /^(King|Queen)'s(?: (Rook|Bishop|Knight|fil)('s Pawn)?| Pawn)$/.exec(name) ?? [];
  const [side, man] = [WINGS[wing], PIECES[piece ?? ""]];
  if (side === undefined) return name;
  if (piece === undefined) return wing === "Queen" ? "Damenbauer" : "Königsbauer";
  return man === undefined ? name : `${side}${man}${pawn ? "bauer" : ""}`;
}

export const MEN: Said<typeof EN.MEN> = {
  kinds: {
    king: "König",
    queen: "Dame",
    rook: "Turm",
    bishop: "Läufer",
    knight: "Springer",
    pawn: "Bauer",
    fers: "Fers",
    fil: "Fil",
  },
  plurals: {
    king: "Könige",
    queen: "Damen",
    rook: "Türme",
    bishop: "Läufer",
    knight: "Springer",
    pawn: "Bauern",
    fers: "Fers",
    fil: "Fil",
  },
  some: "Figur",
  proper,
  white: (man) => coloured("weiß", man),
  black: (man) => coloured("schwarz", man),
  empty: (square) => `${square}, leer`,
  on: (man, square) => `${der(man)} auf ${square}`,
  stoodOn: (man, square) => `${der(man)}, zuvor auf ${square}`,
  from: (man, square) => `${der(man)} von ${square}`,
  and: " und ",
  /** What is said of a square. */
  board: "Schachbrett",
  standIn: "ein Bauer steht dafür",
  inCheck: "im Schach",
  bound: "gebunden",
  touched: "berührt",
  canGo: "mögliches Feld",
  shaded: "schattiert",
  /** Between two duties. */
  andMust: ", und ",
};

/** A move as it is heard. */
export const HEARD: Said<typeof EN.HEARD> = {
  mate: ", matt",
  check: ", Schach",
  castlesLong: (side) => `${side} rochiert lang`,
  castlesUp: (side) => `${side} rochiert die Linie hinauf`,
  castlesShort: (side) => `${side} rochiert kurz`,
  goes: (side, man, from, to) => `${side}: ${man} von ${from} nach ${to}`,
  takes: (side, man, from, to) => `${side}: ${man} von ${from} schlägt auf ${to}`,
  promoted: (man) => `, wird ${man}`,
  stays: ", und bleibt ein Bauer",
  castlesTo: (side, king, rook) => `${side}: König nach ${king}, Turm nach ${rook}`,
};

export const OLD_MEN: Said<typeof EN.OLD_MEN> = { title: "So ziehen die Figuren" };
